import { randomUUID } from 'node:crypto';
import type { importCalendarFeed as importCall } from '@golark/contract/calendar-feeds/calls';
import { maxFeedsPerRoom } from '@golark/contract/calendar-feeds/rules';
import type { CalendarFeed } from '@golark/contract/calendar-feeds/schemas';
import type { ResponseOf } from '@golark/contract/call';
import { dayInZone } from '@golark/contract/dates/rules';
import type { Context } from '#platform/context';
import { invalidField, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import type { StayRow } from '#stays';
import { fetchFeed } from './fetch-feed.ts';
import { readFeed } from './get-feed.ts';
import { countClaims, importIn, lockFeedWithRooms } from './import-feed.ts';
import { placeTimesOf } from './places.ts';
import { deleteEvents } from './store/events.ts';
import { countFeedsOfRoom, deleteFeed, type FeedRow, insertFeed } from './store/feeds.ts';
import { updateFeed } from './update-feed.ts';

interface NewFeed {
  url: string;
  name?: string | undefined;
  roomTypeId?: string | undefined;
}

/** The address as it is requested: calendar programs write `webcal:` for `https:`. */
const addressOf = (url: string): URL => {
  const address = URL.parse(url.trim().replace(/^webcals?:/i, 'https:'));
  if (!address || !/^https?:$/.test(address.protocol)) throw invalidField('url', 'feed_bad_address');
  return address;
};

const roomOf = ({ rooms }: StayRow, roomTypeId: string | undefined): string => {
  const chosen = rooms.filter(({ id }) => roomTypeId === undefined || id === roomTypeId);
  const [room] = chosen;
  if (!room) throw notFound('This room type');
  if (chosen.length > 1) throw invalidField('roomTypeId', 'required');
  return room.id;
};

/** The site for people: `airbnb.com`. */
const siteOf = ({ hostname }: URL): string => hostname.replace(/^www\./, '').slice(-60);

/**
 * Reads the calendar of another site and imports it from now on. It is fetched before anything is stored: an address that cannot be read is
 * refused at the field `url`. Throws VALIDATION_ERROR (url, roomTypeId), NOT_FOUND for a room type.
 */
export const addFeed = async (
  ctx: Context,
  stay: StayRow,
  input: NewFeed,
): Promise<{ feed: CalendarFeed }> => {
  const address = addressOf(input.url);
  const roomTypeId = roomOf(stay, input.roomTypeId);
  if ((await countFeedsOfRoom(ctx.db, roomTypeId)) >= maxFeedsPerRoom)
    throw invalidField('url', 'feed_limit', { maximum: maxFeedsPerRoom });
  const times = placeTimesOf(stay);
  const nothingKnown = {
    etag: null,
    last_modified: null,
    content_hash: null,
    read_at: null,
    held_since: null,
  };
  const fetched = await fetchFeed(ctx, { url: address.href, ...nothingKnown, ...times });
  if (fetched.kind === 'failed') throw invalidField('url', `feed_${fetched.fault}`);
  const id = randomUUID();
  const site = siteOf(address);
  const feed = {
    id,
    listingId: stay.id,
    roomTypeId,
    name: input.name ?? site,
    url: address.href,
    host: address.hostname,
  };
  await ctx.db.transaction().execute(async (trx) => {
    const isNew = await insertFeed(trx, { ...feed, at: fetched.at });
    if (!isNew) throw invalidField('url', 'feed_known');
    await importIn(ctx, trx, { fetched, feed: { id, room_type_id: roomTypeId }, timeZone: times.timeZone });
  });
  return { feed: await readFeed(ctx, { id, listing_id: stay.id }) };
};

/** Fetches a calendar now. Throws NOT_FOUND if it was removed meanwhile. */
export const importFeedNow = async (
  ctx: Context,
  feed: FeedRow,
  { confirm }: { confirm: boolean },
): Promise<ResponseOf<typeof importCall>> => {
  const outcome = await updateFeed(ctx, feed, { isConfirmed: confirm });
  if (!outcome) throw notFound('This calendar');
  return { outcome, feed: await readFeed(ctx, feed) };
};

/** Removes a calendar with its events; their nights are open again, unless another site claims them. */
export const removeFeed = (ctx: Context, stay: StayRow, feed: FeedRow): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    if (!(await lockFeedWithRooms(trx, feed))) throw notFound('This calendar');
    await deleteEvents(trx, feed.id);
    await countClaims(trx, { feed, today: dayInZone(ctx.clock.now(), stay.time_zone) });
    reachStep('calendar-feeds.removed.before-commit');
    await deleteFeed(trx, feed.id);
  });
