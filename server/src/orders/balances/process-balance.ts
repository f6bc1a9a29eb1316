import type { Transaction } from 'kysely';
import { findCardOnFile } from '#payments';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { reachStep } from '#platform/fault-point';
import { isOpenBalance } from '../rules/balance-states.ts';
import { giveUpAction, settlePayment } from '../settle-payment.ts';
import { type BalanceRow, findBalance, listDueBalances, moveBalance } from '../store/balances.ts';
import { type LockedOrder, lockOrder } from '../store/orders.ts';
import { listPayments } from '../store/payments.ts';
import { insertBalancePayment } from './insert-balance-payment.ts';
import { isLive } from './live-payment.ts';
import { scheduleBalance } from './open-balance.ts';
import { failBalance } from './record-balance.ts';

const isOverAt = ({ status, deadline_at: at }: BalanceRow, now: Date): boolean =>
  status === 'OVERDUE' && at !== null && at <= now;

/** The card that was charged before, or once it is removed the account's default. */
const findCard = (trx: Transaction<DB>, { ctx, order }: { ctx: Context; order: LockedOrder }) =>
  findCardOnFile(trx, {
    accountId: order.row.account_id ?? '',
    cardId:
      order.row.card_id ?? order.payments.findLast(({ status }) => status === 'SUCCEEDED')?.card_id ?? '',
    gateway: ctx.gateway.name,
  });

/** The attempt that is due, at most one at a time; null if none is. Without a card it fails without a call of the gateway. */
const insertDueAttempt = (ctx: Context, orderId: string): Promise<string | null> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const balance = await findBalance(trx, orderId);
    const now = ctx.clock.now();
    if (!order || !balance || !isOpenBalance(balance.status) || order.payments.some(isLive)) return null;
    if (!balance.next_attempt_at || balance.next_attempt_at > now || isOverAt(balance, now)) return null;
    const counted = { ...balance, attempts: balance.attempts + 1 };
    await moveBalance(trx, orderId, { attempts: counted.attempts, next_attempt_at: null });
    const card = await findCard(trx, { ctx, order });
    if (card) return insertBalancePayment(ctx, trx, { balance, cardId: card.id, isOffSession: true });
    await failBalance(ctx, trx, { order, balance: counted, failureCode: 'no_card' });
    return null;
  });

/** Brings a payment that is under way to its outcome, unless its buyer is at the bank. Returns whether one is left. */
const settleLive = async (ctx: Context, orderId: string, isOver: boolean): Promise<boolean> => {
  const live = (await listPayments(ctx.db, orderId)).find(isLive);
  if (!live) return false;
  if (live.status !== 'REQUIRES_ACTION') await settlePayment(ctx, live.id);
  else if (isOver) await giveUpAction(ctx, live.id);
  return (await listPayments(ctx.db, orderId)).some(isLive);
};

/**
 * Does what is due for the balance of an order: charges the card on file, or announces that the deadline is over. Doing it again
 * has no further effect.
 */
export const processBalance = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  const seen = await findBalance(ctx.db, orderId);
  if (!seen || !isOpenBalance(seen.status)) return;
  const isOver = isOverAt(seen, ctx.clock.now());
  if (await settleLive(ctx, orderId, isOver)) return;
  if (isOver) {
    const lapsed = { orderId, itemId: seen.item_id };
    await ctx.db.transaction().execute((trx) => ctx.events.emit(trx, 'order.balance-lapsed', lapsed));
    return;
  }
  const paymentId = await insertDueAttempt(ctx, orderId);
  reachStep('balance.attempted');
  if (paymentId) await settlePayment(ctx, paymentId);
};

/**
 * Whether the balance of an order is overdue, its deadline is over and no payment of it is under way. Holds the lock of the order until
 * the transaction ends.
 */
export const isUnpaidForGood = async (
  ctx: Context,
  trx: Transaction<DB>,
  orderId: string,
): Promise<boolean> => {
  const order = await lockOrder(trx, orderId);
  const balance = await findBalance(trx, orderId);
  return Boolean(order && balance && isOverAt(balance, ctx.clock.now()) && !order.payments.some(isLive));
};

/** A safety net for balances whose job is late, such as those that waited for a buyer at the bank. */
export const enqueueDueBalances = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  const due = await listDueBalances(ctx.db, now);
  await ctx.db.transaction().execute(async (trx) => {
    for (const orderId of due) await scheduleBalance(ctx, trx, { orderId, at: now });
  });
};
