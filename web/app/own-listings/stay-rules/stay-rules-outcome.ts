import type { ListingStayRules } from '@golark/contract/stay-rules/schemas';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';

export const stayRulesIntent = 'save-stay-rules';

export type StayRulesOutcome = FormOutcome & {
  /** The rules since another person has changed them. */
  currentRules?: ListingStayRules;
};
