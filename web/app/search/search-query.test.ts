import { dayOfNumber } from '@golark/contract/dates/rules';
import { sortOrders } from '@golark/contract/search/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSearchQuery, type SearchQuery, writeSearchQuery } from './search-query.ts';

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const names = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,40}$/), { maxLength: 5 });
const day = fc.integer({ min: 0, max: 30_000 }).map(dayOfNumber);
const dollars = fc.integer({ min: 1, max: 10_000 });

const search: fc.Arbitrary<SearchQuery> = fc.record({
  dateFrom: optional(day),
  dateTo: optional(day),
  adults: fc.integer({ min: 1, max: 16 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
  infants: fc.integer({ min: 0, max: 5 }),
  pets: fc.integer({ min: 0, max: 5 }),
  stayType: fc.constantFrom('homes' as const, 'hotels' as const, undefined),
  propertyType: names,
  amenities: names,
  priceFrom: optional(dollars),
  priceTo: optional(dollars),
  bedrooms: optional(fc.integer({ min: 1, max: 20 })),
  instant: fc.boolean(),
  radius: optional(fc.integer({ min: 1000, max: 1_000_000 })),
  ll: optional(
    fc.record({
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    }),
  ),
  sort: fc.constantFrom(...sortOrders),
  page: fc.integer({ min: 1, max: 1000 }),
});

// the text of −0 is 0
const withoutNegativeZero = (query: SearchQuery): SearchQuery =>
  query.ll ? { ...query, ll: { lat: query.ll.lat + 0, lng: query.ll.lng + 0 } } : query;

describe('the query of a search', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(search, (query) => {
        const written = new URLSearchParams(writeSearchQuery(query));
        expect(readSearchQuery(written)).toEqual(withoutNegativeZero(query));
      }),
    );
  });

  it('ignores values that are not valid', () => {
    const query =
      'dateFrom=2026-02-30&dateTo=2026-2-3&adults=0&ages=18,x&ll=91,0&sort=cheap&page=-1&pets=1.5';
    expect(readSearchQuery(new URLSearchParams(query))).toEqual(readSearchQuery(new URLSearchParams()));
  });

  it('leaves default values out', () => {
    expect(writeSearchQuery(readSearchQuery(new URLSearchParams()))).toBe('');
  });
});
