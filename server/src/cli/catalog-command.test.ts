import { addDays } from '@golark/contract/dates/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Config } from '#platform/config';
import type { OpenDatabase } from '#platform/database/open-database';
import { openTestDatabase } from '#testing/open-test-database';
import { recordOutput } from '#testing/record-output';
import { SettableClock } from '#testing/settable-clock';
import { testDay, testNow } from '#testing/test-now';
import { type CatalogCommandOptions, catalogCommand } from './catalog-command.ts';
import { clearCatalog, isCatalogFilled } from './clear-catalog.ts';
import { clearEvents } from './clear-events.ts';
import { fillCatalog } from './fill-catalog.ts';
import { fillDemo, isDemoFilled } from './fill-demo.ts';
import { fillEvents } from './fill-events.ts';

const size = 300;
const today = testDay();

let open: OpenDatabase;
let seen: number[];

const rowsOf = async (sql: string): Promise<Record<string, unknown>[]> => (await open.pool.query(sql)).rows;

beforeAll(async () => {
  open = await openTestDatabase();
  seen = [];
  await fillCatalog(open, { size, today }, (done) => seen.push(done));
});

afterAll(() => open.close());

describe('a filled catalog', () => {
  it('has the requested number of stays and reports progress to the end', async () => {
    expect(await rowsOf('SELECT count(*)::int AS n FROM listings')).toEqual([{ n: size }]);
    expect(seen.at(-1)).toBe(size);
  });

  it('has a title and a description in English and Spanish for every stay, no title twice', async () => {
    const short = await rowsOf(`
      SELECT l.id FROM listings l LEFT JOIN listing_texts t ON t.listing_id = l.id AND length(t.description) > 40
      GROUP BY l.id HAVING count(DISTINCT t.locale) < 2`);
    expect(short).toEqual([]);
    const twice = await rowsOf(
      "SELECT title FROM listing_texts WHERE locale = 'en' GROUP BY title HAVING count(*) > 1",
    );
    expect(twice).toEqual([]);
  });

  it('leaves no placeholder of the text templates in any text', async () => {
    const holes = await rowsOf(`
      SELECT title AS text FROM listing_texts WHERE title || description ~ '[][{}|]|::|undefined| ,|\\.\\. '
      UNION ALL SELECT body FROM reviews WHERE body = '' OR body ~ '[][{}|]|::|undefined| ,'`);
    expect(holes).toEqual([]);
  });

  it('has pictures of facts about access that are known, each shown once, and a tub only where there is one', async () => {
    const shown = await rowsOf(`
      SELECT p.fact, count(*)::int AS n, count(DISTINCT l.id)::int AS listings, bool_and(CASE p.fact
        WHEN 'stepsToEntrance' THEN steps_to_entrance IS NOT NULL WHEN 'bedInches' THEN bed_inches IS NOT NULL
        ELSE shower = 'tub' END) AS agrees
      FROM listings l JOIN (SELECT listing_id, unnest(shown_access) AS fact FROM listing_photos) p ON p.listing_id = l.id
      GROUP BY 1 ORDER BY 1`);
    expect(shown.map(({ fact, agrees }) => [fact, agrees])).toEqual([
      ['bedInches', true],
      ['shower', true],
      ['stepsToEntrance', true],
    ]);
    expect(shown.filter(({ n, listings }) => n !== listings)).toEqual([]);
  });

  it('costs between 55 and 1,800 dollars a night, in whole dollars', async () => {
    const odd = await rowsOf(`
      SELECT id FROM room_types WHERE nightly_amount NOT BETWEEN 5500 AND 180000 OR nightly_amount % 100 <> 0
        OR weekend_nightly_amount NOT BETWEEN 5500 AND 180000
      UNION ALL SELECT room_type_id FROM seasons WHERE nightly_amount NOT BETWEEN 5500 AND 180000`);
    expect(odd).toEqual([]);
  });

  it('has one room type of one unit in a home and two to four of at least four units in a hotel', async () => {
    const kinds = await rowsOf(`
      SELECT l.stay_type, min(n)::int AS least, max(n)::int AS most, min(units)::int AS units
      FROM listings l JOIN (SELECT listing_id, count(*) AS n, min(units) AS units FROM room_types GROUP BY 1) r
        ON r.listing_id = l.id GROUP BY 1 ORDER BY 1`);
    expect(kinds[0]).toEqual({ stay_type: 'homes', least: 1, most: 1, units: 1 });
    expect(kinds[1]).toMatchObject({ stay_type: 'hotels', units: 4 });
    expect(kinds[1]?.['least']).toBeGreaterThanOrEqual(2);
    expect(kinds[1]?.['most']).toBeLessThanOrEqual(4);
  });

  it('sells no night more often than there are units, and blocks none that is sold', async () => {
    expect(await rowsOf('SELECT * FROM nights WHERE booked > units OR (is_blocked AND booked > 0)')).toEqual(
      [],
    );
    const [nights] = await rowsOf('SELECT count(*)::int AS n FROM nights');
    expect(nights?.['n']).toBeGreaterThan(size * 20);
  });

  it('has seasons that only holidays overlap, some of which reach at least a year ahead', async () => {
    const overlaps = await rowsOf(`
      SELECT a.room_type_id FROM seasons a JOIN seasons b ON a.room_type_id = b.room_type_id
        AND a.starts_on < b.starts_on AND b.starts_on < a.ends_on
        AND least(a.ends_on - a.starts_on, b.ends_on - b.starts_on) > 17`);
    expect(overlaps).toEqual([]);
    const [last] = await rowsOf('SELECT max(ends_on)::text AS day FROM seasons');
    expect(String(last?.['day']) > addDays(today, 365)).toBe(true);
  });

  it('counts and averages exactly the stored reviews, all from the previous two years', async () => {
    const wrong = await rowsOf(`
      SELECT l.id FROM listings l LEFT JOIN reviews r ON r.listing_id = l.id GROUP BY l.id
      HAVING l.review_count <> count(r.id) OR l.quality IS DISTINCT FROM round(avg(r.rating), 2)`);
    expect(wrong).toEqual([]);
    const outside = await rowsOf(`
      SELECT id FROM reviews WHERE stayed_in >= '${today}' OR stayed_in < date '${today}' - 731`);
    expect(outside).toEqual([]);
  });

  it('says that pets are welcome only where they are allowed', async () => {
    expect(
      await rowsOf("SELECT id FROM listings WHERE is_pets_allowed <> ('pets-welcome' = ANY (amenities))"),
    ).toEqual([]);
  });

  it('is in the United States, within 30 km of its city', async () => {
    const far = await rowsOf(`
      SELECT l.id FROM listings l JOIN cities c ON c.id = l.city_id
      WHERE l.latitude NOT BETWEEN 18 AND 72 OR l.longitude NOT BETWEEN -180 AND -66
        OR ((l.latitude - c.latitude) * 111) ^ 2
          + ((l.longitude - c.longitude) * 111 * cos(radians(c.latitude))) ^ 2 > 30 ^ 2`);
    expect(far).toEqual([]);
  });

  it('can be searched: every room type has its row', async () => {
    expect(
      await rowsOf('SELECT id FROM room_types WHERE id NOT IN (SELECT room_type_id FROM search_units)'),
    ).toEqual([]);
  });
});

