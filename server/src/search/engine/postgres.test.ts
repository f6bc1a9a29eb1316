import { addDays, nightsOf, utcDay } from '@golark/contract/dates/rules';
import { metersBetween } from '@golark/contract/destinations/distance';
import type { Beds } from '@golark/contract/stays/beds';
import type { StayDates } from '@golark/contract/stays/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookableDaysOf, brokenCalendarRule, freeUnitsFor, listNights, type RoomCalendar } from '#calendars';
import type { Caller } from '#platform/caller';
import type { SearchCriteria } from '#platform/search-engine';
import { taxTable } from '#pricing';
import { saveStayRules } from '#stays';
import {
  amenities,
  arbitraryCriteria,
  beds,
  degrees,
  firstDay,
  lastDay,
  oneOf,
  propertyTypes,
  small,
  stayTypes,
} from '#testing/arbitrary-searches';
import { arbitraryRules, bySpecificity } from '#testing/arbitrary-stay-rules';
import { aListing } from '#testing/factories';
import { plainPoints } from '#testing/plain-points';
import { anyStay } from '#testing/search-criteria';
import { createTestApp, type TestApp } from '#testing/test-app';
import { listPageNights } from '../list-page-nights.ts';
import { presentHits } from '../present-hits.ts';
import { withoutFilters } from './counted-filters.ts';
import { postgresSearchEngine } from './postgres.ts';

interface Night {
  booked: number;
  is_blocked: boolean;
  nightly_amount: number | null;
  min_nights: number | null;
  max_nights: number | null;
}

interface Unit {
  id: string;
  units: number;
  max_guests: number;
  bedrooms: number;
  beds: number;
  nightly_amount: number;
  amenities: string[];
  bedding: Beds[];
  nights: Map<string, Night>;
}

const arbitraryUnit = fc.record({
  units: small(3, 1),
  max_guests: small(6, 1),
  bedrooms: small(3),
  beds: small(4),
  nightly_amount: small(8, 1).map((n) => n * 5000),
  amenities: fc.uniqueArray(oneOf(amenities), { maxLength: 1 }),
  bedding: fc
    .uniqueArray(oneOf(beds), { maxLength: 2 })
    .map((kinds) => kinds.map((kind) => ({ kind, count: 2 }))),
});

const arbitraryStay = fc.record({
  latitude: degrees(39),
  longitude: degrees(-105),
  stay_type: oneOf(stayTypes),
  property_type: oneOf(propertyTypes),
  max_guests: small(6, 1),
  bathrooms: oneOf([0, 1, 1.5, 2]),
  amenities: fc.uniqueArray(oneOf(amenities)),
  is_instant_book: fc.boolean(),
  is_pets_allowed: fc.boolean(),
  pet_fee_amount: oneOf([0, 30_000]),
  is_smoking_allowed: fc.boolean(),
  min_nights: small(3, 1),
  max_nights: small(8, 3),
  quality: oneOf([null, 3.5, 4.25, 4.5]),
  review_count: small(20),
  search_rank: small(5).map((n) => n * 100),
  steps_to_entrance: oneOf([null, 0, 1, 2, 5]),
  door_inches: oneOf([null, 27, 32, 40]),
  shower: oneOf([null, 'roll-in', 'tub']),
  rules: arbitraryRules({ firstDay, days: lastDay }),
  rooms: fc.array(arbitraryUnit, { minLength: 1, maxLength: 3 }),
});

const arbitraryChange = fc.record({
  unit: fc.nat(),
  from: small(lastDay),
  length: small(4, 1),
  night: fc.record({
    booked: small(3),
    is_blocked: fc.boolean(),
    nightly_amount: oneOf([null, 7000]),
    min_nights: oneOf([null, null, 2, 4]),
    max_nights: oneOf([null, null, 2, 12]),
  }),
});

const isBetween = (lng: number, { west, east }: { west: number; east: number }): boolean =>
  west <= east ? lng >= west && lng <= east : lng >= west || lng <= east;

type Stay = Omit<typeof arbitraryStay extends fc.Arbitrary<infer S> ? S : never, 'rooms'> & {
  id: string;
  rooms: Unit[];
};

