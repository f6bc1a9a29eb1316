import type { SearchCounts, SearchCriteria } from '#platform/search-engine';
import { countedFilters, type FacetValue, type Unit } from './counted-filters.ts';
import { isWithin } from './price-range.ts';

const priceName = 'price';

/** A listing that fits place, dates and party. */
export interface CountedListing {
  units: readonly Unit[];
  /** In cents; null if it has no total. */
  total: number | null;
}

/** The counts that one listing adds to, each once, whichever of its room types do. */
interface Added {
  isHit: boolean;
  isHitAtAnyPrice: boolean;
  without: Set<string>;
  values: Map<string, FacetValue>;
}

const addUnit = (
  added: Added,
  unit: Unit,
  { criteria, isPriced, asked }: { criteria: SearchCriteria; isPriced: boolean; asked: readonly string[] },
): void => {
  const lacking = countedFilters.flatMap((filter) =>
    filter.lacks(unit, criteria).map((name) => ({ name, filter })),
  );
  const names = [...lacking.map(({ name }) => name), ...(isPriced ? [] : [priceName])];
  const [missing, ...others] = names;
  if (others.length > 0) return;
  if (missing === undefined || missing === priceName) added.isHitAtAnyPrice = true;
  const add = (values: readonly FacetValue[]) => {
    for (const value of values) added.values.set(value.join('.'), value);
  };
  if (missing === undefined) {
    added.isHit = true;
    for (const name of asked) added.without.add(name);
    for (const filter of countedFilters) add(filter.values(unit));
    return;
  }
  added.without.add(missing);
  const [lack] = lacking;
  if (lack && !lack.filter.isAdded) add(lack.filter.values(unit));
};

/** How many of the listings, with their totals for another party, have a room type that lacks nothing and fit the price. */
export const countFitting = (listings: Iterable<CountedListing>, criteria: SearchCriteria): number => {
  const isFitting = (unit: Unit) => countedFilters.every(({ lacks }) => lacks(unit, criteria).length === 0);
  let count = 0;
  for (const { units, total } of listings)
    if (isWithin(total, criteria.price) && units.some(isFitting)) count += 1;
  return count;
};

/** Counts what a search finds, and what it would find with one filter changed or left out. */
export const countValues = (listings: Iterable<CountedListing>, criteria: SearchCriteria): SearchCounts => {
  const asked = [
    ...countedFilters.flatMap((filter) => filter.asked(criteria)),
    ...(criteria.price ? [priceName] : []),
  ];
  const counts: SearchCounts = {
    total: 0,
    facets: {},
    totals: [],
    without: Object.fromEntries(asked.map((name) => [name, 0])),
  };
  for (const { units, total } of listings) {
    const isPriced = isWithin(total, criteria.price);
    const added: Added = { isHit: false, isHitAtAnyPrice: false, without: new Set(), values: new Map() };
    for (const unit of units) addUnit(added, unit, { criteria, isPriced, asked });
    if (added.isHit) counts.total += 1;
    if (added.isHitAtAnyPrice && total !== null) counts.totals.push(total);
    for (const name of added.without) counts.without[name] = (counts.without[name] ?? 0) + 1;
    for (const [facet, value] of added.values.values()) {
      const values = counts.facets[facet] ?? {};
      counts.facets[facet] = values;
      values[value] = (values[value] ?? 0) + 1;
    }
  }
  return counts;
};
