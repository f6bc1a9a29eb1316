import { addDays } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ReadSearch, readCriteria, type SearchInput } from './read-criteria.ts';

const today = '2026-11-21';

const read = (input: Partial<SearchInput>) =>
  readCriteria({ sort: 'best', ...input }, { today, isMember: false });

const criteriaOf = (input: Partial<SearchInput>): ReadSearch['criteria'] => {
  const result = read(input);
  if ('path' in result) throw new Error(`${result.path} ${result.code}`);
  return result.criteria;
};

type Guests = NonNullable<NonNullable<SearchInput['filters']>['guests']>;
const guests = (change: Partial<Guests>): Guests => ({
  adults: 1,
  children: 0,
  infants: 0,
  pets: false,
  ...change,
});

test.each([
  [{ dateTo: addDays(today, 3) }, 'filters.dateFrom', 'required'],
  [{ dateFrom: addDays(today, 3) }, 'filters.dateTo', 'required'],
  [{ dateFrom: addDays(today, 3), dateTo: addDays(today, 3) }, 'filters.dateTo', 'stay_order'],
  [{ dateFrom: today, dateTo: addDays(today, 91) }, 'filters.dateTo', 'stay_max_stay'],
  [{ dateFrom: addDays(today, -1), dateTo: addDays(today, 1) }, 'filters.dateFrom', 'stay_past'],
  [{ dateFrom: addDays(today, 729), dateTo: addDays(today, 731) }, 'filters.dateTo', 'stay_too_far'],
])('rejects the dates %j and names %s', (filters, path, code) => {
  expect(read({ filters })).toMatchObject({ path, code });
});

test('accepts a stay from today and one that ends on the last day that can be booked', () => {
  const fromToday = { dateFrom: today, dateTo: addDays(today, 90) };
  expect(criteriaOf({ filters: fromToday }).dates).toEqual({
    arriveDay: today,
    departDay: addDays(today, 90),
  });
  const last = { dateFrom: addDays(today, 729), dateTo: addDays(today, 730) };
  expect(criteriaOf({ filters: last }).dates?.departDay).toBe(addDays(today, 730));
});

const flexibleIn = (flexible: string, dates = {}) => ({
  filters: { ...dates, guests: guests({ flexible }) },
});

test.each([
  ['days-3', 'filters.dateFrom', 'required'],
  ['week-2026-10', 'filters.guests.flexible', 'stay_past'],
  ['weekend-2029-01', 'filters.guests.flexible', 'stay_too_far'],
])('refuses the flexible dates %s and names %s', (flexible, path, code) => {
  expect(read(flexibleIn(flexible))).toMatchObject({ path, code });
});

test('flexible dates are windows in place of the dates', () => {
  const dates = { dateFrom: addDays(today, 9), dateTo: addDays(today, 11) };
  const moved = criteriaOf(flexibleIn('days-1', dates));
  expect(moved.dates).toBeNull();
  expect(moved.windows.map(({ arriveDay }) => arriveDay)).toEqual(
    [9, 10, 8].map((day) => addDays(today, day)),
  );
  const weekends = criteriaOf(flexibleIn('weekend-2027-03', dates));
  expect(weekends).toMatchObject({ dates: null, windows: { length: 4 } });
  expect(criteriaOf({ filters: dates })).toMatchObject({ windows: [], dates: { arriveDay: dates.dateFrom } });
});

test('counts children under two as infants, and never more than there are children', () => {
  const { party } = criteriaOf({
    filters: { guests: guests({ adults: 2, children: 2, infants: 1, ages: [1, 0, 1] }) },
  });
  expect(party).toEqual({ adults: 2, children: 0, childAges: [1, 0, 1], infants: 3, pets: false });
  const mixed = criteriaOf({ filters: { guests: guests({ children: 2, infants: 1, ages: [1, 2] }) } }).party;
  expect(mixed).toMatchObject({ children: 1, infants: 2 });
});

test('refuses ages of more children than the party has', () => {
  const filters = { guests: guests({ adults: 2, children: 1, ages: [4, 9] }) };
  expect(read({ filters })).toEqual({ path: 'filters.guests.ages', code: 'ages_of_children' });
});

