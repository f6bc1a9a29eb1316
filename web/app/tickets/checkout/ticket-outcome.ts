import type { Hold } from '@golark/contract/tickets/order-schemas';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';

export type TicketProblem =
  | 'declined'
  | 'expired'
  | 'gone'
  | 'limit'
  | 'changed'
  | 'ended'
  | 'running'
  | 'failed';

export type TicketOutcome = FormOutcome & {
  /** Why the purchase failed; absent when fields of the form are wrong. */
  failure?: TicketProblem;
  /** Until when the seats stay held after a declined card. */
  heldUntil?: string | null;
  /** The hold at its current price. */
  hold?: Hold;
  reference?: string;
};
