import type { ReservationTab } from '@golark/contract/partners/rules';
import { foldText } from '@golark/contract/text/fold';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { canceledItemStatuses } from './store.ts';
import { type BookingView, bookedStays, selectViews } from './views.ts';

const isCanceled = sql`i.status IN (${sql.join(canceledItemStatuses)})`;
export const isOwnRequest = sql`o.status = 'AWAITING_HOST' AND NOT ${isCanceled}`;
export const isPlaced = sql`i.status IN ('CONFIRMED', 'COMPLETED')`;
/** The day at the place of a booking. */
export const dayThere = (now: Date) =>
  sql`(${now}::timestamptz AT TIME ZONE (i.snapshot ->> 'timeZone'))::date`;
export const isOfHost = (hostId: string) => sql`i.kind = 'stay' AND i.snapshot ->> 'hostId' = ${hostId}`;

const reservationTabs: Record<ReservationTab, { where: (now: Date) => RawBuilder<unknown>; order: string }> =
  {
    requests: { where: () => isOwnRequest, order: 'o.hold_expires_at, b.id' },
    upcoming: {
      where: (now) => sql`${isPlaced} AND b.arrive_day > ${dayThere(now)}`,
      order: 'b.arrive_day, b.id',
    },
    current: {
      where: (now) =>
        sql`${isPlaced} AND b.arrive_day <= ${dayThere(now)} AND b.depart_day >= ${dayThere(now)}`,
      order: 'b.depart_day, b.id',
    },
    past: {
      where: (now) => sql`${isPlaced} AND b.depart_day < ${dayThere(now)}`,
      order: 'b.depart_day DESC, b.id',
    },
    canceled: { where: () => isCanceled, order: 'o.created_at DESC, b.id' },
  };

/** The bookings of a tab, narrowed by a text about guest, code or place, and by nights from `from` until before `until`. */
export interface WantedBookings {
  tab: ReservationTab;
  search?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  now: Date;
}

/** Every word has to be in the name of the guest, the code or the title in either language, without regard to accents and case. */
const hasWords = (search: string): RawBuilder<unknown> => {
  const text = sql`fold_text(concat_ws(' ', b.guest ->> 'firstName', b.guest ->> 'lastName', b.confirmation_code,
    i.snapshot #>> '{title,en}', i.snapshot #>> '{title,es}'))`;
  const words = foldText(search).split(' ').filter(Boolean);
  return sql.join([sql`true`, ...words.map((word) => sql`position(${word} IN ${text}) > 0`)], sql` AND `);
};

const wantedOf = (hostId: string, { tab, search, from, until, now }: WantedBookings) => sql`
  ${isOfHost(hostId)} AND ${reservationTabs[tab].where(now)} AND ${hasWords(search ?? '')}
  AND b.depart_day > ${from ?? '0001-01-01'}::date AND b.arrive_day < ${until ?? '9999-01-01'}::date`;

/** Part of the bookings of a host's listings in the order of their tab, and how many there are in all. */
export const listBookingsOfHost = async (
  db: Database,
  hostId: string,
  { limit, offset, ...wanted }: WantedBookings & { limit: number; offset: number },
): Promise<{ views: BookingView[]; totalCount: number }> => {
  const where = sql`WHERE ${wantedOf(hostId, wanted)}`;
  const order = sql.raw(reservationTabs[wanted.tab].order);
  const [views, count] = await Promise.all([
    selectViews(db, sql`${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`),
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM ${bookedStays} ${where}`.execute(db),
  ]);
  return { views, totalCount: count.rows[0]?.count ?? 0 };
};

/** A booking of a host's listing; the host is part of the query. */
export const findBookingOfHost = async (
  db: Database,
  bookingId: string,
  hostId: string,
): Promise<BookingView | undefined> =>
  (await selectViews(db, sql`WHERE b.id = ${bookingId} AND ${isOfHost(hostId)}`))[0];
