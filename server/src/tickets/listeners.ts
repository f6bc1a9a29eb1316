import type { Context } from '#platform/context';
import { type EventListener, listenTo } from '#platform/events/event-listener';
import { emailTicketBuyer } from './emails/email-ticket-buyer.ts';
import type { TicketEmailKind } from './emails/ticket-email.ts';
import { writeTicketEmail } from './emails/write-ticket-email.ts';
import { refundEvent, reportMovedEvent } from './follow-event-changes.ts';
import { confirmWithNetworkJob, withdrawFromNetwork } from './network/confirm-with-network.ts';
import { findTicketOrder, type TicketOrderRow } from './store/ticket-orders.ts';
import { writeTransferEmail } from './transfer/transfer-email.ts';
import { listAccepted } from './transfer/transfers-store.ts';
import { offerSeats } from './waiting-list/offer-seats.ts';
import { isWaitedFor } from './waiting-list/waiting-store.ts';

/** null if the refund is reported with the decision about an objection: tickets were delivered, and missed all the same. */
const kindOfCancellation = (row: TicketOrderRow): TicketEmailKind | null => {
  const { event_status, sale_status, delivered_at } = row;
  if (sale_status === 'MISSED') return delivered_at === null ? 'deliveryMissed' : null;
  return event_status === 'CANCELED' ? 'eventCanceled' : 'refunded';
};

const reportCancellation = async (
  ctx: Context,
  { orderId, itemId, refundAmount }: { orderId: string; itemId: string; refundAmount: number },
): Promise<void> => {
  const row = await findTicketOrder(ctx.db, { orderId, accountId: null });
  if (row?.item_id !== itemId || refundAmount === 0) return;
  const kind = kindOfCancellation(row);
  if (kind === null) return;
  const received = await listAccepted(ctx.db, { itemId });
  await ctx.db.transaction().execute(async (trx) => {
    await writeTicketEmail(ctx, trx, { kind, row, refundAmount });
    for (const { id } of received) await writeTransferEmail(ctx, trx, { kind: 'void', transferId: id });
  });
};

/** The card is authorized: the ticket network is asked, and an email tells the buyer that confirmation may take a while. */
const askNetwork = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  const row = await findTicketOrder(ctx.db, { orderId, accountId: null });
  if (!row) return;
  await ctx.db.transaction().execute(async (trx) => {
    await ctx.jobs.enqueue(trx, confirmWithNetworkJob, { data: { orderId } });
    await writeTicketEmail(ctx, trx, { kind: 'requested', row });
  });
};

/** The seats of an order that has ended go to who waits for them. */
const offerFreed = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  const row = await findTicketOrder(ctx.db, { orderId, accountId: null });
  if (row && (await isWaitedFor(ctx.db, row.event_id))) await offerSeats(ctx, { eventId: row.event_id });
};

export const ticketListeners: readonly EventListener[] = [
  listenTo('order.confirmed', 'tickets.email-confirmation', (ctx, { orderId }) =>
    emailTicketBuyer(ctx, orderId, { kind: 'confirmed' }),
  ),
  listenTo('order.requested', 'tickets.ask-network', askNetwork),
  listenTo('order.declined', 'tickets.report-rejection', (ctx, { orderId }) =>
    emailTicketBuyer(ctx, orderId, { kind: 'rejected' }),
  ),
  listenTo('order.item-canceled', 'tickets.withdraw-from-network', (ctx, { itemId }) =>
    withdrawFromNetwork(ctx, itemId),
  ),
  listenTo('event.canceled', 'tickets.refund-event', refundEvent),
  listenTo('event.moved', 'tickets.report-moved-event', reportMovedEvent),
  listenTo('order.expired', 'tickets.offer-expired', offerFreed),
  listenTo('order.item-canceled', 'tickets.offer-canceled', offerFreed),
  listenTo('order.payment-refunded', 'tickets.offer-refunded', offerFreed),
  listenTo('order.item-canceled', 'tickets.report-cancellation', reportCancellation),
  listenTo('order.payment-refunded', 'tickets.report-late-payment', (ctx, { orderId, refundAmount }) =>
    emailTicketBuyer(ctx, orderId, { kind: 'latePayment', refundAmount }),
  ),
];
