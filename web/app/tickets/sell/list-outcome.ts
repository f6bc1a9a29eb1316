import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import type { Draft } from './draft.ts';
import type { Advice } from './find-advice.ts';

export const listIntent = 'list';

export type ListProblem = 'own' | 'others' | 'closed' | 'failed';

/** Why tickets were not listed. A page without JavaScript shows the draft and its advice again. */
export type ListOutcome = FormOutcome & {
  failure?: ListProblem;
  /** The own listing that has the seats. */
  listingId?: string;
  draft?: Draft;
  advice?: Advice | null;
};
