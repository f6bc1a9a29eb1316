import { pageInfoOf } from '@golark/contract/paging/rules';
import type { PageInfo } from '@golark/contract/paging/schemas';
import { sql } from 'kysely';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import { canceledItemStatuses, isNotOver } from './store.ts';

export const tripsPerPage = 20;

export type TripKind = 'upcoming' | 'past' | 'canceled';

export interface TripIds {
  edges: { node: { id: string } }[];
  pageInfo: PageInfo;
}

const tripsOf = (db: Database, accountId: string, { kind, now }: { kind: TripKind; now: Date }) => {
  const trips = db
    .selectFrom('bookings')
    .innerJoin('order_items', 'order_items.id', 'bookings.id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('orders.account_id', '=', accountId);
  if (kind === 'canceled') return trips.where('order_items.status', 'in', canceledItemStatuses);
  const open = trips.where('order_items.status', 'not in', canceledItemStatuses);
  if (kind === 'upcoming') return open.where(isNotOver(now));
  return open
    .where('order_items.status', 'in', ['CONFIRMED', 'COMPLETED'])
    .where((eb) => eb.not(isNotOver(now)));
};

/** One kind of trips, a page of 20 ids: upcoming ones by date, the others latest first. One query. */
export const listTrips = async (
  ctx: Context,
  accountId: string,
  wanted: { kind: TripKind; pageNumber: number },
): Promise<TripIds> => {
  const scope = { kind: wanted.kind, now: ctx.clock.now() };
  const offset = (wanted.pageNumber - 1) * tripsPerPage;
  const direction = sql.raw(wanted.kind === 'upcoming' ? 'ASC' : 'DESC');
  const trips = tripsOf(ctx.db, accountId, scope).select(['bookings.id', 'bookings.arrive_day']);
  const { rows } = await sql<{ ids: string[] | null; count: number }>`
    WITH trips AS (${trips})
    SELECT (SELECT count(*) FROM trips) AS count,
      (SELECT json_agg(page.id ORDER BY page.arrive_day ${direction}, page.id) FROM (
        SELECT * FROM trips ORDER BY arrive_day ${direction}, id LIMIT ${tripsPerPage} OFFSET ${offset}) page) AS ids
  `.execute(ctx.db);
  const row = rows[0];
  return {
    edges: (row?.ids ?? []).map((id) => ({ node: { id } })),
    pageInfo: pageInfoOf({
      pageNumber: wanted.pageNumber,
      pageSize: tripsPerPage,
      totalCount: row?.count ?? 0,
    }),
  };
};

export const countBookings = async (db: Database, accountId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('bookings')
    .innerJoin('order_items', 'order_items.id', 'bookings.id')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('orders.account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return count;
};
