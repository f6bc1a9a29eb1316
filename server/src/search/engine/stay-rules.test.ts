import { addDays } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookableDaysOf, brokenCalendarRule, freeUnitsFor, listOffers } from '#calendars';
import { taxTable } from '#pricing';
import { arbitraryRules } from '#testing/arbitrary-stay-rules';
import { aListing, withStayRules } from '#testing/factories';
import { anyStay } from '#testing/search-criteria';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';
import { isStayAllowed } from './allowed-stays.ts';
import { postgresSearchEngine } from './postgres.ts';

const listings = 60;
const days = 24;
const firstDay = testDay(20);

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const arbitraryNight = fc.record({
  day: fc.integer({ min: -3, max: days + 6 }),
  booked: fc.constantFrom(0, 1, 1),
  is_closed: fc.constantFrom(false, false, true),
  min_nights: fc.constantFrom(null, null, 1, 3),
  max_nights: fc.constantFrom(null, null, 4),
});

const arbitraryListing = fc.record({
  min_nights: fc.integer({ min: 1, max: 4 }),
  max_nights: fc.integer({ min: 4, max: 9 }),
  rules: arbitraryRules({ firstDay, days }),
  nights: fc.uniqueArray(arbitraryNight, { maxLength: 12, selector: ({ day }) => day }),
});

const fill = async (): Promise<string[]> => {
  const { db } = golark.database;
  const ids: string[] = [];
  for (const { rules, nights, ...listing } of fc.sample(arbitraryListing, { numRuns: listings, seed: 11 })) {
    const id = await aListing(db, listing);
    ids.push(id);
    if (rules) await withStayRules(db, id, rules);
    const rows = nights.map(({ day, ...night }) => ({
      ...night,
      room_type_id: `${id}-1`,
      night: addDays(firstDay, day),
      units: 1,
    }));
    if (rows.length > 0) await db.insertInto('nights').values(rows).execute();
  }
  return ids;
};

/** The decisions of search about a stay of each listing: by columns if they suffice, and by the rules alone. */
const decisionsOf = async (
  ids: readonly string[],
  dates: StayDates,
  now: Date,
): Promise<{ id: string; isFound: boolean; isAllowed: boolean }[]> => {
  const { rows } = await sql<{ id: string; isFound: boolean; isAllowed: boolean }>`
    SELECT u.listing_id AS id, ${isStayAllowed(dates, now)} AS "isFound",
      is_stay_allowed(u, ${dates.arriveDay}::date, ${dates.departDay}::date, ${now}::timestamptz) AS "isAllowed"
    FROM search_units u WHERE u.listing_id = ANY (${ids}::text[])`.execute(golark.database.db);
  return rows;
};

/** The second one is a day earlier in Denver than in UTC, after the cut-off hours of some listings. */
const instants = (): Date[] =>
  [0, 8].map((hours) => new Date(golark.clock.now().getTime() + hours * 3_600_000));

test('the database decides about every stay as the calendar does, by columns and by the rules', async () => {
  const ids = await fill();
  const range = { from: addDays(firstDay, -20), until: addDays(firstDay, days + 40), locale: 'en' as const };
  const offers = await listOffers(golark.database.db, ids, range);
  const counts = { allowed: 0, refused: 0 };
  for (const now of instants())
    for (let start = 0; start <= days; start++)
      for (let length = 1; length <= 6; length++) {
        const arriveDay = addDays(firstDay, start);
        const dates = { arriveDay, departDay: addDays(arriveDay, length) };
        for (const { id, isFound, isAllowed } of await decisionsOf(ids, dates, now)) {
          const offer = offers.get(id);
          const room = offer?.rooms[0];
          if (!offer || !room) throw new Error(`no offer of ${id}`);
          const days = bookableDaysOf(offer.stay, now);
          const rule = brokenCalendarRule(offer.stay, room, { dates, days })?.rule ?? null;
          const isFree = freeUnitsFor(room, dates) > 0;
          const what = { id, arriveDay, length, rule, isFree };
          expect({ ...what, isFound }).toEqual({ ...what, isFound: isFree && rule === null });
          // the ring of nights has left out what is taken
          if (!isFree) continue;
          expect({ ...what, isAllowed }).toEqual({ ...what, isAllowed: rule === null });
          counts[isAllowed ? 'allowed' : 'refused'] += 1;
        }
      }
  expect(counts.allowed).toBeGreaterThan(1000);
  expect(counts.refused).toBeGreaterThan(1000);
});

const engineOn = (db: TestApp['database']['db']) =>
  postgresSearchEngine({ db, clock: golark.clock, listTaxes: () => taxTable(golark.ctx) });

test('misses a night in the very transaction that sells it, and finds it again when that is undone', async () => {
  const { db } = golark.database;
  const id = await aListing(db, { title: 'Ring of nights' });
  const from = testDay(60);
  const find = async (on: typeof db, night: string): Promise<string[]> => {
    const dates = { arriveDay: night, departDay: addDays(night, 1) };
    const criteria = { ...anyStay, dates, title: 'Ring of nights' };
    return (await engineOn(on).find(criteria, { offset: 0, limit: 5 })).listingIds;
  };
  const undone = db.transaction().execute(async (trx) => {
    expect(await find(trx, from)).toEqual([id]);
    await sql`INSERT INTO nights (room_type_id, night, units, booked) VALUES (${`${id}-1`}, ${from}::date, 1, 1)`.execute(
      trx,
    );
    expect(await find(trx, from)).toEqual([]);
    expect(await find(trx, addDays(from, 1))).toEqual([id]);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await find(db, from)).toEqual([id]);
});