const run = async (options: CatalogCommandOptions, signal = new AbortController().signal) => {
  const { output, lines } = recordOutput();
  const ctx = { clock: new SettableClock(testNow) };
  await catalogCommand({ ctx, database: open, output, signal }, options);
  return lines;
};

describe('the command', () => {
  it('adds the events that the catalog of an older version lacks', async () => {
    expect(await run({ size })).toEqual([expect.stringMatching(/^60 events in /)]);
    expect(await rowsOf('SELECT count(*)::int AS n FROM venues')).toEqual([{ n: 12 }]);
    const offered = await rowsOf(
      `SELECT count(*)::int AS n FROM ticket_listings WHERE status = 'active' AND sizes > 0`,
    );
    expect(offered[0]?.['n']).toBeGreaterThan(1000);
    const sellers = await rowsOf(
      `SELECT DISTINCT password_hash FROM accounts WHERE email LIKE 'seller-%@golark.example'`,
    );
    expect(sellers).toEqual([{ password_hash: '!' }]);
  });

  it('refuses to fill a catalog twice, and names the option to replace it', async () => {
    await expect(run({ size: 10 })).rejects.toThrow('--replace');
  });

  it('replaces the generated stays with --replace, and prints the rows per second', async () => {
    const lines = await run({ size, replace: true });
    expect(lines).toContain(`Deleted ${size} generated stays.`);
    expect(lines).toContainEqual(
      expect.stringMatching(/^300 stays in [\d.]+ s: [\d,]+ stays, [\d,]+ rows per second\.$/),
    );
    expect(lines.at(-1)).toMatch(/^60 events in [\d.]+ s: [\d,]+ events, [\d,]+ listings per second\.$/);
  });
});

