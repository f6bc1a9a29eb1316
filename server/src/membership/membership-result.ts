import type { ResponseOf } from '@golark/contract/call';
import type { cancelMembership } from '@golark/contract/membership/calls';
import { getAccount } from '#accounts';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';

export type MembershipResult = ResponseOf<typeof cancelMembership>;

/** The account and its membership after a change. Throws INVALID_STATE for an account that was never a member. */
export const membershipResult = async (ctx: Context, accountId: string): Promise<MembershipResult> => {
  const account = await getAccount(ctx, accountId);
  const subscription = account.membershipSubscription;
  if (!subscription) throw new Failure('INVALID_STATE', { detail: 'This account has no Go+ membership.' });
  return { account, subscription };
};

/** The same after a payment. Throws INVALID_STATE while the gateway is still working on it. */
export const activeMembership = async (ctx: Context, accountId: string): Promise<MembershipResult> => {
  const account = await getAccount(ctx, accountId);
  const subscription = account.membershipSubscription;
  if (subscription?.status === 'ACTIVE') return { account, subscription };
  throw new Failure('INVALID_STATE', {
    detail: 'Your payment is being processed. Go+ begins as soon as it succeeds.',
  });
};
