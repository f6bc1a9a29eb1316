import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { splitAmounts } from '../rules/split-lines.ts';
import { sumOf } from '../rules/split-refund.ts';
import { findBalance } from '../store/balances.ts';
import type { LockedOrder, OrderLine } from '../store/orders.ts';
import type { PaymentRow } from '../store/payments.ts';

/**
 * What a payment pays of each line of its order. Of an item with a balance the deposit pays a part of each line, and the balance exactly
 * the rest.
 */
export const linesPaidBy = async (
  trx: Transaction<DB>,
  { order, payment }: { order: LockedOrder; payment: Pick<PaymentRow, 'purpose'> },
): Promise<OrderLine[]> => {
  const { purpose } = payment;
  if (purpose !== 'deposit' && purpose !== 'balance') return order.lines;
  const balance = await findBalance(trx, order.row.id);
  if (!balance) throw new Error(`order ${order.row.id} has no balance`);
  const own = order.lines.filter(({ item_id }) => item_id === balance.item_id);
  const amounts = own.map(({ amount }) => amount);
  const deposits = splitAmounts(amounts, sumOf(amounts) - balance.amount);
  const partOf = new Map(own.map((line, i) => [line, deposits[i] ?? 0]));
  if (purpose === 'balance')
    return own.map((line) => ({ ...line, amount: line.amount - (partOf.get(line) ?? 0) }));
  return order.lines.map((line) => ({ ...line, amount: partOf.get(line) ?? line.amount }));
};
