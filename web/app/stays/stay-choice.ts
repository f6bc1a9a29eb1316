import type { RatePlan } from '@golark/contract/pricing/cancellation';
import { readSearchQuery, type SearchQuery, writeStayQuery } from '../search/index.ts';

/** What a guest asks of one stay: dates, guests and the rate plan, which is not asked of other stays. */
export type StayChoice = SearchQuery & { ratePlan: RatePlan };

export const readStayChoice = (query: URLSearchParams): StayChoice => ({
  ...readSearchQuery(query),
  ratePlan: query.get('ratePlan') === 'non-refundable' ? 'non-refundable' : 'standard',
});

/** The query of the page and the checkout of that stay. */
export const writeStayChoice = (choice: StayChoice): string => {
  const query = writeStayQuery(choice);
  if (choice.ratePlan === 'standard') return query;
  return `${query ? `${query}&` : '?'}ratePlan=${choice.ratePlan}`;
};
