import type { Transaction } from 'kysely';
import { lockAccount } from '#accounts';
import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { reachStep } from '#platform/fault-point';
import { sellerAccountOf } from '#tickets';
import { paidOf } from './rules/payout.ts';
import { emailSellerJob, payoutJobOf } from './sale-jobs.ts';
import { findDebt, lockPayout, markPaid, postpone } from './store/payouts.ts';

/** How long the payout of a suspended seller waits before the next look. */
const suspendedHours = 24;

const isSuspended = async (trx: Transaction<DB>, accountId: string): Promise<boolean> =>
  Boolean((await lockAccount(trx, accountId, 'share'))?.suspended_at);

/**
 * Pays the seller of a sale, once, some days after the event. What the seller owes, such as for a refund after a payout, is deducted. Tickets
 * that are still to be delivered aren't paid; an event that was moved
 * is paid later, and so is a seller who is suspended.
 */
export const paySeller = (ctx: Context, { itemId }: { itemId: string }): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const payout = await lockPayout(trx, itemId);
    const at = ctx.clock.now();
    if (payout?.status !== 'HELD') return;
    if (payout.paysAt > at) {
      await ctx.jobs.enqueueAll(trx, [payoutJobOf(itemId, payout.paysAt)]);
      return;
    }
    if (!payout.isDelivered) throw new Error(`the sale ${itemId} is neither delivered nor missed`);
    const { sellerAccountId, amount, orderId } = payout;
    if (await isSuspended(trx, sellerAccountId)) {
      const paysAt = new Date(at.getTime() + suspendedHours * 3_600_000);
      await postpone(trx, itemId, paysAt);
      await ctx.jobs.enqueueAll(trx, [payoutJobOf(itemId, paysAt)]);
      return;
    }
    const account = sellerAccountOf({ sellerAccountId, venueId: '' });
    const paidAmount = paidOf(amount, await findDebt(trx, { account, sellerAccountId }));
    const entries = [
      { account, amount: paidAmount },
      { account: `payouts:${sellerAccountId}`, amount: -paidAmount },
    ];
    if (paidAmount > 0)
      await postTransaction(trx, { cause: `payout:${itemId}`, ...{ orderId, at }, entries });
    await markPaid(trx, itemId, { paidAmount, at });
    await ctx.jobs.enqueue(trx, emailSellerJob, { data: { itemId, kind: 'paid' } });
    reachStep('selling.paid.before-commit');
  });
