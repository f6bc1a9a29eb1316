import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { listingChanges } from '#stays';
import type { BookingView } from './views.ts';

/** Lets the calendars that hosts have open load stays whose state has changed while their nights stayed taken. */
export const reportToCalendars = (
  trx: Transaction<DB>,
  bookings: readonly Pick<BookingView, 'listing_id'>[],
): Promise<void> =>
  listingChanges.record(
    trx,
    bookings.map(({ listing_id }) => listing_id),
  );
