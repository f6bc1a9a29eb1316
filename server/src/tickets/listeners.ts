import type { Context } from '#platform/context';
import { type EventListener, listenTo } from '#platform/events/event-listener';
import { type TicketEmail, writeTicketEmail } from './emails/write-ticket-email.ts';
import { refundEvent, reportMovedEvent } from './follow-event-changes.ts';
import { findTicketOrder } from './store/ticket-orders.ts';

/** Writes an email about the tickets of an order; nothing for an order without tickets. */
const email = async (ctx: Context, orderId: string, about: Omit<TicketEmail, 'row'>): Promise<void> => {
  const row = await findTicketOrder(ctx.db, { orderId, accountId: null });
  if (!row) return;
  await ctx.db.transaction().execute((trx) => writeTicketEmail(ctx, trx, { ...about, row }));
};

const reportCancellation = async (
  ctx: Context,
  { orderId, itemId, refundAmount }: { orderId: string; itemId: string; refundAmount: number },
): Promise<void> => {
  const row = await findTicketOrder(ctx.db, { orderId, accountId: null });
  if (row?.item_id !== itemId || refundAmount === 0) return;
  const kind = row.event_status === 'CANCELED' ? 'eventCanceled' : 'refunded';
  await ctx.db.transaction().execute((trx) => writeTicketEmail(ctx, trx, { kind, row, refundAmount }));
};

export const ticketListeners: readonly EventListener[] = [
  listenTo('order.confirmed', 'tickets.email-confirmation', (ctx, { orderId }) =>
    email(ctx, orderId, { kind: 'confirmed' }),
  ),
  listenTo('event.canceled', 'tickets.refund-event', refundEvent),
  listenTo('event.moved', 'tickets.report-moved-event', reportMovedEvent),
  listenTo('order.item-canceled', 'tickets.report-cancellation', reportCancellation),
  listenTo('order.payment-refunded', 'tickets.report-late-payment', (ctx, { orderId, refundAmount }) =>
    email(ctx, orderId, { kind: 'latePayment', refundAmount }),
  ),
];
