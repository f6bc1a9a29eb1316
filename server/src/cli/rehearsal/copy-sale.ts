import { utcDay } from '@golark/contract/dates/rules';
import type { SplitRule } from '@golark/contract/tickets/rules';
import { releasedSizesOf, sizesOf } from '@golark/contract/tickets/rules';
import type pg from 'pg';

/** Rows of one table as the database writes them in JSON. */
type Rows = readonly Record<string, unknown>[];

/** What a sale of one event consists of, without anything about people. */
export interface Sale {
  eventId: string;
  title: string;
  states: Rows;
  cities: Rows;
  venues: Rows;
  events: Rows;
  listings: Rows;
}

const rowsOf = async (pool: pg.Pool, query: string, values: unknown[]): Promise<Rows> => {
  const { rows } = await pool.query<{ row: Record<string, unknown> }>(
    `SELECT to_jsonb(found) AS row FROM (${query}) AS found`,
    values,
  );
  return rows.map(({ row }) => row);
};

/** The sale of an event as it is now, with everything that is not sold; null if there is no such event. */
export const readSale = async (pool: pg.Pool, eventId: string): Promise<Sale | null> => {
  const events = await rowsOf(pool, 'SELECT * FROM events WHERE id = $1', [eventId]);
  const [event] = events;
  if (!event) return null;
  const venues = await rowsOf(pool, 'SELECT * FROM venues WHERE id = $1', [event['venue_id']]);
  const cities = await rowsOf(pool, 'SELECT * FROM cities WHERE id = $1', [venues[0]?.['city_id']]);
  const states = await rowsOf(pool, 'SELECT * FROM states WHERE id = $1', [cities[0]?.['state_id']]);
  const listings = await rowsOf(
    pool,
    `SELECT id, event_id, section_id, section_label, tier, numbering, row_label, row_index, is_accessible, companions, seats::text,
      split_rule, price_amount, face_amount, quality, disclosures,
      (SELECT jsonb_agg(jsonb_build_object('from', lower(run), 'to', upper(run))) FROM unnest(seats) AS run) AS runs
     FROM ticket_listings WHERE event_id = $1 AND status = 'active' AND NOT isempty(seats)`,
    [eventId],
  );
  return { eventId, title: String(event['title']), states, cities, venues, events, listings };
};

const insert = async (
  pool: pg.Pool,
  table: 'states' | 'cities' | 'venues' | 'events',
  rows: Rows,
): Promise<void> => {
  await pool.query(
    `INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
};

const countRuns = (runs: { from: number; to: number }[]): number =>
  runs.reduce((sum, { from, to }) => sum + to - from, 0);

/** All free and on sale at the box office: the sellers and what is held right now stay where they are. */
const asOnSale = (row: Record<string, unknown>, { eventId, at }: { eventId: string; at: Date }) => {
  const runs = row['runs'] as { from: number; to: number }[];
  const rule = row['split_rule'] as SplitRule;
  const of = { seats: runs, free: runs, rule, companions: row['companions'] as number | null };
  return {
    ...row,
    ...{
      id: crypto.randomUUID(),
      event_id: eventId,
      free: row['seats'],
      status: 'active',
      delivery: 'instant',
    },
    ...{ sizes: sizesOf(of), released_sizes: releasedSizesOf(of), created_at: at, updated_at: at },
  };
};

const insertListings = async (pool: pg.Pool, rows: Rows): Promise<void> => {
  const columns = `id, event_id, section_id, section_label, tier, numbering, row_label, row_index, is_accessible, companions, seats, free,
    split_rule, sizes, released_sizes, price_amount, face_amount, quality, disclosures, status, delivery, created_at, updated_at`;
  await pool.query(
    `INSERT INTO ticket_listings (${columns}) SELECT ${columns}
     FROM jsonb_populate_recordset(NULL::ticket_listings, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
};

/** Writes a sale as an event of its own, which is on sale from an instant on. Returns how many tickets it has. */
export const writeSale = async (
  pool: pg.Pool,
  sale: Sale,
  { eventId, onSaleAt, at }: { eventId: string; onSaleAt: Date | null; at: Date },
): Promise<number> => {
  await insert(pool, 'states', sale.states);
  await insert(pool, 'cities', sale.cities);
  await insert(pool, 'venues', sale.venues);
  const startsAt = new Date(at.getTime() + 30 * 86_400_000);
  const copy = {
    ...{ id: eventId, source_key: eventId, status: 'SCHEDULED', on_sale_at: onSaleAt },
    ...{ starts_at: startsAt, day: utcDay(startsAt), doors_at: null, moved_from: null },
  };
  await insert(
    pool,
    'events',
    sale.events.map((event) => ({ ...event, ...copy })),
  );
  await insertListings(
    pool,
    sale.listings.map((row) => asOnSale(row, { eventId, at })),
  );
  return sale.listings.reduce(
    (sum, row) => sum + countRuns(row['runs'] as { from: number; to: number }[]),
    0,
  );
};
