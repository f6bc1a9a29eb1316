import type { PayoutState, SaleState } from '@golark/contract/selling/rules';
import type { Transition } from '#platform/state-machine';

/** What happens to tickets that were sold. The database rejects every pair that is not listed here. */
export const saleTransitions: readonly Transition<
  SaleState,
  'delivered' | 'deadline' | 'objection_upheld' | 'refunded',
  never
>[] = [
  { from: 'DUE', event: 'delivered', to: 'DELIVERED', effects: [] },
  { from: 'DUE', event: 'deadline', to: 'MISSED', effects: [] },
  { from: 'DUE', event: 'refunded', to: 'CANCELED', effects: [] },
  { from: 'DELIVERED', event: 'objection_upheld', to: 'MISSED', effects: [] },
  { from: 'DELIVERED', event: 'refunded', to: 'CANCELED', effects: [] },
];

export const payoutTransitions: readonly Transition<
  PayoutState,
  'paid' | 'objected' | 'objection_ended' | 'refunded',
  never
>[] = [
  { from: 'HELD', event: 'paid', to: 'PAID', effects: [] },
  { from: 'HELD', event: 'objected', to: 'STOPPED', effects: [] },
  { from: 'HELD', event: 'refunded', to: 'REVERSED', effects: [] },
  { from: 'STOPPED', event: 'objection_ended', to: 'HELD', effects: [] },
  { from: 'STOPPED', event: 'refunded', to: 'REVERSED', effects: [] },
  // the seller owes it
  { from: 'PAID', event: 'refunded', to: 'REVERSED', effects: [] },
];
