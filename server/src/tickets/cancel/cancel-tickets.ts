import { usd } from '@golark/contract/money/rules';
import type { Money } from '@golark/contract/money/schemas';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import type { CancelTicketsInput, TicketRefund } from '@golark/contract/tickets/schemas';
import type { Transaction } from 'kysely';
import { cancelPart, sendRefundSoon } from '#orders';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isViolationOf } from '#platform/database/constraint';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField } from '#platform/failure';
import { writeTicketEmail } from '../emails/write-ticket-email.ts';
import { findAccessibleOrder, getTicketOrder, type OrderAccess } from '../own-ticket-orders.ts';
import { keepsSpaces } from '../rules/bay-tickets.ts';
import { type RefundStep, refundOfTickets, refundStepAt } from '../rules/refund-tickets.ts';
import { lockHoldOfItem } from '../store/holds.ts';
import { cancelSeats } from '../store/sales.ts';
import type { TicketOrderRow } from '../store/ticket-orders.ts';
import { isWithItsBuyer, transferObstacle } from '../transfer/transfer-rules.ts';
import { enqueueOffers } from '../waiting-list/offer-seats.ts';

const notCancelable = (detail: string): Failure => new Failure('INVALID_STATE', { detail });
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The step of the event's rule that applies to these tickets. Throws INVALID_STATE, VALIDATION_ERROR (tickets). */
const getStep = (row: TicketOrderRow, numbers: readonly number[], now: Date): RefundStep => {
  const obstacle = transferObstacle(row, now);
  if (obstacle === 'resale')
    throw notCancelable('A seller sold these tickets. They can be sold again, but not canceled.');
  const step = obstacle === null ? refundStepAt(row, now) : null;
  if (!step) throw notCancelable('These tickets can no longer be canceled for a refund.');
  for (const number of numbers) {
    const ticket = row.tickets.find((one) => one.number === number);
    if (!ticket) throw invalidField('tickets', 'invalid');
    if (!isWithItsBuyer(ticket))
      throw notCancelable('One of these tickets is used, canceled, or was given to somebody else.');
  }
  if (!keepsSpaces(row, numbers))
    throw notCancelable('A wheelchair space can only be canceled together with its companion seats.');
  return step;
};

const refundOf = (
  row: Pick<TicketOrderRow, 'quantity' | 'canceled_quantity' | 'lines'>,
  { count, percent }: { count: number; percent: number },
): number[] =>
  refundOfTickets(row.lines, { quantity: row.quantity, canceled: row.canceled_quantity, count, percent });

/** What canceling refunds at this moment. Throws NOT_FOUND, INVALID_STATE, VALIDATION_ERROR (tickets). */
export const previewCancellation = async (
  ctx: Context,
  caller: Caller,
  { access, numbers }: { access: OrderAccess; numbers: readonly number[] },
): Promise<TicketRefund> => {
  const row = await findAccessibleOrder(ctx, caller, access);
  const tickets = [...new Set(numbers)];
  const { percent, until } = getStep(row, tickets, ctx.clock.now());
  const amountAt = (share: number): Money =>
    usd(sum(refundOf(row, { count: tickets.length, percent: share })));
  return { tickets, percent, until: until.toISOString(), paid: amountAt(100), refund: amountAt(percent) };
};

interface Canceling {
  row: TicketOrderRow;
  numbers: readonly number[];
  percent: number;
  expectedAmount: number;
}

/** Somebody offers one of these seats already: their buyer, who wants to sell it. */
const forSale = (error: unknown): unknown =>
  isViolationOf(error, 'ticket_listings_no_overlap')
    ? notCancelable('One of these tickets is for sale. Remove it from sale first.')
    : error;

const release = async (
  ctx: Context,
  trx: Transaction<DB>,
  { row, numbers, percent, expectedAmount, lines }: Canceling & { lines: TicketOrderRow['lines'] },
): Promise<{ refundPerLine: number[]; isAll: boolean }> => {
  const itemId = row.item_id;
  const now = ctx.clock.now();
  const sale = await lockHoldOfItem(trx, itemId);
  if (sale?.status !== 'SOLD') throw notCancelable('This order can no longer be canceled.');
  const { quantity, canceled_quantity } = sale;
  const refundPerLine = refundOf({ quantity, canceled_quantity, lines }, { count: numbers.length, percent });
  if (sum(refundPerLine) !== expectedAmount)
    throw notCancelable('The refund has changed. Look at it again before you cancel.');
  const isDone = await cancelSeats(trx, { sale, itemId, numbers, now }).catch((error: unknown) => {
    throw forSale(error);
  });
  if (!isDone) throw notCancelable('One of these tickets was used, canceled or given away in the meantime.');
  const isAll = canceled_quantity + numbers.length === quantity;
  const about = { row, refundAmount: expectedAmount, canceledCount: numbers.length, cause: numbers.join() };
  // an order without tickets is reported, and its seats are offered, with its own event
  if (!isAll) {
    await writeTicketEmail(ctx, trx, { kind: 'partRefunded', ...about });
    await enqueueOffers(ctx, trx, row.event_id);
  }
  return { refundPerLine, isAll };
};

/**
 * Cancels tickets under the rule of the event: they are void, their seats for sale again, and the refund is on its way. Throws
 * NOT_FOUND, INVALID_STATE, VALIDATION_ERROR (tickets).
 */
export const cancelTickets = async (
  ctx: Context,
  caller: Caller,
  { access, input }: { access: OrderAccess; input: CancelTicketsInput },
): Promise<{ order: TicketOrder; refund: Money }> => {
  const row = await findAccessibleOrder(ctx, caller, access);
  const numbers = [...new Set(input.tickets)].sort((a, b) => a - b);
  const { percent } = getStep(row, numbers, ctx.clock.now());
  const canceling = { row, numbers, percent, expectedAmount: input.refundAmount };
  const { refundId, refundAmount } = await cancelPart(ctx, {
    ...{ orderId: row.order_id, itemId: row.item_id, actor: 'guest', part: numbers.join() },
    release: (trx, lines) => release(ctx, trx, { ...canceling, lines: [...lines] }),
  });
  if (refundId) await sendRefundSoon(ctx, refundId);
  const { order } = await getTicketOrder(ctx, caller, access);
  return { order, refund: usd(refundAmount) };
};