test('reads a price in dollars as cents, at most $10,000, and drops an upper bound below the lower one', () => {
  const priceOf = (price: { from?: number; to?: number }) => criteriaOf({ filters: { price } }).price;
  expect(priceOf({ from: 100, to: 250.5 })).toEqual({ from: 10_000, to: 25_050 });
  expect(priceOf({ from: 300, to: 200 })).toEqual({ from: 30_000, to: null });
  expect(priceOf({ to: 99_999 })).toEqual({ from: 0, to: 1_000_000 });
  expect(priceOf({})).toBeNull();
});

test('rounds a radius down to whole kilometers, at least one, and applies the minimum', () => {
  const aroundLatLng = { lat: 39, lng: -105 };
  const radiusOf = (input: Partial<SearchInput>) =>
    criteriaOf({ aroundLatLng, ...input }).around?.radiusMeters;
  expect(radiusOf({})).toBe(100_000);
  expect(radiusOf({ aroundRadius: 10 })).toBe(1000);
  expect(radiusOf({ aroundRadius: 2999 })).toBe(2000);
  expect(radiusOf({ aroundRadius: 2000, minimumAroundRadius: 5500 })).toBe(5000);
});

test('a page has 20 results, or as many as requested up to 100', () => {
  const sizeOf = (pageSize?: number) => {
    const result = read(pageSize === undefined ? {} : { pageSize });
    return 'path' in result ? null : result.pageSize;
  };
  expect([undefined, 0, -5, 1, 100, 101].map(sizeOf)).toEqual([20, 20, 20, 1, 100, 100]);
});

test('the corners of a box may be any two that are opposite', () => {
  const point = fc.record({
    lat: fc.integer({ min: -90, max: 90 }),
    lng: fc.integer({ min: -180, max: 180 }),
  });
  fc.assert(
    fc.property(point, point, (p1, p2) => {
      const [box] = criteriaOf({ insideBoundingBox: [{ p1, p2 }] }).boxes;
      expect([box?.south, box?.north]).toEqual([p1.lat, p2.lat].toSorted((a, b) => a - b));
      expect([box?.west, box?.east].toSorted()).toEqual([p1.lng, p2.lng].toSorted());
      if (Math.abs(p1.lng - p2.lng) <= 180) expect(box && box.west <= box.east).toBe(true);
    }),
  );
});

test('a box whose south west is farther east than its north east goes across the 180th meridian', () => {
  const boxOf = (p1: [number, number], p2: [number, number]) =>
    criteriaOf({ insideBoundingBox: [{ p1: { lat: p1[0], lng: p1[1] }, p2: { lat: p2[0], lng: p2[1] } }] })
      .boxes[0];
  const hawaii = { south: 15, west: 170, north: 30, east: -150 };
  expect(boxOf([15, 170], [30, -150])).toEqual(hawaii);
  expect(boxOf([30, -150], [15, 170])).toEqual(hawaii);
  expect(boxOf([-80, -179], [80, 179])).toMatchObject({ west: -179, east: 179 });
});

test('a title of blanks does not filter', () => {
  expect(criteriaOf({ filters: { title: '  ' } }).title).toBeNull();
  expect(criteriaOf({ filters: { title: ' Cedar ' } }).title).toBe('Cedar');
});

const rooms = [
  { adults: 2, childAges: [9, 1] },
  { adults: 1, childAges: [], infants: 1 },
];

test('the party is the sum of the rooms, and counts may say the same', () => {
  const party = { adults: 3, children: 1, childAges: [9, 1], infants: 2, pets: true };
  for (const counts of [{}, { adults: 3, children: 1, infants: 2 }, { children: 2, infants: 1, ages: [1] }])
    expect(criteriaOf({ filters: { guests: { ...counts, rooms, pets: true } } })).toMatchObject({
      party,
      rooms,
    });
  expect(criteriaOf({ filters: { guests: { pets: false } } })).toMatchObject({
    party: { adults: 1, children: 0, infants: 0 },
    rooms: null,
  });
});

test.each([{ adults: 2 }, { children: 0 }, { infants: 1 }, { adults: 3, children: 3 }])(
  'refuses rooms for another party than %j',
  (counts) => {
    const filters = { guests: { ...counts, rooms, pets: false } };
    expect(read({ filters })).toEqual({ path: 'filters.guests.rooms', code: 'stay_rooms_party' });
  },
);
