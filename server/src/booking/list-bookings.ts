import type { Booking } from '@golark/contract/booking/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { PageInfo } from '@golark/contract/paging/schemas';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { countBookings, tripsPerPage } from './list-trips.ts';
import { presentBookings } from './present-booking.ts';
import { listAllBookings, listOwnBookings } from './views.ts';

export interface BookingPage {
  edges: { node: Booking }[];
  pageInfo: PageInfo;
}

const pageOf = (bookings: readonly Booking[], pageInfo: PageInfo): BookingPage => ({
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
  const pageInfo = pageInfoOf({ pageNumber: 1, pageSize: 100, totalCount });
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
  return pageOf(
    presentBookings(ctx, views, reader.locale),
    pageInfoOf({ pageNumber, pageSize: tripsPerPage, totalCount: count }),
  );
};