const calendarOf = (unit: Unit): RoomCalendar => ({
  roomTypeId: unit.id,
  units: unit.units,
  nightlyAmount: unit.nightly_amount,
  weekendNightlyAmount: unit.nightly_amount,
  seasons: [],
  nights: new Map(
    [...unit.nights].map(([day, night]) => [
      day,
      {
        booked: night.booked,
        isBlocked: night.is_blocked,
        nightlyAmount: night.nightly_amount,
        minNights: night.min_nights,
        maxNights: night.max_nights,
      },
    ]),
  ),
});

const isFreeFor = (stay: Stay, unit: Unit, dates: NonNullable<SearchCriteria['dates']>): boolean => {
  const room = calendarOf(unit);
  const listing = { ...stay, time_zone: 'America/Denver', rules: bySpecificity(stay.rules) };
  const days = bookableDaysOf(listing, golark.clock.now());
  return freeUnitsFor(room, dates) > 0 && brokenCalendarRule(listing, room, { dates, days }) === null;
};

/** A hotel has a room type with as many free units as the party needs; with rooms, one that is large enough for one of them. */
const sleeps = (stay: Stay, unit: Unit, { party, rooms, dates }: SearchCriteria): boolean => {
  const guests = party.adults + party.children;
  if (stay.stay_type === 'homes')
    return unit.max_guests >= guests && (!rooms || rooms.length === 1 || unit.bedrooms >= rooms.length);
  if (rooms) return rooms.some(({ adults, childAges }) => unit.max_guests >= adults + childAges.length);
  const units = dates ? freeUnitsFor(calendarOf(unit), dates) : unit.units;
  return units >= Math.ceil(guests / unit.max_guests);
};

const factsOf = (stay: Stay, unit: Unit): Set<string> =>
  new Set([
    ...[...stay.amenities, ...unit.amenities, ...unit.bedding.map(({ kind }) => `bed:${kind}`)],
    ...(stay.shower === 'roll-in' ? ['access:roll-in-shower'] : []),
  ]);

const fits = (stay: Stay, unit: Unit, c: SearchCriteria): boolean => {
  const at = { lat: stay.latitude, lng: stay.longitude };
  return (
    sleeps(stay, unit, c) &&
    (c.boxes.length === 0 ||
      c.boxes.some((box) => at.lat >= box.south && at.lat <= box.north && isBetween(at.lng, box))) &&
    (!c.around || metersBetween(at, c.around) <= c.around.radiusMeters) &&
    (!c.dates || isFreeFor(stay, unit, c.dates)) &&
    c.amenities.every((amenity) => factsOf(stay, unit).has(amenity)) &&
    (c.maxSteps === null || (stay.steps_to_entrance ?? Number.POSITIVE_INFINITY) <= c.maxSteps) &&
    (c.minDoorInches === null || (stay.door_inches ?? 0) >= c.minDoorInches) &&
    (!c.party.pets || stay.is_pets_allowed) &&
    (!c.smoking || stay.is_smoking_allowed) &&
    (!c.instant || stay.is_instant_book) &&
    unit.beds >= c.beds &&
    unit.bedrooms >= c.bedrooms &&
    stay.bathrooms >= c.bathrooms &&
    c.cityId !== 'nowhere' &&
    c.title !== '%'
  );
};

interface Hit {
  stay: Stay;
  amount: number | null;
  /** The points of its best room type. */
  score: number;
}

const scoreOf = (stay: Stay, c: SearchCriteria): number =>
  c.sort === 'rating'
    ? (stay.quality ?? 0) * 100_000 + stay.review_count
    : Math.max(
        ...stay.rooms
          .filter((unit) => fits(stay, unit, c))
          .map((unit) => plainPoints({ ...stay, unit }, c, utcDay(golark.clock.now()))),
      );

const compareHits = (a: Hit, b: Hit, c: SearchCriteria): number => {
  const byId = a.stay.id < b.stay.id ? -1 : 1;
  if (!c.sort.startsWith('price')) return b.score - a.score || byId;
  if (a.amount === null || b.amount === null)
    return Number(a.amount === null) - Number(b.amount === null) || byId;
  return (c.sort === 'price-low' ? a.amount - b.amount : b.amount - a.amount) || byId;
};

