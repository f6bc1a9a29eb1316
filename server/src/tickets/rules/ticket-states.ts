import type { HoldStatus, TicketStatus, TransferStatus } from '@golark/contract/tickets/rules';
import type { WaitingStatus } from '@golark/contract/waiting-list/rules';
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

/** What happens to somebody on a waiting list. */
export const waitingTransitions: readonly Transition<
  WaitingStatus,
  'offered' | 'left' | 'ended' | 'bought' | 'missed',
  never
>[] = [
  { from: 'WAITING', event: 'offered', to: 'OFFERED', effects: [] },
  { from: 'WAITING', event: 'left', to: 'LEFT', effects: [] },
  { from: 'WAITING', event: 'ended', to: 'ENDED', effects: [] },
  { from: 'OFFERED', event: 'bought', to: 'BOUGHT', effects: [] },
  { from: 'OFFERED', event: 'missed', to: 'MISSED', effects: [] },
];

/** What happens to tickets that are sent to somebody. */
export const transferTransitions: readonly Transition<
  TransferStatus,
  'accepted' | 'withdrawn' | 'declined' | 'expired',
  never
>[] = [
  { from: 'SENT', event: 'accepted', to: 'ACCEPTED', effects: [] },
  { from: 'SENT', event: 'withdrawn', to: 'WITHDRAWN', effects: [] },
  { from: 'SENT', event: 'declined', to: 'DECLINED', effects: [] },
  { from: 'SENT', event: 'expired', to: 'EXPIRED', effects: [] },
];
