import type { HoldStatus, TicketStatus } from '@golark/contract/tickets/rules';
import type { Transition } from '#platform/state-machine';

/** What happens to seats that were taken for a buyer. The database rejects every pair that is not listed here. */
export const holdTransitions: readonly Transition<
  HoldStatus,
  'ordered' | 'ended' | 'paid_late' | 'canceled',
  never
>[] = [
  { from: 'HELD', event: 'ordered', to: 'SOLD', effects: [] },
  { from: 'HELD', event: 'ended', to: 'RELEASED', effects: [] },
  // the same seats again, if they are still free
  { from: 'RELEASED', event: 'paid_late', to: 'HELD', effects: [] },
  { from: 'SOLD', event: 'canceled', to: 'RELEASED', effects: [] },
];

export const ticketTransitions: readonly Transition<TicketStatus, 'scanned' | 'canceled', never>[] = [
  { from: 'VALID', event: 'scanned', to: 'USED', effects: [] },
  { from: 'VALID', event: 'canceled', to: 'VOID', effects: [] },
  { from: 'USED', event: 'canceled', to: 'VOID', effects: [] },
];
