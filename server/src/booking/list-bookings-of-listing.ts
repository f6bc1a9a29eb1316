import { longestStayRule } from '@golark/contract/calendars/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { type BookingView, selectViews } from './views.ts';

/** The bookings that hold nights of a listing in a half-open range. */
export const listBookingsOfListing = (
  db: Database,
  listingId: string,
  { from, until }: { from: string; until: string },
): Promise<BookingView[]> =>
  selectViews(
    db,
    sql`WHERE b.listing_id = ${listingId} AND b.holds_nights AND b.depart_day > ${from}::date AND b.arrive_day < ${until}::date
      AND b.arrive_day >= ${from}::date - ${longestStayRule}::integer ORDER BY b.arrive_day, b.id`,
  );
