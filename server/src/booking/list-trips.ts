import { sql } from 'kysely';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import type { BookingRow } from './store.ts';

const tripsPerPage = 20;

export type TripKind = 'upcoming' | 'past' | 'canceled';

export interface TripIds {
  edges: { node: { id: string } }[];
  pageInfo: { pageNumber: number; pageSize: number; totalPages: number; totalCount: number };
}

/** A trip is over when its departure day is over where the house stands. */
const isOver = (now: Date) =>
  sql<boolean>`bookings.depart_day < (${now}::timestamptz AT TIME ZONE listings.time_zone)::date`;

const tripsOf = (db: Database, accountId: string, kind: { kind: TripKind; now: Date }) => {
  const trips = db
    .selectFrom('bookings')
    .innerJoin('listings', 'listings.id', 'bookings.listing_id')
    .where('bookings.account_id', '=', accountId);
  if (kind.kind === 'canceled') return trips.where('bookings.status', 'in', ['CANCELED', 'DECLINED']);
  const open = trips.where('bookings.status', 'not in', ['CANCELED', 'DECLINED']);
  if (kind.kind === 'upcoming') return open.where((eb) => eb.not(isOver(kind.now)));
  return open.where('bookings.status', 'in', ['CONFIRMED', 'COMPLETED']).where(isOver(kind.now));
};

const pageInfoOf = (pageNumber: number, totalCount: number): TripIds['pageInfo'] => ({
  pageNumber,
  pageSize: tripsPerPage,
  totalPages: Math.ceil(totalCount / tripsPerPage),
  totalCount,
});

/** Ids of one kind of trips, a page of 20: the next first, or the latest first. */
export const listTrips = async (
  ctx: Context,
  accountId: string,
  wanted: { kind: TripKind; pageNumber: number },
): Promise<TripIds> => {
  const scope = { kind: wanted.kind, now: ctx.clock.now() };
  const [rows, count] = await Promise.all([
    tripsOf(ctx.db, accountId, scope)
      .select('bookings.id')
      .orderBy('bookings.arrive_day', wanted.kind === 'upcoming' ? 'asc' : 'desc')
      .orderBy('bookings.id')
      .limit(tripsPerPage)
      .offset((wanted.pageNumber - 1) * tripsPerPage)
      .execute(),
    tripsOf(ctx.db, accountId, scope)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    edges: rows.map(({ id }) => ({ node: { id } })),
    pageInfo: pageInfoOf(wanted.pageNumber, count.count),
  };
};

export interface OwnBookings {
  rows: BookingRow[];
  pageInfo: TripIds['pageInfo'];
}

const idsAtMost = 100;

/** Bookings of this account among the ids, in the order asked for; the owner is part of the query. */
export const listOwnBookings = async (
  db: Database,
  accountId: string,
  ids: string[],
): Promise<BookingRow[]> => {
  const rows = (await db
    .selectFrom('bookings')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', sql<string>`ANY(${ids.slice(0, idsAtMost)}::uuid[])`)
    .execute()) as BookingRow[];
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** Every booking of this account, the latest first, a page of 20. */
export const listAllBookings = async (
  db: Database,
  accountId: string,
  pageNumber: number,
): Promise<OwnBookings> => {
  const own = db.selectFrom('bookings').where('account_id', '=', accountId);
  const [rows, { count }] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(tripsPerPage)
      .offset((pageNumber - 1) * tripsPerPage)
      .execute(),
    own.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows as BookingRow[], pageInfo: pageInfoOf(pageNumber, count) };
};
