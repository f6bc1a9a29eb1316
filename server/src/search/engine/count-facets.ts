import type { SearchCriteria, SearchPage } from '#platform/search-engine';
import { facetFilters } from './counted-filters.ts';

/** Hits with the same value of every facet, in the order of `facetFilters`. */
export interface FacetGroup {
  values: readonly string[];
  count: number;
}

/** Total and facets. A facet leaves its own filter out and keeps the others. */
export const countFacets = (
  groups: Iterable<FacetGroup>,
  criteria: SearchCriteria,
): Pick<SearchPage, 'total' | 'facets'> => {
  const accepted = facetFilters.map((filter) => filter.accepted(criteria));
  const facets = facetFilters.map(({ facet }) => ({ facet, counts: {} as Record<string, number> }));
  let total = 0;
  for (const { values, count } of groups) {
    const refused = values.flatMap((value, i) => {
      const list = accepted[i] ?? [];
      return list.length === 0 || list.includes(value) ? [] : i;
    });
    if (refused.length === 0) total += count;
    facets.forEach(({ counts }, i) => {
      const value = values[i];
      if (value !== undefined && refused.every((index) => index === i))
        counts[value] = (counts[value] ?? 0) + count;
    });
  }
  return { total, facets: Object.fromEntries(facets.map(({ facet, counts }) => [facet, counts])) };
};
