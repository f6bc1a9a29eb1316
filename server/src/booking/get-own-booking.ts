import type { Booking } from '@golark/contract/booking/schemas';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { findBookingOfHost } from './host-bookings.ts';
import { presentBookings } from './present-booking.ts';
import { type BookingView, listOwnBookings } from './views.ts';

/** A booking of this account, or undefined. */
export const findOwnBooking = async (
  ctx: Context,
  bookingId: string,
  accountId: string,
): Promise<BookingView | undefined> =>
  isUuid(bookingId) ? (await listOwnBookings(ctx.db, accountId, { ids: [bookingId] }))[0] : undefined;

/** A booking of a listing of this host, or undefined. */
export const findReservationOfHost = async (
  ctx: Context,
  bookingId: string,
  hostId: string,
): Promise<BookingView | undefined> =>
  isUuid(bookingId) ? findBookingOfHost(ctx.db, bookingId, hostId) : undefined;

/** A booking of the caller as it is now. Throws NOT_FOUND. */
export const getOwnBooking = async (
  ctx: Context,
  caller: AccountCaller,
  bookingId: string,
): Promise<Booking> => {
  const view = await findOwnBooking(ctx, bookingId, caller.accountId);
  const [booking] = presentBookings(ctx, view ? [view] : [], caller.locale);
  if (!booking) throw notFound('This booking');
  return booking;
};
