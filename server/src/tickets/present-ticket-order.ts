import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import type { SeatRange } from '@golark/contract/tickets/rules';
import type { Context } from '#platform/context';
import { presentLine } from '#pricing';
import { isReady } from './files/ticket-file.ts';
import { orderKeyOf } from './order-key.ts';
import { presentEvent, presentPlace } from './present-place.ts';
import { isResale } from './rules/match-offers.ts';
import { refundStepAt } from './rules/refund-tickets.ts';
import { isReturnable, returnUntilOf } from './rules/return-until.ts';
import { parseRanges } from './rules/seat-ranges.ts';
import type { TicketOrderRow } from './store/ticket-orders.ts';
import { isWithItsBuyer, transferObstacle } from './transfer/transfer-rules.ts';

const seatOf = (seat: number): SeatRange => ({ from: seat, to: seat + 1 });

const transferOf = ({
  transfer_service: service,
  transfer_reference: reference,
}: TicketOrderRow): TicketOrder['transferredWith'] =>
  service === null || reference === null ? null : { service, reference };

const presentTickets = (row: TicketOrderRow, now: Date): TicketOrder['tickets'] => {
  const obstacle = transferObstacle(row, now);
  const canTransfer = obstacle === null;
  const canCancel = obstacle === null && refundStepAt(row, now) !== null;
  return row.tickets.map((ticket) => ({
    number: ticket.number,
    place: presentPlace(row, seatOf(ticket.seat)),
    status: ticket.status,
    isReady: isReady(row, ticket),
    usedAt: ticket.used_at && new Date(ticket.used_at).toISOString(),
    transfer: ticket.transfer,
    canTransfer: canTransfer && isWithItsBuyer(ticket),
    canCancel: canCancel && isWithItsBuyer(ticket),
    isInPool: ticket.is_in_pool,
  }));
};

const presentStep = (row: TicketOrderRow, now: Date): TicketOrder['refundStep'] => {
  const step = transferObstacle(row, now) === null ? refundStepAt(row, now) : null;
  return step && { percent: step.percent, until: step.until.toISOString() };
};

export const presentTicketOrder = (ctx: Context, row: TicketOrderRow, locale: Locale): TicketOrder => {
  const last = row.payments.at(-1);
  return {
    id: row.order_id,
    code: row.code,
    status: row.order_status,
    itemId: row.item_id,
    event: presentEvent(row, locale),
    place: presentPlace(row, parseRanges(row.seats)[0] ?? null),
    quantity: row.quantity,
    buyer: { firstName: row.first_name, lastName: row.last_name, email: row.email },
    tickets: presentTickets(row, ctx.clock.now()),
    lines: row.lines.map((line) => presentLine(line, locale)),
    total: usd(row.total_amount),
    orderTotal: usd(row.order_total_amount),
    card: { brand: last?.brand ?? '', last4: last?.last4 ?? '' },
    paymentAction: row.payments.find(({ status }) => status === 'REQUIRES_ACTION')?.action ?? null,
    refunded: usd(row.refunded_amount),
    disclosures: row.disclosures,
    delivery: row.delivery,
    inHandOn: row.in_hand_on,
    isResale: isResale(row),
    deliverBy: row.deliver_by?.toISOString() ?? null,
    deliveredAt: row.deliver_by && (row.delivered_at?.toISOString() ?? null),
    transferredWith: transferOf(row),
    isMissed: row.sale_status === 'MISSED',
    holdExpiresAt: row.item_status === 'HELD' ? (row.hold_expires_at?.toISOString() ?? null) : null,
    returnUntil: isReturnable(row) ? (returnUntilOf(row)?.toISOString() ?? null) : null,
    refundStep: presentStep(row, ctx.clock.now()),
    key: orderKeyOf(ctx.secret, row.order_id),
    createdAt: row.ordered_at.toISOString(),
  };
};
