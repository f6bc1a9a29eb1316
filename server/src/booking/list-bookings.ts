import type { Booking } from '@golark/contract/booking/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { countBookings, pageInfoOf, type TripIds, tripsPerPage } from './list-trips.ts';
import { presentBookings } from './present-booking.ts';
import { listAllBookings, listOwnBookings } from './views.ts';

export interface BookingPage {
  edges: { node: Booking }[];
  pageInfo: TripIds['pageInfo'];
}

const pageOf = (bookings: readonly Booking[], pageInfo: TripIds['pageInfo']): BookingPage => ({
  edges: bookings.map((node) => ({ node })),
  pageInfo,
});

/** Bookings of an account by id; ids of other accounts and unknown ids are left out. */
export const listBookingsByIds = async (
  ctx: Context,
  reader: { accountId: string; locale: Locale },
  ids: readonly string[],
): Promise<BookingPage> => {
  const views = await listOwnBookings(ctx.db, reader.accountId, { ids: ids.filter(isUuid) });
  const totalCount = views.length;
  const pageInfo = { pageNumber: 1, pageSize: 100, totalPages: Math.ceil(totalCount / 100), totalCount };
  return pageOf(presentBookings(ctx, views, reader.locale), pageInfo);
};

/** Every booking of an account, the latest first, a page of 20. */
export const listBookingPage = async (
  ctx: Context,
  reader: { accountId: string; locale: Locale },
  pageNumber: number,
): Promise<BookingPage> => {
  const offset = (pageNumber - 1) * tripsPerPage;
  const [views, count] = await Promise.all([
    listAllBookings(ctx.db, reader.accountId, { limit: tripsPerPage, offset }),
    countBookings(ctx.db, reader.accountId),
  ]);
  return pageOf(presentBookings(ctx, views, reader.locale), pageInfoOf(pageNumber, count));
};
