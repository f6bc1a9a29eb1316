import { stayPath } from '@golark/contract/paths';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import { loadProperty } from './load-property.ts';
import { presentNearby } from './present-nearby.server.ts';
import { readRoomChoice } from './rooms/room-choice.ts';
import { readStayChoice } from './stay-choice.ts';

const yearMilliseconds = 365.25 * 86_400_000;

export const loadStayPage = async (args: Parameters<typeof readPage>[0], id: string) => {
  const { api, locale, now, url } = readPage(args);
  assertPageId(id, url);
  // rooms are of this stay alone: links to others leave them out
  const { rooms: _rooms, ...search } = readStayChoice(url.searchParams);
  const choice = readRoomChoice(url.searchParams);
  const loaded = await loadProperty(api, { id, search, choice, now });
  const { joinedOn } = loaded.property.host;
  return {
    ...loaded,
    around: presentNearby(loaded.property, locale),
    search,
    locale,
    canonical: new URL(stayPath(id), url).href,
    // to the minute: the same data then renders the same page
    now: `${now.toISOString().slice(0, 16)}:00.000Z`,
    yearsHosting: Math.floor((now.getTime() - Date.parse(joinedOn)) / yearMilliseconds),
  };
};

export type StayPage = Awaited<ReturnType<typeof loadStayPage>>;
