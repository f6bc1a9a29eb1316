import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type EventListener, listenTo } from '#platform/events/event-listener';
import { writeHostEmail } from './emails/host-emails.ts';
import { announceRequest } from './remind-hosts.ts';
import { type BookingView, listBookingsOfOrder } from './views.ts';

/** A stay that needed the host's answer was accepted by the host. */
const announceBooking = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  const booked = (await listBookingsOfOrder(ctx.db, orderId)).filter((booking) => !booking.needs_approval);
  await ctx.db.transaction().execute(async (trx) => {
    for (const booking of booked) await writeHostEmail(ctx, trx, { kind: 'booked', booking });
  });
};

/** The host who declined knows it. */
const announceExpiry = async (
  ctx: Context,
  { orderId, isExpired }: { orderId: string; isExpired?: boolean },
): Promise<void> => {
  if (!isExpired) return;
  const requests = await listBookingsOfOrder(ctx.db, orderId);
  await ctx.db.transaction().execute(async (trx) => {
    for (const booking of requests) await writeHostEmail(ctx, trx, { kind: 'requestExpired', booking });
  });
};

/** Emails the host that a guest canceled. A request that was canceled had never been confirmed. */
export const tellHostOfCancellation = (
  ctx: Context,
  trx: Transaction<DB>,
  booking: BookingView,
): Promise<void> => {
  const kind = booking.item_status === 'RELEASED' ? 'withdrawn' : 'canceled';
  return writeHostEmail(ctx, trx, { kind, booking });
};

/** What hosts are emailed about their reservations. */
export const hostListeners: readonly EventListener[] = [
  listenTo('order.requested', 'booking.email-host-request', announceRequest),
  listenTo('order.confirmed', 'booking.email-host-booking', announceBooking),
  listenTo('order.declined', 'booking.email-host-expiry', announceExpiry),
];
