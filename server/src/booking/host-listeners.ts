import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type EventListener, listenTo } from '#platform/events/event-listener';
import { tellHostOfUnpaid } from './balance/tell-host.ts';
import { writeHostEmail } from './emails/host-emails.ts';
import { announceRequest } from './remind-hosts.ts';
import { reportToCalendars } from './report-to-calendars.ts';
import { type BookingView, listBookingsOfOrder } from './views.ts';

/** Shows the stay in the host's calendars, and emails the host unless it was accepted just now. */
const announceBooking = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  const booked = await listBookingsOfOrder(ctx.db, orderId);
  await ctx.db.transaction().execute(async (trx) => {
    await reportToCalendars(trx, booked);
    for (const booking of booked)
      if (!booking.needs_approval) await writeHostEmail(ctx, trx, { kind: 'booked', booking });
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

/**
 * Emails the host that a stay was canceled by its guest or because it was not paid; a request that was canceled had never been confirmed. The
 * host who canceled knows it.
 */
export const tellHostOfCancellation = async (
  ctx: Context,
  trx: Transaction<DB>,
  { kind, booking }: { kind: 'canceled' | 'canceled-by-host' | 'canceled-unpaid'; booking: BookingView },
): Promise<void> => {
  if (kind === 'canceled-unpaid') await tellHostOfUnpaid(ctx, trx, booking);
  if (kind !== 'canceled') return;
  const isRequest = booking.item_status === 'RELEASED';
  await writeHostEmail(ctx, trx, { kind: isRequest ? 'withdrawn' : 'canceled', booking });
};

/** The emails to hosts about their reservations. */
export const hostListeners: readonly EventListener[] = [
  listenTo('order.requested', 'booking.email-host-request', announceRequest),
  listenTo('order.confirmed', 'booking.email-host-booking', announceBooking),
  listenTo('order.declined', 'booking.email-host-expiry', announceExpiry),
];