const countBy = (hits: Hit[], key: 'stay_type' | 'property_type'): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object.groupBy(hits, (hit) => hit.stay[key])).map(([k, v]) => [k, v?.length ?? 0]),
  );

const visitor: Caller = {
  session: null,
  isSuspended: false,
  locale: 'en',
  ip: '',
  deviceId: null,
  userAgent: '',
};

/** What the card of each stay shows as its total. */
const totalsOnCards = async (found: Stay[], c: SearchCriteria): Promise<Map<string, number | null>> => {
  const cards = await presentHits(golark.ctx, visitor, {
    listingIds: found.map(({ id }) => id),
    criteria: c,
  });
  return new Map(cards.map(({ id, total }) => [id, total?.amount ?? null]));
};

const isOfFacets = (stay: Stay, { stayType, propertyTypes }: SearchCriteria): boolean =>
  (!stayType || stay.stay_type === stayType) &&
  (propertyTypes.length === 0 || propertyTypes.includes(stay.property_type));

const isInRange = (amount: number | null, { price }: SearchCriteria): boolean =>
  !price || (amount !== null && amount >= price.from && (price.to === null || amount <= price.to));

/** The plain reading of the criteria: every stay is filtered in memory, and every one that is left is priced. */
const findPlainly = async (stays: Stay[], c: SearchCriteria) => {
  const matching = stays.filter((stay) => stay.rooms.some((unit) => fits(stay, unit, c)));
  const needsTotals = c.price !== null || c.rooms !== null || c.sort.startsWith('price');
  const totals = needsTotals ? await totalsOnCards(matching, c) : new Map<string, number | null>();
  const found = matching
    .filter(({ id }) => !needsTotals || totals.has(id))
    .map((stay): Hit => ({ stay, amount: totals.get(stay.id) ?? null, score: scoreOf(stay, c) }))
    .filter(({ amount }) => isInRange(amount, c));
  const isOfStayType = ({ stay }: Hit): boolean => !c.stayType || stay.stay_type === c.stayType;
  const isOfPropertyType = ({ stay }: Hit): boolean =>
    c.propertyTypes.length === 0 || c.propertyTypes.includes(stay.property_type);
  const hits = found.filter((hit) => isOfStayType(hit) && isOfPropertyType(hit));
  return {
    ids: hits.toSorted((a, b) => compareHits(a, b, c)).map((hit) => hit.stay.id),
    facets: {
      stayType: countBy(found.filter(isOfPropertyType), 'stay_type'),
      propertyType: countBy(found.filter(isOfStayType), 'property_type'),
    },
  };
};

let golark: TestApp;
let stays: Stay[];
beforeAll(async () => {
  golark = await createTestApp();
  stays = fc.sample(arbitraryStay, { numRuns: 60, seed: 7 }).map((stay, index) => {
    const id = `stay-${String(index).padStart(2, '0')}`;
    return {
      ...stay,
      id,
      rooms: stay.rooms.map((room, i) => ({
        ...room,
        max_guests: stay.stay_type === 'homes' ? stay.max_guests : room.max_guests,
        id: `${id}-${i + 1}`,
        nights: new Map(),
      })),
    };
  });
  const { db } = golark.database;
  for (const { rooms, rules, ...stay } of stays) {
    await aListing(db, { ...stay, rooms: rooms.map(({ nights, ...room }) => room) });
    await db.transaction().execute((trx) => saveStayRules(trx, [{ listingId: stay.id, rules }]));
  }
});
afterAll(() => golark.close());

