import type { Transaction } from 'kysely';
import { cancelPart, sendRefund } from '#orders';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { writeTicketEmail } from '../emails/write-ticket-email.ts';
import { refundOfTickets } from '../rules/refund-tickets.ts';
import { containsRange, parseRanges } from '../rules/seat-ranges.ts';
import { lockHoldOfItem } from '../store/holds.ts';
import { countCanceled } from '../store/sales.ts';
import { findTicketOrder } from '../store/ticket-orders.ts';
import { listSeats, type ReturnedTickets } from './pool-store.ts';

const over = (): Failure => new Failure('INVALID_STATE', { detail: 'These tickets are refunded already.' });

const release = async (
  ctx: Context,
  trx: Transaction<DB>,
  { itemId, orderId, numbers, lines }: ReturnedTickets & { lines: readonly { amount: number }[] },
): Promise<{ refundPerLine: number[]; isAll: boolean }> => {
  const sale = await lockHoldOfItem(trx, itemId);
  const seats = await listSeats(trx, { itemId, numbers });
  const canceled = parseRanges(sale?.canceled ?? '');
  if (sale?.status !== 'SOLD' || seats.some((seat) => containsRange(canceled, seat))) throw over();
  const { quantity, canceled_quantity: before } = sale;
  const part = { quantity, canceled: before, count: numbers.length, percent: 100 };
  const refundPerLine = refundOfTickets(lines, part);
  const isAll = await countCanceled(trx, { sale, seats });
  const row = isAll ? undefined : await findTicketOrder(trx, { orderId, accountId: null });
  const refundAmount = refundPerLine.reduce((sum, amount) => sum + amount, 0);
  const about = { refundAmount, canceledCount: numbers.length, cause: `pool:${numbers.join()}` };
  // an order without tickets is reported with its own event
  if (row) await writeTicketEmail(ctx, trx, { kind: 'partRefunded', row, ...about });
  return { refundPerLine, isAll };
};

/** Exactly what was paid for them. An order that was refunded in full in the meantime is left alone. */
export const refundReturned = async (ctx: Context, returned: ReturnedTickets): Promise<void> => {
  const { orderId, itemId, numbers } = returned;
  try {
    const { refundId } = await cancelPart(ctx, {
      ...{ orderId, itemId, actor: 'guest', part: `pool:${numbers.join()}` },
      release: (trx, lines) => release(ctx, trx, { ...returned, lines }),
    });
    if (refundId) await sendRefund(ctx, refundId);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};
