import { postTransaction } from '#ledger';
import type { Context } from '#platform/context';
import { reachStep } from '#platform/fault-point';
import { sellerAccountOf } from '#tickets';
import { paidOf } from './rules/payout.ts';
import { emailSellerJob, payoutJobOf } from './sale-jobs.ts';
import { findDebt, lockPayout, markPaid } from './store/payouts.ts';

/**
 * Pays the seller of a sale, once, some days after the event. What the seller owes, such as for a refund after a payout, is deducted. Tickets
 * that are still to be delivered aren't paid; an event that was moved is paid later.
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
