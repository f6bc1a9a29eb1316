import type { Quote } from '@golark/contract/pricing/schemas';
import type { FormOutcome } from '../platform/page/form-outcome.ts';

export type BookingProblem =
  | 'declined'
  | 'taken'
  | 'expired'
  | 'changed'
  | 'running'
  | 'failed'
  /** The account has Go+ already. */
  | 'member'
  /** The code of Go+ no longer applies. */
  | 'goPlus'
  /** The price of the insurance no longer applies. */
  | 'insurance'
  /** The seats are no longer held. */
  | 'tickets'
  | 'ticketLimit';

export type BookingOutcome = FormOutcome & {
  /** Why the booking failed; absent when fields of the form are wrong. */
  failure?: BookingProblem;
  /** Until when the nights stay held after a declined card. */
  heldUntil?: string | null;
  /** The quote with the current price when it differs from the quoted one. */
  quote?: Quote;
  reference?: string;
};
