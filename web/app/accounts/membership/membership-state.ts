import type { Subscription } from '@golark/contract/membership/subscription-schemas';

/** The state of the membership: it renews, it ends, its payment is due, or it has ended. */
export type MembershipState = 'active' | 'ending' | 'due' | 'over';

export const stateOf = ({
  status,
  cancelAtPeriodEnd,
}: Pick<Subscription, 'status' | 'cancelAtPeriodEnd'>): MembershipState => {
  if (status === 'PAST_DUE') return 'due';
  if (status === 'EXPIRED') return 'over';
  return cancelAtPeriodEnd ? 'ending' : 'active';
};
