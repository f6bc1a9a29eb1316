import { stayPath } from '@golark/contract/paths';
import { describePage } from '../platform/page/describe-page.server.ts';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import { crumbsThing } from '../platform/page/structured-data.server.ts';
import { roomsOfSearch, writeRooms } from '../search/index.ts';
import { loadProperty } from './load-property.ts';
import { presentNearby } from './present-nearby.server.ts';
import { readRoomChoice } from './rooms/room-choice.ts';
import { readStayChoice } from './stay-choice.ts';
import { stayCrumbs } from './stay-crumbs.ts';
import { stayThing } from './stay-thing.server.ts';

const yearMilliseconds = 365.25 * 86_400_000;

export const loadStayPage = async (args: Parameters<typeof readPage>[0], id: string) => {
  const { api, locale, now, url } = readPage(args);
  assertPageId(id, url);
  const asked = readStayChoice(url.searchParams);
  const rooms = roomsOfSearch(asked);
  // types are of this stay alone: links to others have rooms of any type
  const search = { ...asked, rooms: rooms && writeRooms(rooms) };
  const choice = readRoomChoice(url.searchParams);
  const loaded = await loadProperty(api, { id, search, choice, now });
  const { property } = loaded;
  describePage(args, {
    path: stayPath(id),
    picture: property.images[0],
    things: (at) => [stayThing(property, at), crumbsThing(stayCrumbs(property), at)],
  });
  const { joinedOn } = property.host;
  return {
    ...loaded,
    around: presentNearby(property, locale),
    search,
    locale,
    // to the minute: the same data then renders the same page
    now: `${now.toISOString().slice(0, 16)}:00.000Z`,
    yearsHosting: Math.floor((now.getTime() - Date.parse(joinedOn)) / yearMilliseconds),
  };
};

export type StayPage = Awaited<ReturnType<typeof loadStayPage>>;
