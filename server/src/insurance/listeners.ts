import { cancelItem, refundInFull } from '#orders';
import type { Context } from '#platform/context';
import { type EventListener, listenTo } from '#platform/events/event-listener';
import { writeInsuranceEmail } from './emails/write-insurance-email.ts';
import { settlePolicies, settlePolicy } from './settle-policy.ts';
import { findPolicy, findPolicyOfStay } from './store.ts';

interface ItemCanceled {
  orderId: string;
  itemId: string;
  refundAmount: number;
  isRefundedInFull: boolean;
}

/** Nothing is left to insure once a stay is refunded in full; after a smaller refund the policy remains, to claim the rest. */
const followStay = async (
  ctx: Context,
  { orderId, itemId, isRefundedInFull }: ItemCanceled,
): Promise<void> => {
  const policy = await findPolicyOfStay(ctx.db, itemId);
  if (!policy?.is_current || policy.status !== 'CONFIRMED' || !isRefundedInFull) return;
  await cancelItem(ctx, {
    ...{ orderId, itemId: policy.id, actor: 'operator' },
    refundPerLine: refundInFull,
  });
};

/** A policy covers the days of its stay, whenever it is moved. */
const followMovedStay = async (ctx: Context, { bookingId }: { bookingId: string }): Promise<void> => {
  const policy = await findPolicyOfStay(ctx.db, bookingId);
  if (policy) await settlePolicy(ctx, policy.id);
};

const report = async (ctx: Context, { itemId, refundAmount }: ItemCanceled): Promise<void> => {
  const policy = await findPolicy(ctx.db, itemId);
  if (!policy || refundAmount === 0) return;
  await settlePolicy(ctx, itemId);
  await ctx.db
    .transaction()
    .execute((trx) => writeInsuranceEmail(ctx, trx, { kind: 'canceled', policy, refundAmount }));
};

export const insuranceListeners: readonly EventListener[] = [
  listenTo('order.confirmed', 'insurance.issue', settlePolicies),
  listenTo('booking.moved', 'insurance.follow-moved-stay', followMovedStay),
  listenTo('order.item-canceled', 'insurance.follow-stay', followStay),
  listenTo('order.item-canceled', 'insurance.report-cancellation', report),
];
