import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { SeatRange } from '@golark/contract/tickets/rules';
import type { TicketOrder } from '@golark/contract/tickets/schemas';
import type { Context } from '#platform/context';
import { presentLine } from '#pricing';
import { orderKeyOf } from './order-key.ts';
import { presentEvent, presentPlace } from './present-place.ts';
import { returnUntilOf } from './rules/return-until.ts';
import { parseRanges } from './rules/seat-ranges.ts';
import type { TicketOrderRow } from './store/ticket-orders.ts';

const seatOf = (seat: number): SeatRange => ({ from: seat, to: seat + 1 });

/** The file exists once the tickets are bought, unless the seller has yet to deliver them. */
const isReady = (row: TicketOrderRow): boolean =>
  row.order_status === 'CONFIRMED' && row.delivery === 'instant' && row.event_status !== 'CANCELED';

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
    tickets: row.tickets.map((ticket) => ({
      number: ticket.number,
      place: presentPlace(row, seatOf(ticket.seat)),
      status: ticket.status,
      isReady: isReady(row) && ticket.status !== 'VOID',
      usedAt: ticket.used_at && new Date(ticket.used_at).toISOString(),
    })),
    lines: row.lines.map((line) => presentLine(line, locale)),
    total: usd(row.total_amount),
    orderTotal: usd(row.order_total_amount),
    card: { brand: last?.brand ?? '', last4: last?.last4 ?? '' },
    paymentAction: row.payments.find(({ status }) => status === 'REQUIRES_ACTION')?.action ?? null,
    refunded: usd(row.refunded_amount),
    disclosures: row.disclosures,
    delivery: row.delivery,
    inHandOn: row.in_hand_on,
    isResale: row.seller_account_id !== null,
    holdExpiresAt: row.item_status === 'HELD' ? (row.hold_expires_at?.toISOString() ?? null) : null,
    returnUntil: row.order_status === 'CONFIRMED' ? (returnUntilOf(row)?.toISOString() ?? null) : null,
    key: orderKeyOf(ctx.secret, row.order_id),
    createdAt: row.ordered_at.toISOString(),
  };
};
