import type { Context } from '#platform/context';
import { type EventListener, listenTo } from '#platform/events/event-listener';
import { writeCancellationEmail, writeConfirmationEmail } from './emails/write-booking-email.ts';
import { findBooking } from './store.ts';

const emailConfirmation = async (ctx: Context, bookingId: string): Promise<void> => {
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking) return;
  await ctx.db.transaction().execute((trx) => writeConfirmationEmail(ctx, trx, booking));
};

const emailCancellation = async (
  ctx: Context,
  { bookingId, refundAmount }: { bookingId: string; refundAmount: number },
): Promise<void> => {
  const booking = await findBooking(ctx.db, bookingId);
  if (!booking) return;
  await ctx.db.transaction().execute((trx) => writeCancellationEmail(ctx, trx, { booking, refundAmount }));
};

export const bookingListeners: readonly EventListener[] = [
  listenTo('booking.confirmed', 'booking.email-confirmation', (ctx, { bookingId }) =>
    emailConfirmation(ctx, bookingId),
  ),
  listenTo('booking.canceled', 'booking.email-cancellation', emailCancellation),
];
