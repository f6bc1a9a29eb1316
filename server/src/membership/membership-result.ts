import type { ResponseOf } from '@golark/contract/call';
import type { cancelMembership } from '@golark/contract/membership/calls';
import { getAccount } from '#accounts';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';

export type MembershipResult = ResponseOf<typeof cancelMembership>;

/** The account and its membership after a change. Throws INVALID_STATE for an account that is not a member yet. */
export const membershipResult = async (ctx: Context, accountId: string): Promise<MembershipResult> => {
  const account = await getAccount(ctx, accountId);
  const subscription = account.membershipSubscription;
  if (!subscription)
    throw new Failure('INVALID_STATE', { detail: 'The payment is being processed. Look again in a minute.' });
  return { account, subscription };
};
