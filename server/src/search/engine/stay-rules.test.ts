import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookableDaysOf, brokenCalendarRule, freeUnitsFor, listOffers } from '#calendars';
import { arbitraryRules } from '#testing/arbitrary-stay-rules';
import { aListing, withStayRules } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

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

test('the database decides about every stay as the calendar does', async () => {
  const ids = await fill();
  const range = { from: addDays(firstDay, -20), until: addDays(firstDay, days + 40), locale: 'en' as const };
  const offers = await listOffers(golark.database.db, ids, range);
  const now = golark.clock.now();
  const { rows } = await sql<{ id: string; arrive: string; depart: string; is_allowed: boolean }>`
    SELECT id, a::date AS arrive, a::date + n AS depart, is_stay_allowed(id || '-1', a::date, a::date + n, ${now}) AS is_allowed
    FROM unnest(${ids}::text[]) id,
      generate_series(${firstDay}::date, ${firstDay}::date + ${days}::integer, interval '1 day') a,
      generate_series(1, 6) n`.execute(golark.database.db);
  const counts = { allowed: 0, refused: 0 };
  for (const { id, arrive, depart, is_allowed } of rows) {
    const offer = offers.get(id);
    const room = offer?.rooms[0];
    if (!offer || !room) throw new Error(`no offer of ${id}`);
    const dates = { arriveDay: arrive, departDay: depart };
    // the ring of nights has left out what is taken
    if (freeUnitsFor(room, dates) === 0) continue;
    const broken = brokenCalendarRule(offer.stay, room, { dates, days: bookableDaysOf(offer.stay, now) });
    const what = { id, arrive, nights: nightsBetween(arrive, depart) };
    expect({ ...what, isAllowed: is_allowed, rule: broken?.rule ?? null }).toEqual({
      ...what,
      isAllowed: broken === null,
      rule: broken?.rule ?? null,
    });
    counts[is_allowed ? 'allowed' : 'refused'] += 1;
  }
  expect(counts.allowed).toBeGreaterThan(500);
  expect(counts.refused).toBeGreaterThan(500);
});
