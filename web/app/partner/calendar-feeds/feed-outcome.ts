import type { FetchOutcome } from '@golark/contract/calendar-feeds/rules';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';

/** The outcome of a form about a calendar, and what the fetch found that it made. */
export type FeedOutcome = FormOutcome & { fetched?: FetchOutcome };
