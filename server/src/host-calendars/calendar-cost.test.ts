import { addDays } from '@golark/contract/dates/rules';
import { editCalendar, getHostCalendar } from '@golark/contract/host-calendar/calls';
import { monthOf } from '@golark/contract/host-calendar/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countRowsRead } from '#testing/count-rows-read';
import { listQueries } from '#testing/count-statements';
import { aHost, aListing } from '#testing/factories';
import { openFreshDatabase } from '#testing/open-test-database';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

/** So many that reading all of them costs more than finding each of its own. */
const nightsOfOthers = 30_000;
const changedNights = 30;
/** The weeks of a month, twice with a margin: for the host and as guests see them. */
const nightsOfPage = 200;
const from = testDay(30);

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({}, undefined, openFreshDatabase);
});
afterAll(() => golark.close());

const nightsRead = async (call: () => Promise<unknown>): Promise<number> => {
  const queries = await listQueries(golark.database, call);
  const reads = queries.filter(({ text }) => /^\s*select/i.test(text));
  return (await countRowsRead(golark.database, reads)).tables['nights'] ?? 0;
};

test('a calendar and its changes read the nights of the listing, and none of the others', async () => {
  const { db } = golark.ctx;
  const { host, hostId } = await aHost(golark);
  const params = { listingId: await aListing(db, { id: 'own', property_manager_id: hostId }) };
  await aListing(db, { id: 'other' });
  await sql`
    INSERT INTO nights (room_type_id, night, units, is_closed)
    SELECT 'other-1', ${testDay(0)}::date + i, 1, true FROM generate_series(1, ${nightsOfOthers}::integer) AS i`.execute(
    db,
  );
  await sql`ANALYZE`.execute(db);
  const change = (amount: number) => async () => {
    const body = {
      from,
      until: addDays(from, changedNights),
      nightly: { amount, currency: 'USD' as const },
    };
    expect((await golark.call(editCalendar, { as: host, params, body })).body.changeId).not.toBeNull();
  };
  await change(20_000)();
  const read = async () => {
    const query = { month: monthOf(from) } as never;
    expect((await golark.call(getHostCalendar, { as: host, params, query })).status).toBe(200);
  };
  expect(await nightsRead(read)).toBeLessThanOrEqual(nightsOfPage);
  const ofChange = await nightsRead(change(30_000));
  // once to compare them, and once for the response
  expect(ofChange).toBeLessThanOrEqual(2 * changedNights);
  expect(ofChange).toBeGreaterThanOrEqual(changedNights);
});
