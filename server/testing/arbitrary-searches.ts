import { addDays } from '@golark/contract/dates/rules';
import { partyOf } from '@golark/contract/stays/party-of-rooms';
import fc from 'fast-check';
import type { SearchCriteria } from '#platform/search-engine';
import { testDay } from '#testing/test-now';

/** The values that stays and searches are drawn from, few enough to meet. */
export const stayTypes = ['homes', 'hotels'] as const;
export const propertyTypes = ['cabin', 'house', 'hotel', 'villa'];
export const amenities = ['wifi', 'pool', 'hot-tub', 'kitchen'];
export const beds = ['king', 'bunk'] as const;
export const firstDay = testDay(20);
export const lastDay = 24;

export const oneOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);
export const small = (max: number, min = 0): fc.Arbitrary<number> => fc.integer({ min, max });
export const degrees = (min: number): fc.Arbitrary<number> => small(100).map((n) => min + n / 100);

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { nil: null, freq: 2 });

// with the west farther east than the east it is everything but what is between them
const arbitraryBox = fc.tuple(degrees(39), degrees(39), degrees(-105), degrees(-105)).map(([a, b, c, d]) => ({
  south: Math.min(a, b),
  north: Math.max(a, b),
  west: c,
  east: d,
}));
const arbitraryAsked: fc.Arbitrary<SearchCriteria> = fc.record({
  boxes: fc.array(arbitraryBox, { maxLength: 2 }),
  around: maybe(
    fc.record({ lat: degrees(39), lng: degrees(-105), radiusMeters: small(90, 1).map((n) => n * 1000) }),
  ),
  dates: maybe(
    fc.tuple(small(lastDay), small(5, 1)).map(([start, length]) => {
      const arriveDay = addDays(firstDay, start);
      return { arriveDay, departDay: addDays(arriveDay, length) };
    }),
  ),
  windows: fc.constant([]),
  party: fc.record({
    adults: small(3, 1),
    children: small(1),
    childAges: fc.constant([]),
    infants: small(1),
    pets: oneOf([false, false, false, true]),
  }),
  rooms: fc.constant(null),
  price: maybe(fc.record({ from: small(8).map((n) => n * 10_000), to: maybe(fc.constant(90_000)) })),
  isMember: fc.boolean(),
  stayType: maybe(oneOf<string>(stayTypes)),
  propertyTypes: fc.uniqueArray(oneOf(propertyTypes), { maxLength: 2 }),
  amenities: fc.uniqueArray(oneOf([...amenities, 'bed:king', 'bed:bunk', 'access:roll-in-shower']), {
    maxLength: 2,
  }),
  maxSteps: oneOf([null, null, null, null, null, null, 1, 3]),
  minDoorInches: oneOf([null, null, null, null, null, 28]),
  smoking: oneOf([false, false, false, true]),
  instant: oneOf([false, false, false, true]),
  beds: oneOf([0, 0, 2]),
  bedrooms: oneOf([0, 0, 1]),
  bathrooms: oneOf([0, 0, 1]),
  cityId: oneOf([null, 'co-denver', 'nowhere']),
  stateId: oneOf([null, 'co']),
  propertyManagerId: oneOf([null, 'pm-test']),
  title: oneOf([null, null, 'ceDAR', 'Cé’dar', '%']),
  firstCityId: oneOf([null, null, 'co-denver']),
  sort: oneOf(['best', 'price-low', 'price-high', 'rating'] as const),
});

const arbitraryRooms = fc
  .array(fc.record({ adults: small(3, 1), childAges: oneOf([[], [], [7]]) }), { minLength: 1, maxLength: 3 })
  .map((rooms) => rooms.map(({ adults, childAges }) => ({ adults, childAges: [...childAges] })));

/** Some searches ask for rooms, in which their party sleeps. */
export const arbitraryCriteria: fc.Arbitrary<SearchCriteria> = fc
  .tuple(arbitraryAsked, fc.option(arbitraryRooms, { nil: null, freq: 2 }))
  .map(([criteria, rooms]) =>
    rooms ? { ...criteria, rooms, party: partyOf({ pets: Number(criteria.party.pets) }, rooms) } : criteria,
  );
