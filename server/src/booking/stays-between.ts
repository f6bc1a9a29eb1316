import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { type BookingView, selectViews } from './views.ts';

/** Whether a guest has, or had, a confirmed stay with a host. */
const hasConfirmed = async (
  db: Database,
  { accountId, hostId }: { accountId: string; hostId: string },
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT 1 FROM order_items i JOIN orders o ON o.id = i.order_id
    WHERE i.kind = 'stay' AND o.account_id = ${accountId} AND i.snapshot ->> 'hostId' = ${hostId}
      AND i.status IN ('CONFIRMED', 'COMPLETED') LIMIT 1`.execute(db);
  return rows.length > 0;
};

/** The next booked stay of a guest at a place of a host, or else the last one. */
const findAbout = async (
  db: Database,
  { accountId, hostId, listingId }: { accountId: string; hostId: string; listingId: string },
  today: string,
): Promise<BookingView | undefined> => {
  const isAhead = sql`(i.status IN ('HELD', 'CONFIRMED') AND b.depart_day >= ${today})`;
  const [view] = await selectViews(
    db,
    sql`WHERE o.account_id = ${accountId} AND b.listing_id = ${listingId} AND i.snapshot ->> 'hostId' = ${hostId}
      ORDER BY ${isAhead} DESC, CASE WHEN ${isAhead} THEN b.arrive_day END, b.arrive_day DESC, b.id LIMIT 1`,
  );
  return view;
};

/** The stays that a guest has booked with a host. */
export const staysBetween = { hasConfirmed, findAbout };
