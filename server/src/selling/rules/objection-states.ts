import type { ObjectionState } from '@golark/contract/objections/rules';
import type { Transition } from '#platform/state-machine';

/** What happens to an objection of a buyer. The database rejects every pair that is not listed here. */
export const objectionTransitions: readonly Transition<
  ObjectionState,
  'withdrawn' | 'upheld' | 'rejected' | 'refunded',
  never
>[] = [
  { from: 'OPEN', event: 'withdrawn', to: 'WITHDRAWN', effects: [] },
  { from: 'OPEN', event: 'upheld', to: 'UPHELD', effects: [] },
  { from: 'OPEN', event: 'rejected', to: 'REJECTED', effects: [] },
  { from: 'OPEN', event: 'refunded', to: 'ENDED', effects: [] },
];
