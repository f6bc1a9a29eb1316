import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { aListing, stayRulesWith } from '#testing/factories';
import { openTestDatabase } from '#testing/open-test-database';
import { saveStayRules } from './save-stay-rules.ts';
import type { StayRules } from './stay-rules-json.ts';
import { findStay } from './store.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const save = (listingId: string, rules: StayRules | null) =>
  database.db.transaction().execute((trx) => saveStayRules(trx, [{ listingId, rules }]));
const unitsOf = async (listingId: string) => {
  const { rows } = await database.pool.query(
    'SELECT has_stay_rules, has_night_rules, night_margin, version FROM search_units WHERE listing_id = $1',
    [listingId],
  );
  return rows;
};
const rule = {
  startsOn: '2027-06-01',
  endsOn: '2027-09-01',
  weekday: null,
  minStayArrival: 7,
  minStayThrough: null,
  maxStay: null,
  closedToArrival: null,
  closedToDeparture: false,
};

test('rules are read as they were saved, the most specific first, until they are removed', async () => {
  const id = await aListing(database.db);
  expect((await findStay(database.db, id, 'en'))?.rules).toBeNull();
  const saturdays = { ...rule, weekday: 6 };
  const short = { ...rule, startsOn: '2027-08-01' };
  const always = { ...rule, startsOn: null, endsOn: null, weekday: 0 };
  const rules = stayRulesWith({ preparationNights: 2, gapNights: 1 });
  await save(id, { ...rules, rules: [always, rule, saturdays, short] });
  expect((await findStay(database.db, id, 'en'))?.rules).toEqual({
    ...rules,
    rules: [short, saturdays, rule, always],
  });
  await save(id, null);
  expect((await findStay(database.db, id, 'en'))?.rules).toBeNull();
});

test('search knows in the same transaction which listings have rules, also of room types that come later', async () => {
  const id = await aListing(database.db);
  const [before] = await unitsOf(id);
  expect(before).toMatchObject({ has_stay_rules: false, night_margin: 0 });
  await save(id, stayRulesWith({ preparationNights: 2, rules: [rule] }));
  const [after] = await unitsOf(id);
  expect(after).toMatchObject({ has_stay_rules: true, has_night_rules: true, night_margin: 3 });
  expect(after.version).not.toBe(before.version);
  await database.pool.query(
    `INSERT INTO room_types SELECT $2, listing_id, 7, name_en, name_es, 1, 2, 1, 1, 500, 500 FROM room_types
     WHERE listing_id = $1`,
    [id, `${id}-annex`],
  );
  expect(await unitsOf(id)).toMatchObject([{ night_margin: 3 }, { has_stay_rules: true, night_margin: 3 }]);
  const other = await aListing(database.db);
  await database.pool.query('UPDATE room_types SET listing_id = $1 WHERE id = $2', [other, `${id}-annex`]);
  await database.pool.query('UPDATE room_types SET position = 8 WHERE id = $1', [`${id}-annex`]);
  expect(await unitsOf(other)).toMatchObject([{ has_stay_rules: false }, { has_stay_rules: false }]);
  await save(id, null);
  expect(await unitsOf(id)).toMatchObject([{ has_stay_rules: false, night_margin: 0 }]);
});

test('search has the rules that concern days as columns, and forgets them when they are removed', async () => {
  const id = await aListing(database.db);
  const columns = async () => {
    const { rows } = await database.pool.query(
      `SELECT notice_days, booking_window_days, gap_nights, closed_weekdays, length_weekdays, dated_rules::text
       FROM search_units WHERE listing_id = $1`,
      [id],
    );
    return rows[0];
  };
  const none = {
    notice_days: 0,
    booking_window_days: 730,
    gap_nights: 0,
    closed_weekdays: 0,
    length_weekdays: 0,
    dated_rules: '{}',
  };
  expect(await columns()).toEqual(none);
  const weekly = { ...rule, startsOn: null, endsOn: null, minStayArrival: null, closedToDeparture: null };
  const sundays = { ...weekly, weekday: 0, closedToArrival: true };
  const mondays = { ...weekly, weekday: 1, closedToDeparture: true, closedToArrival: false };
  const fridays = { ...weekly, weekday: 5, minStayArrival: 3 };
  const saturdays = { ...weekly, weekday: 6, minStayThrough: 2 };
  const terms = { noticeDays: 2, bookingWindowDays: 300, gapNights: 1 };
  await save(id, { ...stayRulesWith(terms), rules: [rule, sundays, mondays, fridays, saturdays] });
  expect(await columns()).toEqual({
    notice_days: 2,
    booking_window_days: 300,
    gap_nights: 1,
    closed_weekdays: 1 + (1 << 8),
    length_weekdays: (1 << 5) + (1 << 13),
    dated_rules: '{[2027-06-01,2027-09-01)}',
  });
  await save(id, null);
  expect(await columns()).toEqual(none);
});

test('the database refuses rules without days, without content, and two for the same days', async () => {
  const id = await aListing(database.db);
  const insert = (columns: string, values: string) =>
    database.pool.query(`INSERT INTO stay_rules (listing_id, ${columns}) VALUES ('${id}', ${values})`);
  await expect(insert('max_stay', '3')).rejects.toThrow(/stay_rules_days/);
  await expect(insert('weekday', '3')).rejects.toThrow(/stay_rules_content/);
  await expect(insert('starts_on, max_stay', "'2027-01-01', 3")).rejects.toThrow(/stay_rules_range/);
  await insert('weekday, max_stay', '3, 3');
  await expect(insert('weekday, max_stay', '3, 5')).rejects.toThrow(/stay_rules_once/);
});
