import type { Booking } from '@golark/contract/booking/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { listBookingPage } from './list-bookings.ts';

/** Every booking of an account, the latest first. */
export const exportBookings = async (ctx: Context, accountId: string, locale: Locale): Promise<Booking[]> => {
  const bookings: Booking[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { edges, pageInfo } = await listBookingPage(ctx, { accountId, locale }, page);
    bookings.push(...edges.map(({ node }) => node));
    pages = pageInfo.totalPages;
  }
  return bookings;
};
