import { cities, fillPlaces, pointsOfInterest } from '@golark/catalog/places';
import { foldText } from '@golark/contract/text/fold';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { openUnmigratedDatabase, runMigrations } from '#testing/unmigrated-database';

const title = 'St. Mary’s, L’Ōkina & Mt. Crème: D.C. Straße';

const stored = `
  INSERT INTO venues (id, slug, name, kind, city_id, latitude, longitude, time_zone, capacity, seat_map, picture_key, picture_alt,
    source, search_text) SELECT 'hall', 'hall', 'Ft. O’Neil Hall', 'theater', 'mo-ofallon', 38.8, -90.7, 'America/Chicago', 100, '{}',
    'x', '{}', 'catalog', 'old';
  INSERT INTO performers (id, slug, name, category, genre, picture_key, picture_alt, source, search_text)
    VALUES ('band', 'band', 'Sínéad’s Band', 'concerts', 'rock', 'x', '{}', 'catalog', 'old');
  INSERT INTO events (id, title, category, genre, venue_id, status, starts_at, day, picture_key, picture_alt, source, source_key,
    search_text, created_at) VALUES ('show', '${title}', 'concerts', 'rock', 'hall', 'SCHEDULED', '2026-12-01T02:00:00Z',
    '2026-11-30', 'x', '{}', 'catalog', 'show', 'old', now());
  INSERT INTO event_performers (event_id, performer_id, position) VALUES ('show', 'band', 0);`;

let database: OpenDatabase;
const searchTexts = async (table: string): Promise<Map<string, string>> => {
  const { rows } = await database.pool.query<{ id: string; search_text: string }>(
    `SELECT id, search_text FROM ${table}`,
  );
  return new Map(rows.map(({ id, search_text }) => [id, search_text]));
};

beforeAll(async () => {
  database = await openUnmigratedDatabase();
  // all others, because the catalog of today fills today's tables; 0346 is an index on a column of 0249
  await runMigrations(database.pool, (file) => !file.startsWith('0249') && !file.startsWith('0346'));
  await fillPlaces(database.pool);
  await database.pool.query(
    "UPDATE cities SET search_text = 'old'; UPDATE points_of_interest SET search_text = 'old'",
  );
  await database.pool.query(stored);
  await runMigrations(database.pool, (file) => file.startsWith('0249'));
});
afterAll(() => database.close());

test('places are folded as the catalog folds them', async () => {
  const places = [
    ['cities', cities()],
    ['points_of_interest', pointsOfInterest()],
  ] as const;
  for (const [table, of] of places) {
    expect(of.length).toBeGreaterThan(100);
    expect(await searchTexts(table)).toEqual(new Map(of.map(({ id, searchText }) => [id, searchText])));
  }
});

test('events, venues and performers are folded as they are saved', async () => {
  const venue = `${foldText('Ft. O’Neil Hall')} ofallon missouri mo`;
  expect(await searchTexts('venues')).toEqual(new Map([['hall', venue]]));
  expect(await searchTexts('performers')).toEqual(new Map([['band', 'sineads band']]));
  const event = `${foldText(`${title} Sínéad’s Band`)} ${venue}`;
  expect(await searchTexts('events')).toEqual(new Map([['show', event]]));
});
