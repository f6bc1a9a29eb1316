import type { QueueStatus } from '@golark/contract/queue/rules';
import type { Transition } from '#platform/state-machine';

/** The life of the queue of an event. The database rejects every pair that is not listed here. */
export const queueTransitions: readonly Transition<QueueStatus, 'drawn' | 'over' | 'rush', never>[] = [
  { from: 'ROOM', event: 'drawn', to: 'OPEN', effects: [] },
  { from: 'ROOM', event: 'over', to: 'ENDED', effects: [] },
  { from: 'OPEN', event: 'over', to: 'ENDED', effects: [] },
  // another one for the same event
  { from: 'ENDED', event: 'rush', to: 'OPEN', effects: [] },
];