describe('filling again', () => {
  it('gives a demo of an older version its events at the next start', async () => {
    await clearEvents(open.db);
    await open.pool.query(`INSERT INTO milestones (name) VALUES ('demo-catalogue-filled')`);
    const { output, lines } = recordOutput();
    const config = { catalogSize: size, demoAccounts: 'empty' } as Config;
    const ctx = { config, db: open.db, clock: new SettableClock(testNow) };
    expect(await isDemoFilled(config, open.db)).toBe(false);
    await fillDemo({ ctx, database: open, output, signal: new AbortController().signal } as never);
    expect(lines).toEqual([]);
    expect(await isDemoFilled(config, open.db)).toBe(true);
    expect(await rowsOf('SELECT count(*)::int AS n FROM events')).toEqual([{ n: 60 }]);
  });

  it('stops before the next batch when nobody waits for it any more', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(run({ size, replace: true }, gone)).rejects.toThrow('gone');
    expect(await rowsOf('SELECT count(*)::int AS n FROM listings')).toEqual([{ n: size }]);
  });

  it('adds nothing twice, and clearing keeps booked stays and events whose tickets were held', async () => {
    await fillCatalog(open, { size, today });
    expect(await rowsOf('SELECT count(*)::int AS n FROM listings')).toEqual([{ n: size }]);
    await open.pool.query(`
      WITH guest AS (
        INSERT INTO accounts (email, first_name, last_name, password_hash, locale, created_at)
        VALUES ('guest@example.com', 'Gil', 'Guest', 'x', 'en', now()) RETURNING id), placed AS (
        INSERT INTO orders (code, account_id, status, total_amount, locale, created_at)
        SELECT 'AAAA', id, 'CONFIRMED', 1, 'en', now() FROM guest RETURNING id), item AS (
        INSERT INTO order_items (order_id, position, kind, status, snapshot, total_amount)
        SELECT id, 0, 'stay', 'CONFIRMED', '{}', 1 FROM placed RETURNING id)
      INSERT INTO bookings (id, confirmation_code, quote_id, listing_id, holds_nights, arrive_day, depart_day, party,
        guest, cancellation, nightly)
      SELECT item.id, 'AAAA', 'q', (SELECT min(id) FROM listings), true, '2026-12-01', '2026-12-03',
        '{}', '{}', '{}', '[]' FROM item`);
    await open.pool.query(`
      INSERT INTO ticket_holds (id, listing_id, event_id, seats, price_amount, status, expires_at, created_at)
      SELECT gen_random_uuid(), id, event_id, '[0,1)', price_amount, 'RELEASED', now(), now()
      FROM ticket_listings WHERE status = 'active' LIMIT 1`);
    expect(await clearEvents(open.db)).toBe(59);
    expect(await rowsOf('SELECT count(*)::int AS n FROM venues')).not.toEqual([{ n: 0 }]);
    await fillEvents(open, { size, now: new Date(testNow) });
    expect(await rowsOf('SELECT count(*)::int AS n FROM events')).toEqual([{ n: 60 }]);
    expect(await clearCatalog(open.db)).toBe(size - 1);
    expect(await isCatalogFilled(open.db)).toBe(true);
    await fillCatalog(open, { size, today });
    expect(await rowsOf('SELECT count(*)::int AS n FROM listings')).toEqual([{ n: size }]);
  });
});
