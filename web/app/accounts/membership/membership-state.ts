import type { Subscription } from '@golark/contract/membership/subscription-schemas';

/** What a member has to know first: it goes on, it ends, it waits for a payment, or it is over. */
export type MembershipState = 'active' | 'ending' | 'due' | 'over';

export const stateOf = ({
  status,
  cancelAtPeriodEnd,
}: Pick<Subscription, 'status' | 'cancelAtPeriodEnd'>): MembershipState => {
  if (status === 'PAST_DUE') return 'due';
  if (status === 'EXPIRED') return 'over';
  return cancelAtPeriodEnd ? 'ending' : 'active';
};
