import { type OfferedSeats, releasedSizesOf, type SplitRule, sizesOf } from '@golark/contract/tickets/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { smallSeatMap } from '#testing/event-factories';
import { openUnmigratedDatabase, runMigrations } from '#testing/unmigrated-database';
import { parseRanges } from './rules/seat-ranges.ts';

/** A plan as it was: with pairs. */
const oldPlan = {
  ...smallSeatMap,
  sections: smallSeatMap.sections.map((section) => ({
    ...section,
    bays: section.bays.map(({ label, spaces, at }) => ({ label, pairs: spaces, at })),
  })),
};

const seller = '00000000-0000-4000-8000-000000000001';

interface OldListing {
  row: string;
  seats: string;
  free?: string;
  rule?: SplitRule;
  sellerId?: string;
  status?: string;
  isAccessible?: boolean;
  sizes: number;
}

const old: OldListing[] = [
  { row: 'Bay A', seats: '{[0,8)}', sizes: 0b101010100 },
  { row: 'Bay B', seats: '{[0,2),[4,8)}', free: '{[0,2),[6,8)}', sizes: 0b100 },
  // canceled one by one: a companion seat whose space is sold
  { row: 'Bay C', seats: '{[3,4)}', sizes: 0 },
  { row: 'Bay D', seats: '{[0,8)}', rule: 'all', sellerId: seller, sizes: 0b100000000 },
  { row: 'Bay E', seats: '{[0,4)}', sellerId: seller, sizes: 0b10100 },
  { row: 'Bay F', seats: '{}', status: 'sold', sizes: 0 },
  { row: 'Bay G', seats: '{[0,30)}', sizes: 0 },
  { row: '12', seats: '{[0,4)}', isAccessible: false, sizes: 0b10100 },
];

let database: OpenDatabase;
const rowsOf = async <T extends object>(query: string): Promise<T[]> =>
  (await database.pool.query<T>(query)).rows;

beforeAll(async () => {
  database = await openUnmigratedDatabase();
  const { pool } = database;
  await runMigrations(pool, (file) => file < '0264');
  await pool.query(`
    INSERT INTO states VALUES ('co', 'CO', 'Colorado');
    INSERT INTO cities (id, state_id, name, slug, search_text, latitude, longitude, population, is_coastal, is_capital, time_zone)
      VALUES ('co-denver', 'co', 'Denver', 'denver', 'denver', 39.7, -105, 700000, false, true, 'America/Denver')`);
  await pool.query(
    `INSERT INTO venues (id, slug, name, kind, city_id, latitude, longitude, time_zone, capacity, seat_map, picture_key, picture_alt,
      source, search_text) VALUES ('hall', 'hall', 'Hall', 'theater', 'co-denver', 39.7, -105, 'America/Denver', 188, $1, 'x', '{}', 'test', '')`,
    [JSON.stringify(oldPlan)],
  );
  await pool.query(`INSERT INTO events (id, title, category, genre, venue_id, status, starts_at, day, picture_key, picture_alt, source,
      source_key, search_text, created_at) VALUES ('show', 'Show', 'theatre', 'plays', 'hall', 'SCHEDULED', '2026-12-01T02:00:00Z',
      '2026-11-30', 'x', '{}', 'test', 'show', '', now())`);
  await pool.query(
    `INSERT INTO accounts (id, email, first_name, last_name, password_hash, locale, created_at)
      VALUES ($1, 's@example.com', 'S', 'S', '!', 'en', now())`,
    [seller],
  );
  for (const {
    row,
    seats,
    free = seats,
    rule = 'pairs',
    sellerId = null,
    status = 'active',
    ...listing
  } of old)
    await pool.query(
      `INSERT INTO ticket_listings (event_id, section_id, section_label, tier, row_label, seats, free, split_rule, seller_account_id,
        status, is_accessible, sizes, price_amount, quality, delivery, created_at, updated_at)
       VALUES ('show', '101', '101', 'lower', $1, $2, $3, $4, $5, $6, $7, $8, 5000, 0.5, 'instant', now(), now())`,
      [row, seats, free, rule, sellerId, status, listing.isAccessible ?? true, listing.sizes],
    );
  await runMigrations(pool, (file) => file.startsWith('0264'));
});
afterAll(() => database.close());

interface Migrated {
  row_label: string;
  seats: string;
  free: string;
  split_rule: SplitRule;
  companions: number | null;
  sizes: number;
  released_sizes: number;
}

const offered = ({ seats, free, split_rule: rule, companions }: Migrated): OfferedSeats => ({
  ...{ seats: parseRanges(seats), free: parseRanges(free), rule, companions },
});

test('bays that were pairs are sold by the number of people from then on; those of sellers stay together', async () => {
  const listings = await rowsOf<Migrated>(
    'SELECT row_label, seats::text, free::text, split_rule, companions, sizes, released_sizes FROM ticket_listings ORDER BY row_label',
  );
  expect(
    listings.map(({ row_label, split_rule, companions }) => [row_label, split_rule, companions]),
  ).toEqual([
    ['12', 'pairs', null],
    ['Bay A', 'any', 1],
    ['Bay B', 'any', 1],
    ['Bay C', 'any', 1],
    ['Bay D', 'all', 1],
    ['Bay E', 'pairs', 1],
    ['Bay F', 'any', 1],
    ['Bay G', 'any', 1],
  ]);
  for (const listing of listings) {
    const sizes = [listing.sizes, listing.released_sizes];
    expect([listing.row_label, ...sizes]).toEqual([
      ...[listing.row_label, sizesOf(offered(listing)), releasedSizesOf(offered(listing))],
    ]);
  }
});

test('the plans of venues say how many companion seats follow a space, and are otherwise as they were', async () => {
  const [venue] = await rowsOf<{ seat_map: object }>('SELECT seat_map FROM venues');
  expect(venue?.seat_map).toEqual(smallSeatMap);
});

test('events release companion seats a day before their start', async () => {
  expect(await rowsOf('SELECT companion_release_hours FROM events')).toEqual([
    { companion_release_hours: 24 },
  ]);
});
