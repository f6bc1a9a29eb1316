import { sql } from 'kysely';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import { isLinkKey, linkKeyOf } from '#platform/link-key';
import { publicUrlOf } from '#platform/public-url';

/** The nights of a room type in an exported calendar: without what came from one feed, or all. */
interface Exported {
  roomTypeId: string;
  feedId: string | null;
}

export interface CalendarLink extends Exported {
  listingId: string;
}

interface Renewed extends Exported {
  renewals: number;
}

const all = 'all';

const keyOf = ({ secret }: Context, link: CalendarLink, renewals: number): string =>
  linkKeyOf(secret, `calendar ${link.listingId} ${link.roomTypeId} ${link.feedId ?? all} ${renewals}`);

/**
 * How the identities in our exported calendars end: an event that comes back with it is no news. Each server has its own: what another
 * one has sold is.
 */
export const ownUidSuffixOf = ({ secret }: Pick<Context, 'secret'>): string =>
  `@${linkKeyOf(secret, 'calendar identities').slice(0, 16)}.golark`;

/** How often the links of room types were renewed; those that never were are left out. */
export const listRenewals = async (db: Database, roomTypeIds: readonly string[]): Promise<Renewed[]> => {
  const { rows } = await sql<Renewed>`
    SELECT room_type_id AS "roomTypeId", feed_id AS "feedId", renewals FROM calendar_links
    WHERE room_type_id = ANY (${[...roomTypeIds]}::text[])`.execute(db);
  return rows;
};

const renewalsOf = (renewed: readonly Renewed[], { roomTypeId, feedId }: Exported): number =>
  renewed.find((one) => one.roomTypeId === roomTypeId && one.feedId === feedId)?.renewals ?? 0;

/** The address of an exported calendar; `renewed` is from `listRenewals`. */
export const exportUrlOf = (ctx: Context, link: CalendarLink, renewed: readonly Renewed[]): string => {
  const key = keyOf(ctx, link, renewalsOf(renewed, link));
  const path = [link.listingId, link.roomTypeId, `${link.feedId ?? all}.ics`].map(encodeURIComponent);
  // paths are logged, queries are not
  return publicUrlOf(ctx, `/calendars/${path.join('/')}?key=${key}`);
};

/** The link of an address; undefined if the address was renewed, or never existed. */
export const findCalendarLink = async (
  ctx: Context,
  { of, key, ...room }: { listingId: string; roomTypeId: string; of: string; key: string },
): Promise<CalendarLink | undefined> => {
  const link = { ...room, feedId: of === all ? null : of };
  const renewals = renewalsOf(await listRenewals(ctx.db, [room.roomTypeId]), link);
  return isLinkKey(keyOf(ctx, link, renewals), key) ? link : undefined;
};

export const renewLink = async (db: Database, { roomTypeId, feedId }: Exported): Promise<void> => {
  await sql`
    INSERT INTO calendar_links AS l (room_type_id, feed_id, renewals) VALUES (${roomTypeId}, ${feedId}, 1)
    ON CONFLICT (room_type_id, feed_id) DO UPDATE SET renewals = l.renewals + 1`.execute(db);
};