const apply = async ({
  unit,
  from,
  length,
  night,
}: {
  unit: number;
  from: number;
  length: number;
  night: Night;
}) => {
  const rooms = stays.flatMap((stay) => stay.rooms);
  const room = rooms[unit % rooms.length];
  if (!room) throw new Error('no room');
  const start = addDays(firstDay, from);
  const booked = Math.min(night.booked, room.units);
  const days = nightsOf(start, addDays(start, length));
  await sql`
    INSERT INTO nights AS n (room_type_id, night, units, booked, is_closed, nightly_amount, min_nights, max_nights)
    SELECT ${room.id}, d::date, ${room.units}::integer, ${booked}::integer, ${night.is_blocked}::boolean,
      ${night.nightly_amount}::integer, ${night.min_nights}::integer, ${night.max_nights}::integer
    FROM unnest(${days}::text[]) d
    ON CONFLICT (room_type_id, night) DO UPDATE SET booked = excluded.booked, is_closed = excluded.is_closed,
      nightly_amount = excluded.nightly_amount, min_nights = excluded.min_nights, max_nights = excluded.max_nights
  `.execute(golark.database.db);
  for (const day of days) room.nights.set(day, { ...night, booked });
};

/** The nights in these dates, and the versions, of rows that may list a listing without nights once or once for each room type. */
const known = (
  rows: { listing_id: string; version: number; night: string | null }[],
  { arriveDay, departDay }: StayDates,
): string[] => [
  ...rows
    .filter(({ night }) => night !== null && night >= arriveDay && night < departDay)
    .map((row) => JSON.stringify(Object.entries(row).sort()))
    .sort(),
  ...new Set(rows.map((row) => `${row.listing_id} ${row.version}`).sort()),
];

const engineOn = (db: TestApp['database']['db']) =>
  postgresSearchEngine({ db, clock: golark.clock, listTaxes: () => taxTable(golark.ctx) });

test('finds what a plain filter in memory finds, in the same order, while nights come and go', async () => {
  const engine = engineOn(golark.database.db);
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryChange, { maxLength: 2 }),
      arbitraryCriteria,
      small(12),
      async (changes, criteria, offset) => {
        // the second search reads a list that was priced before the changes
        await engine.find(criteria, { offset, limit: 10 });
        for (const change of changes) await apply(change);
        const page = await engine.find(criteria, { offset, limit: 10 });
        const plain = await findPlainly(stays, criteria);
        expect(page.listingIds).toEqual(plain.ids.slice(offset, offset + 10));
        expect({ total: page.total, facets: page.facets }).toEqual({
          total: plain.ids.length,
          facets: plain.facets,
        });
        if (!criteria.dates) return;
        const { arriveDay: from, departDay: until } = criteria.dates;
        const nights = await listNights(golark.database.db, page.listingIds, { from, until });
        const onPage = await listPageNights(golark.database.db, page.listingIds, criteria.dates);
        expect(known(onPage, criteria.dates)).toEqual(known(nights, criteria.dates));
      },
    ),
    // the SQL is the same on both databases: on the embedded one, a tenth shows that it runs there
    { numRuns: golark.database.kind === 'embedded' ? 30 : 200 },
  );
});

/** The criteria with one filter changed, by the name under which the engine counts it. */
const changesOf = (c: SearchCriteria): [facet: string, value: string, SearchCriteria][] =>
  [
    ...stayTypes.map((value) => ['stayType', value, { ...c, stayType: value }] as const),
    ...propertyTypes.map((value) => ['propertyType', value, { ...c, propertyTypes: [value] }] as const),
    ...(['beds', 'bedrooms', 'bathrooms'] as const).map(
      (name) => [name, '2', { ...c, [name]: 2 }] as [string, string, SearchCriteria],
    ),
    ['instant', 'true', { ...c, instant: true }],
    ['smoking', 'true', { ...c, smoking: true }],
    ['amenities', 'wifi', { ...c, amenities: [...c.amenities, 'wifi'] }],
    ['facilities', 'pool', { ...c, amenities: [...c.amenities, 'pool'] }],
    ['accessibility', 'roll-in-shower', { ...c, amenities: [...c.amenities, 'access:roll-in-shower'] }],
    ['maxSteps', '1', { ...c, maxSteps: 1 }],
    ['minDoorInches', '28', { ...c, minDoorInches: 28 }],
    ['bedding', 'king', { ...c, amenities: [...c.amenities, 'bed:king'] }],
  ].map(([facet, value, changed]) => [facet, value, changed] as [string, string, SearchCriteria]);

