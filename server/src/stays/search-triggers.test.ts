import { approximatePoint } from '@golark/contract/stays/approximate-point';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { aListing } from '#testing/factories';
import { openTestDatabase } from '#testing/open-test-database';

let database: OpenDatabase;
let listing: string;
let room: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const { pool } = database;
  listing = await aListing(database.db);
  room = `${listing}-1`;
  await aListing(database.db, { id: 'other', latitude: 40, min_nights: 3 });
  await pool.query("INSERT INTO states VALUES ('wy', 'Wyoming', 'wyoming')");
  await pool.query(`INSERT INTO cities VALUES
    ('wy-cody', 'wy', 'Cody', 'cody', 'cody', 44.5, -109, 10000, false, false, 'America/Denver')`);
  await pool.query("INSERT INTO property_managers VALUES ('pm-2', 'Ann', 'CATALOG', '2020-01-01')");
});
afterAll(() => database.close());

const rowOf = async (of = room): Promise<Record<string, unknown>> => {
  const { rows } = await database.pool.query(
    `SELECT u.*, ARRAY(SELECT amenity FROM search_amenities WHERE code = ANY (u.amenities)) AS amenities
     FROM search_units u WHERE room_type_id = $1`,
    [of],
  );
  return rows[0];
};

/** Each search column with a plain change of its source, and the value that search must have then. */
const changes: Record<string, { table: 'listings' | 'room_types'; set: string; value: unknown }> = {
  latitude: { table: 'listings', set: 'latitude = 39.5', value: 39.5 },
  longitude: { table: 'listings', set: 'longitude = -104.5', value: -104.5 },
  min_nights: { table: 'listings', set: 'min_nights = 2', value: 2 },
  max_nights: { table: 'listings', set: 'max_nights = 12', value: 12 },
  search_rank: { table: 'listings', set: 'search_rank = 77', value: 77 },
  is_instant_book: { table: 'listings', set: 'is_instant_book = false', value: false },
  is_pets_allowed: { table: 'listings', set: 'is_pets_allowed = true', value: true },
  is_smoking_allowed: { table: 'listings', set: 'is_smoking_allowed = true', value: true },
  stay_type: { table: 'listings', set: "stay_type = 'hotels'", value: 'hotels' },
  property_type: { table: 'listings', set: "property_type = 'villa'", value: 'villa' },
  state_id: { table: 'listings', set: "state_id = 'wy'", value: 'wy' },
  city_id: { table: 'listings', set: "city_id = 'wy-cody'", value: 'wy-cody' },
  property_manager_id: { table: 'listings', set: "property_manager_id = 'pm-2'", value: 'pm-2' },
  bathrooms: { table: 'listings', set: 'bathrooms = 2.5', value: 2.5 },
  amenities: { table: 'listings', set: "amenities = '{pool}'", value: ['pool'] },
  max_guests: { table: 'room_types', set: 'max_guests = 9', value: 9 },
  bedrooms: { table: 'room_types', set: 'bedrooms = 5', value: 5 },
  beds: { table: 'room_types', set: 'beds = 6', value: 6 },
  nightly_amount: { table: 'room_types', set: 'nightly_amount = 4321', value: 4321 },
};
/** Tested below, by name, and in `save-stay-rules.test.ts`. */
const testedApart = [
  'room_type_id',
  'listing_id',
  'version',
  'units',
  'taken',
  'exceptions',
  'has_night_rules',
  'has_stay_rules',
  'night_margin',
  'notice_days',
  'booking_window_days',
  'gap_nights',
  'closed_weekdays',
  'length_weekdays',
  'dated_rules',
  'longest_minimum',
  'shortest_maximum',
];

test('every column of search is covered by a test of this file', async () => {
  expect(Object.keys(await rowOf()).sort()).toEqual([...Object.keys(changes), ...testedApart].sort());
});

test.each(Object.entries(changes))('%s follows its source', async (column, { table, set, value }) => {
  const key = table === 'listings' ? ['id', listing] : ['id', room];
  const before = await rowOf();
  expect(before[column]).not.toEqual(value);
  await database.pool.query(`UPDATE ${table} SET ${set} WHERE ${key[0]} = $1`, [key[1]]);
  const after = await rowOf();
  expect(after[column]).toEqual(value);
  expect(after['version']).not.toBe(before['version']);
  const { rows } = await database.pool.query('SELECT version FROM listings WHERE id = $1', [listing]);
  expect(after['version']).toBe(rows[0].version);
});

test('units follow those of the room type', async () => {
  for (const units of [3, 1]) {
    await database.pool.query('UPDATE room_types SET units = $1 WHERE id = $2', [units, room]);
    expect((await rowOf())['units']).toBe(units);
  }
});

test('search has the approximate place of a stay, as its hits show it', async () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.integer({ min: -72_000, max: 72_000 }).map((n) => n / 400),
  });
  const places = fc.sample(place, { numRuns: 1000, seed: 3 });
  const { rows } = await database.pool.query(
    `SELECT approximate_degrees(latitude) AS lat, approximate_degrees(longitude) AS lng
     FROM unnest($1::float8[], $2::float8[]) AS place (latitude, longitude)`,
    [places.map(({ latitude }) => latitude), places.map(({ longitude }) => longitude)],
  );
  expect(rows).toEqual(places.map(approximatePoint));
  const exact = { latitude: 39.7312, longitude: -104.9871 };
  await database.pool.query('UPDATE listings SET latitude = $2, longitude = $3 WHERE id = $1', [
    ...[listing, exact.latitude, exact.longitude],
  ]);
  const shown = approximatePoint(exact);
  expect(await rowOf()).toMatchObject({ latitude: shown.lat, longitude: shown.lng });
  const added = await aListing(database.db, { id: 'exact', ...exact });
  expect(await rowOf(`${added}-1`)).toMatchObject({ latitude: shown.lat, longitude: shown.lng });
});

