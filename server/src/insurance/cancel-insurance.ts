import type { ResponseOf } from '@golark/contract/call';
import type { cancelInsurance as call } from '@golark/contract/insurance/calls';
import { usd } from '@golark/contract/money/rules';
import { cancelItem, refundInFull, sendRefundSoon } from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { isRefundable, presentPolicy } from './present-policy.ts';
import { findPolicy, type PolicyRow } from './store.ts';

const assertRefundable = (ctx: Context, policy: PolicyRow | undefined): void => {
  if (policy && isRefundable(policy, ctx.clock.now())) return;
  throw new Failure('INVALID_STATE', {
    detail:
      'This insurance can no longer be canceled: it is refunded within 10 days of its purchase, before the stay begins, unless the stay was given up at a loss.',
  });
};

/** Ends a policy and refunds its premium; the stay remains booked. Throws INVALID_STATE. */
export const cancelInsurance = async (
  ctx: Context,
  { locale }: Pick<AccountCaller, 'locale'>,
  policy: PolicyRow,
): Promise<ResponseOf<typeof call>> => {
  assertRefundable(ctx, policy);
  const { refundId, refundAmount } = await cancelItem(ctx, {
    orderId: policy.order_id,
    itemId: policy.id,
    actor: 'guest',
    refundPerLine: async (lines, trx) => {
      // read again with the order locked: the stay may have been canceled while this waited for it
      assertRefundable(ctx, await findPolicy(trx, policy.id));
      return refundInFull(lines);
    },
  });
  if (refundId) await sendRefundSoon(ctx, refundId);
  const ended = await findPolicy(ctx.db, policy.id);
  if (!ended) throw notFound('This insurance');
  return { policy: presentPolicy(ended, { locale, now: ctx.clock.now() }), refund: usd(refundAmount) };
};
