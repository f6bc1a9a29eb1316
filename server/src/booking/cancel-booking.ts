import type { Booking } from '@golark/contract/booking/schemas';
import { dayInZone } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import type { Money } from '@golark/contract/money/schemas';
import type { Transaction } from 'kysely';
import { freeNights } from '#calendars';
import { postTransaction } from '#ledger';
import { accountOf, type Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import type { DB } from '#platform/database/tables';
import { Failure, notFound } from '#platform/failure';
import { refundAt } from '#pricing';
import { findStay } from '#stays';
import { listOwnBookings } from './list-trips.ts';
import { presentBookings } from './present-booking.ts';
import { entriesOfRefund } from './rules/split-money.ts';
import { settleRefund } from './settle-refund.ts';
import {
  type BookingRow,
  findPaidCharge,
  insertRefund,
  listRooms,
  lockBooking,
  moveBooking,
  type RefundRow,
} from './store.ts';

/** Gives the nights of a booking back; every room in the fixed order of its id. */
export const returnNights = async (trx: Transaction<DB>, booking: BookingRow): Promise<void> => {
  for (const room of await listRooms(trx, [booking.id])) {
    await freeNights(trx, {
      roomTypeId: room.room_type_id,
      units: room.units,
      arriveDay: booking.arrive_day,
      departDay: booking.depart_day,
    });
  }
};

const openRefund = async (
  ctx: Context,
  trx: Transaction<DB>,
  booking: BookingRow,
): Promise<RefundRow | null> => {
  const at = ctx.clock.now();
  const cancellation = booking.cancellation as Booking['cancellation'];
  const amount = refundAt(cancellation, at);
  const charge = await findPaidCharge(trx, booking.id);
  if (amount === 0 || !charge) return null;
  const refund = await insertRefund(trx, {
    booking_id: booking.id,
    charge_id: charge.id,
    amount,
    status: 'PENDING',
    created_at: at,
  });
  const kind =
    cancellation.schedule.find((step) => step.until === null || at < new Date(step.until))?.kind ?? 'none';
  const { lines } = booking.price as Booking['price'];
  await postTransaction(trx, {
    cause: `cancellation:${booking.id}`,
    bookingId: booking.id,
    at,
    entries: entriesOfRefund(lines, kind, amount),
  });
  return refund;
};

const assertNotOver = async (ctx: Context, booking: BookingRow): Promise<void> => {
  const stay = await findStay(ctx.db, booking.listing_id, 'en');
  if (stay && booking.depart_day <= dayInZone(ctx.clock.now(), stay.time_zone)) {
    throw new Failure('INVALID_STATE', { detail: 'This stay is over.' });
  }
};

/**
 * Cancels a booking of the caller: nights back, refund by the schedule that was kept with it, in one transaction; the
 * money goes out afterwards and is tried again by the sweep. Throws NOT_FOUND, INVALID_STATE.
 */
export const cancelBooking = async (
  ctx: Context,
  caller: Caller,
  bookingId: string,
): Promise<{ booking: Booking; refund: Money }> => {
  const accountId = accountOf(caller);
  const [own] = isUuid(bookingId) ? await listOwnBookings(ctx.db, accountId, [bookingId]) : [];
  if (!own) throw notFound('This booking');
  await assertNotOver(ctx, own);
  const refundId = await ctx.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    if (!booking) throw notFound('This booking');
    await moveBooking(trx, booking, { to: 'CANCELED', at: ctx.clock.now(), what: 'canceled' });
    await returnNights(trx, booking);
    const refund = await openRefund(ctx, trx, booking);
    await ctx.events.emit(trx, 'booking.canceled', { bookingId, refundAmount: refund?.amount ?? 0 });
    return refund?.id ?? null;
  });
  if (refundId) {
    await settleRefund(ctx, refundId).catch((error: unknown) => {
      ctx.log.warn({ err: error, refundId }, 'refund left to the sweep');
    });
  }
  const rows = await listOwnBookings(ctx.db, accountId, [bookingId]);
  const [booking] = await presentBookings(ctx, rows, caller.locale);
  if (!booking) throw notFound('This booking');
  return { booking, refund: usd(booking.refunds.reduce((sum, refund) => sum + refund.amount.amount, 0)) };
};
