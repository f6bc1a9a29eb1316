import type { MembershipStatus } from '@golark/contract/membership/rules';
import type { Transition } from '#platform/state-machine';

export type MembershipStatusEvent =
  | 'joined'
  | 'renewed'
  | 'renewal_failed'
  | 'period_ended'
  | 'renewal_given_up'
  | 'refunded';

/**
 * Every change of a membership's status. `store/subscriptions.ts` is the only code that writes it, and the database rejects
 * every pair that is not listed here (table `state_transitions`).
 */
export const membershipTransitions: readonly Transition<MembershipStatus, MembershipStatusEvent, never>[] = [
  { from: 'EXPIRED', event: 'joined', to: 'ACTIVE', effects: [] },
  { from: 'ACTIVE', event: 'renewed', to: 'ACTIVE', effects: [] },
  { from: 'ACTIVE', event: 'renewal_failed', to: 'PAST_DUE', effects: [] },
  { from: 'ACTIVE', event: 'period_ended', to: 'EXPIRED', effects: [] },
  { from: 'ACTIVE', event: 'refunded', to: 'EXPIRED', effects: [] },
  // a renewal that got no answer from the gateway until its deadline
  { from: 'ACTIVE', event: 'renewal_given_up', to: 'EXPIRED', effects: [] },
  { from: 'PAST_DUE', event: 'renewed', to: 'ACTIVE', effects: [] },
  { from: 'PAST_DUE', event: 'renewal_given_up', to: 'EXPIRED', effects: [] },
  // a payment that succeeded at the gateway, but was reported after the deadline
  { from: 'EXPIRED', event: 'renewed', to: 'ACTIVE', effects: [] },
];
