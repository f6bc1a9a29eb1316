import type { Transition } from '#platform/state-machine';

export const returnedNightStatuses = ['OPEN', 'SOLD', 'REFUNDED', 'UNSOLD'] as const;
type ReturnedNightStatus = (typeof returnedNightStatuses)[number];

type ReturnedNightEvent = 'sold' | 'returned' | 'refunded' | 'passed';

/** A night that a guest gave back without a full refund: it is refunded once it is sold again for good. */
export const returnedNightTransitions: readonly Transition<ReturnedNightStatus, ReturnedNightEvent, never>[] =
  [
    { from: 'OPEN', event: 'sold', to: 'SOLD', effects: [] },
    { from: 'OPEN', event: 'passed', to: 'UNSOLD', effects: [] },
    { from: 'SOLD', event: 'returned', to: 'OPEN', effects: [] },
    { from: 'SOLD', event: 'refunded', to: 'REFUNDED', effects: [] },
  ];
