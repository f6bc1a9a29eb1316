import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { findBalance } from '../store/balances.ts';
import type { LockedOrder, OrderLine } from '../store/orders.ts';
import type { PaymentRow } from '../store/payments.ts';
import { depositLines, linesOfPart, outstandingLines } from './outstanding-lines.ts';

/**
 * What a payment pays of each line of its order. Of an item with a balance the deposit pays a part of each line, and the balance exactly
 * the rest. One that arrives with the amount of an earlier balance, to be refunded, pays in proportion.
 */
export const linesPaidBy = async (
  trx: Transaction<DB>,
  { order, payment }: { order: LockedOrder; payment: Pick<PaymentRow, 'purpose' | 'amount'> },
): Promise<OrderLine[]> => {
  const { purpose, amount } = payment;
  if (purpose !== 'deposit' && purpose !== 'balance') return order.lines;
  const balance = await findBalance(trx, order.row.id);
  if (!balance) throw new Error(`order ${order.row.id} has no balance`);
  const of = { order, balance };
  if (purpose === 'balance')
    return amount === balance.amount ? outstandingLines(trx, of) : linesOfPart(of, amount);
  const others = order.lines.filter(({ item_id }) => item_id !== balance.item_id);
  return [...depositLines(of), ...others];
};
