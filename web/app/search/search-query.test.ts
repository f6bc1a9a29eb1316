import { dayOfNumber } from '@golark/contract/dates/rules';
import { sortOrders } from '@golark/contract/search/rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptySearch,
  hasFilters,
  readSearchQuery,
  type SearchQuery,
  withoutFilters,
  writeSearchQuery,
} from './search-query.ts';

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const names = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,40}$/), { maxLength: 5 });
const day = fc.integer({ min: 0, max: 30_000 }).map(dayOfNumber);
const dollars = fc.integer({ min: 1, max: 10_000 });

const rooms = optional(fc.integer({ min: 1, max: 20 }));
// the text of −0 is 0
const degrees = (most: number) => fc.double({ min: -most, max: most, noNaN: true }).map((value) => value + 0);
const point = fc.record({ lat: degrees(90), lng: degrees(180) });

const search: fc.Arbitrary<SearchQuery> = fc.record({
  dateFrom: optional(day),
  dateTo: optional(day),
  flexible: fc.constantFrom('days-3', 'weekend', 'week-2027-03', undefined),
  adults: fc.integer({ min: 1, max: 16 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
  infants: fc.integer({ min: 0, max: 5 }),
  pets: fc.integer({ min: 0, max: 5 }),
  rooms: optional(fc.stringMatching(/^[\w:.,-]{1,60}$/)),
  stayType: fc.constantFrom('homes' as const, 'hotels' as const, undefined),
  ...{
    propertyType: names,
    amenities: names,
    facilities: names,
    features: names,
    views: names,
    bedding: names,
    accessibility: names,
    steps: fc.constantFrom('none' as const, '1' as const, '3' as const, undefined),
    door: fc.constantFrom('28' as const, '30' as const, '32' as const, '36' as const, undefined),
  },
  priceFrom: optional(dollars),
  priceTo: optional(dollars),
  ...{ bedrooms: rooms, beds: rooms, bathrooms: rooms },
  ...{ instant: fc.boolean(), smoking: fc.boolean(), split: fc.boolean() },
  pmId: optional(fc.stringMatching(/^[\w-]{1,60}$/)),
  bounds: optional(fc.tuple(point, point)),
  hitsPerPage: optional(fc.integer({ min: 1, max: 100 })),
  radius: optional(fc.integer({ min: 1000, max: 1_000_000 })),
  ll: optional(point),
  sort: fc.constantFrom(...sortOrders),
  page: fc.integer({ min: 1, max: 1000 }),
});

/** Dates can be moved, and a length replaces them. */
const timeOf = ({ dateFrom, dateTo }: SearchQuery, flexible: string): Partial<SearchQuery> => {
  if (!flexible.startsWith('days')) return { dateFrom: undefined, dateTo: undefined };
  return dateFrom && dateTo ? {} : { flexible: undefined };
};

/** Names that an address never has, and texts that stand for nothing (specification, sections 2 and 5). */
const neverWritten = new Set([
  ...['price', 'destinationId', 'guests', 'numAdults', 'numChildren', 'numPets', 'numBeds', 'numBathrooms'],
  ...['numBedrooms', 'numInfants', 'destinationType', 'stateId', 'cityId', 'lat', 'lng', 'ne_lat', 'ne_lng'],
  ...['sw_lat', 'sw_lng', 'type', 'searchIndex'],
]);
const mayBeEmpty = ['adults', 'priceFrom', 'beds', 'instant', 'split', 'pets', 'infants', 'page'];
const emptyTexts = new Set(['', '0', 'false', 'null', 'undefined', '[]']);

describe('the query of a search', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(search, (query) => {
        const written = new URLSearchParams(writeSearchQuery(query));
        const { priceFrom = 0, priceTo = 10_000, flexible } = query;
        const expected = {
          ...query,
          ...(priceFrom > priceTo ? { priceTo: undefined } : {}),
          ...(flexible ? timeOf(query, flexible) : {}),
        };
        expect(readSearchQuery(written)).toEqual(expected);
        expect([...written.keys()].filter((name) => neverWritten.has(name))).toEqual([]);
        const numbers = mayBeEmpty.map((name) => written.get(name)).filter((text) => text !== null);
        expect(numbers.filter((text) => emptyTexts.has(text ?? ''))).toEqual([]);
      }),
    );
  });

  it('ignores values that are not valid', () => {
    for (const text of emptyTexts)
      for (const name of mayBeEmpty)
        expect(readSearchQuery(new URLSearchParams({ [name]: text }))).toEqual(emptySearch);
    const query =
      'dateFrom=2026-02-30&dateTo=2026-2-3&adults=0&ages=18,x&ll=91,0&sort=cheap&page=-1&pets=1.5';
    expect(readSearchQuery(new URLSearchParams(query))).toEqual(readSearchQuery(new URLSearchParams()));
  });

  it('caps prices and sizes of pages, and drops an upper price below the lower one', () => {
    const read = (query: string) => readSearchQuery(new URLSearchParams(query));
    expect(read('priceFrom=99999&priceTo=20000')).toMatchObject({ priceFrom: 10_000, priceTo: 10_000 });
    const dropped = read('priceFrom=300&priceTo=200');
    expect([dropped.priceFrom, dropped.priceTo]).toEqual([300, undefined]);
    expect(read('hitsPerPage=500').hitsPerPage).toBe(100);
    for (const size of ['0', '-3', 'many']) expect(read(`hitsPerPage=${size}`).hitsPerPage).toBeUndefined();
  });

  it.each([
    'll=1',
    'll=1,2,3',
    'll=x,y',
    'll=,',
    'bounds=1,2,3',
    'bounds=1,2,3,4,5',
    'bounds=1,2,91,4',
    'bounds=NaN,1,2,3',
  ])('ignores %s, which names no place', (text) => {
    expect(readSearchQuery(new URLSearchParams(text))).toEqual(emptySearch);
  });

  it('has each value of a list once, and no more children than people', () => {
    const many = (value: string) => Array(90).fill(value).join(',');
    const read = readSearchQuery(new URLSearchParams(`amenities=${many('pool')}&ages=${many('5')}`));
    expect(read.amenities).toEqual(['pool']);
    expect(read.childAges).toHaveLength(16);
  });

  it('knows which filters are set, and clears them', () => {
    const filtered = readSearchQuery(new URLSearchParams('views=sea-view&beds=3&adults=4&ll=1,2&page=3'));
    expect(hasFilters(filtered)).toBe(true);
    const cleared = withoutFilters(filtered);
    expect(hasFilters(cleared)).toBe(false);
    expect(writeSearchQuery(cleared)).toBe('?adults=4&ll=1,2');
  });

  it('leaves default values out', () => {
    expect(writeSearchQuery(readSearchQuery(new URLSearchParams()))).toBe('');
  });
});
