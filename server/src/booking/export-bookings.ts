import type { Booking } from '@golark/contract/booking/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { listAllBookings } from './list-trips.ts';
import { presentBookings } from './present-booking.ts';

/** Every booking of an account, the latest first. */
export const exportBookings = async (ctx: Context, accountId: string, locale: Locale): Promise<Booking[]> => {
  const bookings: Booking[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { rows, pageInfo } = await listAllBookings(ctx.db, accountId, page);
    bookings.push(...(await presentBookings(ctx, rows, locale)));
    pages = pageInfo.totalPages;
  }
  return bookings;
};