test('what a room type has, and the kinds of its beds, are found as well', async () => {
  const factsOf = async (of = room) => [...((await rowOf(of))['amenities'] as string[])].sort();
  const run = (text: string) => database.pool.query(text);
  await run(
    `UPDATE room_types SET amenities = '{balcony}', bedding = '[{"kind": "king", "count": 2}]' WHERE id = '${room}'`,
  );
  expect(await factsOf()).toEqual(['balcony', 'bed:king', 'pool']);
  await run(`UPDATE listings SET amenities = '{pool,wifi}' WHERE id = '${listing}'`);
  expect(await factsOf()).toEqual(['balcony', 'bed:king', 'pool', 'wifi']);
  await run(`INSERT INTO room_types (id, listing_id, position, name_en, name_es, units, max_guests, bedrooms, beds, nightly_amount,
      weekend_nightly_amount, bedding)
    SELECT 'loft', listing_id, 8, name_en, name_es, 1, 2, 1, 1, 500, 500, '[{"kind": "bunk", "count": 1}]'
    FROM room_types WHERE id = '${room}'`);
  expect(await factsOf('loft')).toEqual(['bed:bunk', 'pool', 'wifi']);
  await run(`UPDATE listings SET status = 'unpublished' WHERE id = '${listing}'`);
  await run(`UPDATE listings SET status = 'published' WHERE id = '${listing}'`);
  expect([await factsOf(), await factsOf('loft')]).toEqual([
    ['balcony', 'bed:king', 'pool', 'wifi'],
    ['bed:bunk', 'pool', 'wifi'],
  ]);
  await run(`DELETE FROM room_types WHERE id = 'loft'`);
});

test('a room type that is added, moved or removed is added, moved or removed in search', async () => {
  await database.pool.query(`INSERT INTO room_types SELECT 'annex', listing_id, 7, name_en, name_es, 2, 2, 1, 1, 500, 500
    FROM room_types WHERE id = '${room}'`);
  expect(await rowOf('annex')).toMatchObject({ listing_id: listing, nightly_amount: 500 });
  await database.pool.query("UPDATE room_types SET listing_id = 'other' WHERE id = 'annex'");
  expect(await rowOf('annex')).toMatchObject({ listing_id: 'other', latitude: 40, min_nights: 3 });
  await database.pool.query("DELETE FROM room_types WHERE id = 'annex'");
  expect(await rowOf('annex')).toBeUndefined();
});

const bits = async (column: 'taken' | 'exceptions'): Promise<string[]> => {
  const { rows } = await database.pool.query(
    `SELECT d::date::text AS day FROM search_units, generate_series(date '2027-03-01', '2027-03-10', interval '1 day') d
     WHERE room_type_id = $1 AND get_bit(${column}, night_bit(d::date)) = 1 ORDER BY 1`,
    [room],
  );
  return rows.map(({ day }) => day.slice(8));
};

test('nights follow when they are added, changed, moved to another day and deleted', async () => {
  const run = (text: string) => database.pool.query(text, [room]);
  await run("INSERT INTO nights (room_type_id, night, units, booked) VALUES ($1, '2027-03-01', 1, 1)");
  await run(
    "INSERT INTO nights (room_type_id, night, units, nightly_amount) VALUES ($1, '2027-03-02', 1, 900)",
  );
  expect([await bits('taken'), await bits('exceptions')]).toEqual([['01'], ['01', '02']]);
  await run("UPDATE nights SET is_closed = true WHERE room_type_id = $1 AND night = '2027-03-02'");
  expect(await bits('taken')).toEqual(['01', '02']);
  await run("UPDATE nights SET night = '2027-03-05' WHERE room_type_id = $1 AND night = '2027-03-02'");
  expect([await bits('taken'), await bits('exceptions')]).toEqual([
    ['01', '05'],
    ['01', '05'],
  ]);
  const lengths = async () => {
    const { has_night_rules, longest_minimum, shortest_maximum } = await rowOf();
    return [has_night_rules, longest_minimum, shortest_maximum];
  };
  expect(await lengths()).toEqual([false, 0, 2 ** 31 - 1]);
  await run("UPDATE nights SET min_nights = 3 WHERE room_type_id = $1 AND night = '2027-03-05'");
  expect(await lengths()).toEqual([true, 3, 2 ** 31 - 1]);
  await run(
    "INSERT INTO nights (room_type_id, night, units, min_nights, max_nights) VALUES ($1, '2027-03-06', 1, 2, 9)",
  );
  expect(await lengths()).toEqual([true, 3, 9]);
  await run("DELETE FROM nights WHERE room_type_id = $1 AND night = '2027-03-06'");
  await run("DELETE FROM nights WHERE room_type_id = $1 AND night = '2027-03-05'");
  expect([await bits('taken'), await bits('exceptions')]).toEqual([['01'], ['01']]);
});

test('more units of a room type make its sold-out nights available again', async () => {
  await database.pool.query('UPDATE room_types SET units = 2 WHERE id = $1', [room]);
  expect(await bits('taken')).toEqual([]);
});

test('search shows nothing of a transaction that is rolled back', async () => {
  const before = await rowOf();
  const undone = database.db.transaction().execute(async (trx) => {
    await sql`UPDATE listings SET latitude = 38 WHERE id = ${listing}`.execute(trx);
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await rowOf()).toEqual(before);
});
