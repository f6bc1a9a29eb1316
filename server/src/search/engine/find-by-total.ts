import type { SearchCriteria, SearchPage } from '#platform/search-engine';
import { countFacets } from './count-facets.ts';
import { facetFilters } from './counted-filters.ts';
import type { PricedCandidate, PriceList } from './price-lists.ts';
import { isWithin } from './price-range.ts';
import { bestWindow, countWindows } from './windows.ts';

type Compare = (a: PricedCandidate, b: PricedCandidate) => number;

const byId: Compare = (a, b) => (a.listingId < b.listingId ? -1 : 1);

/** Listings without a total come last, whichever way totals are sorted. */
const byTotal =
  (direction: 1 | -1): Compare =>
  (a, b) => {
    if (a.amount === null || b.amount === null)
      return Number(a.amount === null) - Number(b.amount === null) || byId(a, b);
    return (a.amount - b.amount) * direction || byId(a, b);
  };

const orders: Record<SearchCriteria['sort'], Compare> = {
  'price-low': byTotal(1),
  'price-high': byTotal(-1),
  best: (a, b) => b.score - a.score || byId(a, b),
  rating: (a, b) => b.score - a.score || byId(a, b),
};

const inOrder = (list: PriceList, sort: SearchCriteria['sort']): PricedCandidate[] => {
  const known = list.sorted.get(sort);
  if (known) return known;
  const sorted = [...list.byId.values()].sort(orders[sort]);
  list.sorted.set(sort, sorted);
  return sorted;
};

/** The candidates that the filters of facets accept. */
const accepted = (candidates: readonly PricedCandidate[], criteria: SearchCriteria): PricedCandidate[] => {
  const values = facetFilters.map((filter) => filter.accepted(criteria));
  return candidates.filter(({ facetValues }) =>
    values.every((list, i) => list.length === 0 || list.includes(facetValues[i] ?? '')),
  );
};

/** All results in order, whatever their totals. */
export const inOrderOf = (list: PriceList, criteria: SearchCriteria): PricedCandidate[] =>
  accepted(inOrder(list, criteria.sort), criteria);

export const totalsOfHits = (list: PriceList, criteria: SearchCriteria): number[] =>
  accepted([...list.byId.values()], criteria).flatMap(({ amount }) =>
    amount !== null && isWithin(amount, criteria.price) ? amount : [],
  );

/** The page of a search that filters or sorts by the all-in total; exact over all candidates. */
export const findByTotal = (
  list: PriceList,
  criteria: SearchCriteria,
  page: { offset: number; limit: number },
): SearchPage => {
  const within = inOrder(list, criteria.sort).filter(({ amount }) => isWithin(amount, criteria.price));
  const hits = accepted(within, criteria);
  const groups = within.map(({ facetValues }) => ({ values: facetValues, count: 1 }));
  const shown = hits.slice(page.offset, page.offset + page.limit);
  const { windows } = criteria;
  return {
    ...countFacets(groups, criteria),
    listingIds: shown.map(({ listingId }) => listingId),
    ...(windows.length > 0
      ? {
          best: {
            dates: shown.map((hit) => bestWindow(windows, hit)),
            windows: countWindows(windows, hits, (amount) => isWithin(amount, criteria.price)),
          },
        }
      : {}),
  };
};