/** The criteria without each filter that is set. */
const withoutEach = (c: SearchCriteria): Record<string, SearchCriteria> => ({
  ...(c.price ? { price: { ...c, price: null } } : {}),
  ...(c.stayType ? { stayType: { ...c, stayType: null } } : {}),
  ...(c.propertyTypes.length > 0 ? { propertyType: { ...c, propertyTypes: [] } } : {}),
  ...(c.bedrooms > 0 ? { bedrooms: { ...c, bedrooms: 0 } } : {}),
  ...(c.maxSteps === null ? {} : { maxSteps: { ...c, maxSteps: null } }),
  ...(c.instant ? { instant: { ...c, instant: false } } : {}),
  ...(c.amenities.includes('pool')
    ? { 'facilities.pool': { ...c, amenities: c.amenities.filter((one) => one !== 'pool') } }
    : {}),
});

/** Some stays cost less without a pet only. */
const upTo600: SearchCriteria = { ...anyStay, price: { from: 0, to: 60_000 } };

test('counts what a search would find with one filter changed or left out', async () => {
  const engine = engineOn(golark.database.db);
  await fc.assert(
    fc.asyncProperty(arbitraryCriteria, async (criteria) => {
      const counts = await engine.count(criteria);
      const party = withoutFilters(criteria);
      const all = stays.filter((stay) => stay.rooms.some((unit) => fits(stay, unit, party)));
      const totals = await totalsOnCards(all, party);
      const found = (c: SearchCriteria): Stay[] =>
        all.filter(
          (stay) =>
            totals.has(stay.id) &&
            isInRange(totals.get(stay.id) ?? null, c) &&
            isOfFacets(stay, c) &&
            stay.rooms.some((unit) => fits(stay, unit, c)),
        );
      expect(counts.total).toBe(found(criteria).length);
      expect(counts.totals.toSorted()).toEqual(
        found({ ...criteria, price: null })
          .flatMap(({ id }) => totals.get(id) ?? [])
          .toSorted(),
      );
      for (const [facet, value, changed] of changesOf(criteria))
        expect([facet, value, counts.facets[facet]?.[value] ?? 0]).toEqual([
          facet,
          value,
          found(changed).length,
        ]);
      const withPet = { ...criteria, party: { ...criteria.party, pets: true } };
      const petTotals = await totalsOnCards(all, withoutFilters(withPet));
      const takesPet = all.filter(
        ({ id }) => petTotals.has(id) && isInRange(petTotals.get(id) ?? null, criteria),
      );
      expect(counts.facets['pets']?.['true'] ?? 0).toBe(
        takesPet.filter(
          (stay) => isOfFacets(stay, criteria) && stay.rooms.some((unit) => fits(stay, unit, withPet)),
        ).length,
      );
      for (const [name, changed] of Object.entries(withoutEach(criteria)))
        expect([name, counts.without[name]]).toEqual([name, found(changed).length]);
    }),
    { numRuns: golark.database.kind === 'embedded' ? 10 : 70, examples: [[upTo600]] },
  );
});

test('counts the stays that one and two nights more would find, and this search does not', async () => {
  const engine = engineOn(golark.database.db);
  const dated = arbitraryCriteria.filter(({ dates }) => dates !== null);
  await fc.assert(
    fc.asyncProperty(dated, async (criteria) => {
      const { dates } = criteria;
      if (!dates) return;
      const found = async (departDay: string): Promise<Stay[]> => {
        const longer = { ...criteria, price: null, dates: { ...dates, departDay } };
        const fitting = stays.filter(
          (stay) => isOfFacets(stay, criteria) && stay.rooms.some((unit) => fits(stay, unit, longer)),
        );
        const totals = await totalsOnCards(fitting, longer);
        return fitting.filter(({ id }) => totals.has(id));
      };
      const now = new Set(await found(dates.departDay));
      const counts = await engine.countLonger({ ...criteria, dates }, [1, 2]);
      for (const [place, { stayCount }] of counts.entries()) {
        const longer = await found(addDays(dates.departDay, place + 1));
        expect(stayCount).toBe(longer.filter((stay) => !now.has(stay)).length);
      }
    }),
    { numRuns: golark.database.kind === 'embedded' ? 5 : 40 },
  );
});
