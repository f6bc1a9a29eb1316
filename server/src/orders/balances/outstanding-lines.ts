import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { splitAmounts } from '../rules/split-lines.ts';
import { sumOf } from '../rules/split-refund.ts';
import { type BalanceRow, listCutLines } from '../store/balances.ts';
import type { LockedOrder, OrderLine } from '../store/orders.ts';

interface WithBalance {
  order: LockedOrder;
  balance: BalanceRow;
}

const linesOf = ({ order, balance }: WithBalance): OrderLine[] =>
  order.lines.filter(({ item_id }) => item_id === balance.item_id);

/** The lines of an item, each with the part of it that a payment of so many cents covers. */
export const linesOfPart = (of: WithBalance, part: number): OrderLine[] => {
  const own = linesOf(of);
  const parts = splitAmounts(
    own.map(({ amount }) => amount),
    part,
  );
  return own.map((line, i) => ({ ...line, amount: parts[i] ?? 0 }));
};

/** The part of each line that the deposit paid, of an item with a balance. */
export const depositLines = (of: WithBalance): OrderLine[] =>
  linesOfPart(of, sumOf(linesOf(of).map(({ amount }) => amount)) - of.balance.bought_amount);

/** The rest that is still to be paid of an item, line by line: what the deposit left, less what changes took off. Adds up to the balance. */
export const outstandingLines = async (trx: Transaction<DB>, of: WithBalance): Promise<OrderLine[]> => {
  const paid = depositLines(of);
  const rest = linesOf(of).map((line, i) => ({ ...line, amount: line.amount - (paid[i]?.amount ?? 0) }));
  return [...rest, ...(await listCutLines(trx, of.order.row.id))];
};
