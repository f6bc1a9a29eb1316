import { randomUUID } from 'node:crypto';
import { cutBalanceBy } from '@golark/contract/pricing/payment-plans';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { isOpenBalance } from '../rules/balance-states.ts';
import { sumOf } from '../rules/split-refund.ts';
import { type BalanceRow, findBalance, insertCut, setBalanceAmount } from '../store/balances.ts';
import type { LockedOrder, OrderLine } from '../store/orders.ts';
import { isLive } from './live-payment.ts';
import { outstandingLines } from './outstanding-lines.ts';

interface Refund {
  order: LockedOrder;
  itemId: string;
  /** Identifies the refund. */
  cause: string;
  /** The cut, line by line: negative amounts are in the buyer's favor. */
  lines: readonly OrderLine[];
}

const totalOf = (lines: readonly OrderLine[]): number => sumOf(lines.map(({ amount }) => amount));

const negated = (lines: readonly OrderLine[]): OrderLine[] =>
  lines.map((line) => ({ ...line, amount: -line.amount }));

/** A rest that cannot be charged is waived, and the platform pays it to those who receive it. */
const waived = (lines: readonly OrderLine[], { itemId }: Refund): OrderLine[] => {
  const rest = totalOf(lines);
  if (rest <= 0) return [];
  const line = { item_id: itemId, position: 0, code: 'service_fee' as const, params: {}, quantity: 1 };
  return [{ ...line, amount: -rest, payee: 'platform:fees' }];
};

const insert = async (
  ctx: Context,
  trx: Transaction<DB>,
  { refund, lines, left }: { refund: Refund; lines: readonly OrderLine[]; left: number },
): Promise<void> => {
  const orderId = refund.order.row.id;
  const created_at = ctx.clock.now();
  const amount = -totalOf(lines);
  await insertCut(trx, {
    id: randomUUID(),
    order_id: orderId,
    cause: refund.cause,
    amount,
    created_at,
    lines: JSON.stringify(lines),
  });
  await setBalanceAmount(trx, orderId, left);
  await ctx.events.emit(trx, 'order.balance-reduced', { orderId });
};

/** The open balance of an item that no payment is paying at this moment. */
const findIdle = async (trx: Transaction<DB>, { order, itemId }: Refund): Promise<BalanceRow | undefined> => {
  if (!order.payments.some(({ purpose }) => purpose === 'deposit')) return undefined;
  const balance = await findBalance(trx, order.row.id);
  const isIdle = balance?.item_id === itemId && isOpenBalance(balance.status) && !order.payments.some(isLive);
  return isIdle ? balance : undefined;
};

/**
 * Takes a refund off the balance that its buyer still has to pay. Returns the lines that are left to be posted, with what is left to be
 * refunded: all of them without an open balance, none if the balance is greater than the refund.
 */
export const cutBalance = async (
  ctx: Context,
  trx: Transaction<DB>,
  refund: Refund,
): Promise<readonly OrderLine[]> => {
  const { lines } = refund;
  const amount = -totalOf(lines);
  const balance = amount > 0 ? await findIdle(trx, refund) : undefined;
  if (!balance) return lines;
  const { left } = cutBalanceBy(balance.amount, amount);
  if (left > 0) {
    await insert(ctx, trx, { refund, lines, left });
    return [];
  }
  const outstanding = await outstandingLines(trx, { order: refund.order, balance });
  await insert(ctx, trx, { refund, lines: negated(outstanding), left: 0 });
  const posted = [...lines, ...outstanding];
  return [...posted, ...waived(posted, refund)];
};
