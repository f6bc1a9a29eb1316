import type { CatalogOptions, Stay } from '@golark/catalog/stays';
import { sql, type Transaction } from 'kysely';
import { insertNightRuns, type NightRun } from '#calendars';
import type { OpenDatabase } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { insertReviews, type ListingInput, saveListings, saveStayRules } from '#stays';
import { firstRankOf, rankStays } from '#stays/ranking';
import { photosOfStay } from './photos-of-stay.ts';

export interface FillReport {
  /** Rows of stays and their dependent tables; places and search are not counted. */
  rows: number;
}

type Database = Pick<OpenDatabase, 'db' | 'pool' | 'kind'>;
type Progress = (done: number, total: number) => void;

interface FillOptions extends CatalogOptions {
  /** Ends the fill after the current batch, with the reason as error. */
  signal?: AbortSignal;
}

/** Concurrent batches on PostgreSQL: stays are generated while others are written. */
const writersOnServer = 3;

const inputOf = (stay: Stay): ListingInput => {
  const { created_on, ...columns } = stay.listing;
  const createdAt = `${created_on}T12:00:00Z`;
  return {
    listing: {
      ...columns,
      source: 'catalog',
      external_id: null,
      search_rank: firstRankOf(columns),
      created_at: createdAt,
      updated_at: createdAt,
    },
    texts: stay.texts,
    rooms: stay.rooms.map(({ runs, ...room }) => room),
    photos: photosOfStay(stay),
    arrival: stay.arrival,
  };
};

const nightsOf = (stay: Stay): NightRun[] =>
  stay.rooms.flatMap((room) => room.runs.map((run) => ({ room_type_id: room.id, ...run })));

/** In a separate transaction, because batches share managers and must not wait for each other. */
const insertManagers = async (db: Database['db'], stays: Stay[]): Promise<void> => {
  const managers = new Map(stays.map(({ manager }) => [manager.id, manager]));
  const rows = [...managers.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  await sql`
    INSERT INTO property_managers (id, name, data_source, joined_on, phone, languages)
    SELECT id, name, 'CATALOG', joined_on, phone, ARRAY(SELECT json_array_elements_text(languages))
    FROM json_to_recordset(${JSON.stringify(rows)}::json) 
      AS m (id text, name text, joined_on date, phone text, languages json)
    ON CONFLICT (id) DO NOTHING`.execute(db);
};

/** Writes a batch in one transaction; existing stays (booked ones survive `--replace`) are not changed. */
export const writeStays = async (trx: Transaction<DB>, batch: Stay[]): Promise<number> => {
  const present = await sql<{ id: string }>`
    SELECT id FROM listings WHERE id = ANY (${batch.map(({ listing }) => listing.id)}::text[])`.execute(trx);
  const known = new Set(present.rows.map(({ id }) => id));
  const stays = batch.filter(({ listing }) => !known.has(listing.id));
  if (stays.length === 0) return 0;
  const inputs = stays.map(inputOf);
  await saveListings(trx, inputs);
  await saveStayRules(
    trx,
    stays.flatMap(({ listing, rules }) => (rules ? [{ listingId: listing.id, rules }] : [])),
  );
  const nights = await insertNightRuns(trx, stays.flatMap(nightsOf));
  const reviews = stays.flatMap(({ listing, reviews: ofStay }) =>
    ofStay.map((review) => ({ listing_id: listing.id, ...review })),
  );
  await insertReviews(trx, reviews);
  const parts = inputs.reduce((sum, { texts, rooms, photos }) => {
    const seasons = rooms.reduce((count, room) => count + (room.seasons?.length ?? 0), 0);
    // the listing and its arrival information
    return sum + 2 + texts.length + rooms.length + seasons + photos.length;
  }, 0);
  const rules = stays.reduce((sum, { rules }) => sum + (rules ? 1 + rules.rules.length : 0), 0);
  return parts + nights + reviews.length + rules;
};

/**
 * Fills states, cities, lodging taxes and `size` generated stays; the same seed, size and day give the same rows.
 * Each batch is committed separately, so that an interrupted fill can be continued.
 */
export const fillCatalog = async (
  { db, pool, kind }: Database,
  { signal, ...options }: FillOptions,
  onProgress?: Progress,
): Promise<FillReport> => {
  // loaded here, because a server that starts on a filled database has no use for the list of all cities
  const { fillPlaces } = await import('@golark/catalog/places');
  const { generateStays } = await import('@golark/catalog/stays');
  await fillPlaces(pool);
  const batches = generateStays(options);
  let done = 0;
  let rows = 0;
  const write = async (): Promise<void> => {
    for (const batch of batches) {
      signal?.throwIfAborted();
      await insertManagers(db, batch);
      const written = await db.transaction().execute((trx) => writeStays(trx, batch));
      rows += written;
      done += batch.length;
      onProgress?.(done, options.size);
    }
  };
  await Promise.all(Array.from({ length: kind === 'embedded' ? 1 : writersOnServer }, write));
  await rankStays(db, new Date(`${options.today}T12:00:00Z`));
  await sql`ANALYZE`.execute(db);
  return { rows };
};
