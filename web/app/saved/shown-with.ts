import type { SharedStay } from '@golark/contract/saved/schemas';
import { queryOf } from './query-of.ts';

/** The dates and the party that a stay is shown with: without its dates where it can't be booked on them. */
export const shownWith = ({ dates, party, priceNow }: SharedStay) => {
  const hasDates = dates !== null && priceNow !== null;
  return { query: queryOf({ party, dates: hasDates ? dates : null }), hasDates };
};
