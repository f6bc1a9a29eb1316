import { addDays } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNights } from '#calendars';
import type { Caller } from '#platform/caller';
import type { SearchCriteria } from '#platform/search-engine';
import { taxTable } from '#pricing';
import { arbitraryCriteria, propertyTypes, small, stayTypes } from '#testing/arbitrary-searches';
import { findPlainly, fits, isInRange, isOfFacets, type TotalsOf } from '#testing/plain-search';
import { arbitraryChange, changeNights, insertPlainStays, type PlainStay } from '#testing/plain-stays';
import { anyStay } from '#testing/search-criteria';
import { createTestApp, type TestApp } from '#testing/test-app';
import { listPageNights } from '../list-page-nights.ts';
import { presentHits } from '../present-hits.ts';
import { withoutFilters } from './counted-filters.ts';
import { postgresSearchEngine } from './postgres.ts';

let golark: TestApp;
let stays: PlainStay[];
beforeAll(async () => {
  golark = await createTestApp();
  stays = await insertPlainStays(golark);
});
afterAll(() => golark.close());

const visitor: Caller = {
  session: null,
  isSuspended: false,
  locale: 'en',
  ip: '',
  deviceId: null,
  userAgent: '',
};

/** What the card of each stay shows as its total. */
const totalsOnCards: TotalsOf = async (found, c) => {
  const cards = await presentHits(golark.ctx, visitor, {
    listingIds: found.map(({ id }) => id),
    criteria: c,
  });
  return new Map(cards.map(({ id, total }) => [id, total?.amount ?? null]));
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
        for (const change of changes) await changeNights(golark, stays, change);
        const page = await engine.find(criteria, { offset, limit: 10 });
        const plain = await findPlainly(stays, criteria, {
          now: golark.clock.now(),
          totalsOf: totalsOnCards,
        });
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
      const all = stays.filter((stay) => fits(stay, party, golark.clock.now()));
      const totals = await totalsOnCards(all, party);
      const found = (c: SearchCriteria): PlainStay[] =>
        all.filter(
          (stay) =>
            totals.has(stay.id) &&
            isInRange(totals.get(stay.id) ?? null, c) &&
            isOfFacets(stay, c) &&
            fits(stay, c, golark.clock.now()),
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
        takesPet.filter((stay) => isOfFacets(stay, criteria) && fits(stay, withPet, golark.clock.now()))
          .length,
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
      const found = async (departDay: string): Promise<PlainStay[]> => {
        const longer = { ...criteria, price: null, dates: { ...dates, departDay } };
        const fitting = stays.filter(
          (stay) => isOfFacets(stay, criteria) && fits(stay, longer, golark.clock.now()),
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
