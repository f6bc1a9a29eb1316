import type { FormOutcome } from '../../platform/page/form-outcome.ts';

export type HoldProblem = 'gone' | 'limit' | 'notOnSale' | 'failed';

/** Why seats could not be held, and which they were. */
export type HoldOutcome = FormOutcome & {
  failure?: HoldProblem;
  /** Tickets per buyer. */
  limit?: number;
};
