import type { Context } from '#platform/context';
import { returnNights } from './cancel-booking.ts';
import { settleCharge } from './settle-charge.ts';
import { settleRefund } from './settle-refund.ts';
import {
  completeStays,
  listExpiredHolds,
  listOpenCharges,
  listOpenRefunds,
  lockBooking,
  moveBooking,
} from './store.ts';

const expireHold = (ctx: Context, bookingId: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const booking = await lockBooking(trx, bookingId);
    const now = ctx.clock.now();
    if (booking?.status !== 'PAYMENT_FAILED' || !booking.hold_expires_at || booking.hold_expires_at > now)
      return;
    await moveBooking(trx, booking, { to: 'CANCELED', at: now, what: 'hold_expired' });
    await returnNights(trx, booking);
  });

const each = async (
  ctx: Context,
  ids: { id: string }[],
  work: (id: string) => Promise<unknown>,
): Promise<void> => {
  for (const { id } of ids) {
    // one that fails must not keep the others waiting; it is tried again next time
    await work(id).catch((error: unknown) => ctx.log.warn({ err: error, id }, 'left to the next sweep'));
  }
};

/**
 * Finishes what a crash or a lost answer left open: charges without an outcome, refunds not sent, holds that ran out,
 * stays that are over. `minAgeSeconds` leaves alone what a live request is probably working on.
 */
export const sweepBookings = async (ctx: Context, minAgeSeconds: number): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - minAgeSeconds * 1000);
  await each(ctx, await listOpenCharges(ctx.db, before), (id) => settleCharge(ctx, id));
  await each(ctx, await listOpenRefunds(ctx.db, before), (id) => settleRefund(ctx, id));
  await each(ctx, await listExpiredHolds(ctx.db, ctx.clock.now()), (id) => expireHold(ctx, id));
  await completeStays(ctx.db, ctx.clock.now());
};
