import { sql } from 'kysely';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database/open-database';
import { amountOf } from './map-listing.ts';
import { type CsvRow, readCsv } from './read-csv.ts';

export interface CalendarReport {
  rows: number;
  /** Nights that were written, added or changed. */
  changed: number;
  unchanged: number;
  /** Days gone by, left out. */
  past: number;
  /** Rows of listings that were not imported; only the first of each such listing is among the refused. */
  withoutListing: number;
  refused: { line: number; externalId?: string; reason: string }[];
}

interface NightRow {
  external_id: string;
  night: string;
  is_blocked: boolean;
  nightly_amount: number | null;
  min_nights: number | null;
  max_nights: number | null;
}

const batchSize = 5000;
const requiredColumns = ['listing_id', 'date', 'available'];

const wholeOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

const mapNight = ({ fields }: CsvRow): NightRow | { reason: string } => {
  if (!fields) return { reason: 'The row has another number of fields than the header.' };
  const externalId = fields.get('listing_id') ?? '';
  const night = fields.get('date') ?? '';
  if (!isDay(night)) return { reason: 'The date is not a day, YYYY-MM-DD.' };
  const available = fields.get('available') ?? '';
  if (available !== 't' && available !== 'f') return { reason: 'Available is neither t nor f.' };
  const amount = amountOf(fields.get('price') ?? '');
  return {
    external_id: externalId,
    night,
    is_blocked: available === 'f',
    nightly_amount: amount !== null && amount > 0 && amount <= 100_000_000 ? amount : null,
    min_nights: wholeOf(fields.get('minimum_nights')),
    max_nights: wholeOf(fields.get('maximum_nights')),
  };
};

// `booked` is never named: what guests hold stays held
const upsertNights = (rows: string, managerId: string) => sql`
  WITH told AS (
    SELECT r.id AS room_type_id, r.units, c.night, c.is_blocked,
      nullif(c.nightly_amount, r.nightly_amount) AS nightly_amount,
      nullif(c.min_nights, l.min_nights) AS min_nights, nullif(c.max_nights, l.max_nights) AS max_nights
    FROM json_to_recordset(${rows}::json) AS c (external_id text, night date, is_blocked boolean,
      nightly_amount integer, min_nights integer, max_nights integer)
    JOIN listings l ON l.property_manager_id = ${managerId} AND l.source = 'airbnb' AND l.external_id = c.external_id
    JOIN room_types r ON r.listing_id = l.id AND r.position = 0
  )
  INSERT INTO nights AS n (room_type_id, night, units, is_blocked, nightly_amount, min_nights, max_nights)
  SELECT room_type_id, night, units, is_blocked, nightly_amount, min_nights, max_nights FROM told t
  WHERE is_blocked OR nightly_amount IS NOT NULL OR min_nights IS NOT NULL OR max_nights IS NOT NULL
    OR EXISTS (SELECT FROM nights o WHERE o.room_type_id = t.room_type_id AND o.night = t.night)
  ON CONFLICT (room_type_id, night) DO UPDATE SET is_blocked = excluded.is_blocked,
    nightly_amount = excluded.nightly_amount, min_nights = excluded.min_nights, max_nights = excluded.max_nights
    WHERE (n.is_blocked, n.nightly_amount, n.min_nights, n.max_nights) IS DISTINCT FROM
      (excluded.is_blocked, excluded.nightly_amount, excluded.min_nights, excluded.max_nights)`;

const importedIds = async (db: Database, managerId: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('listings')
    .select('external_id')
    .where('property_manager_id', '=', managerId)
    .where('source', '=', 'airbnb')
    .execute();
  return new Set(rows.flatMap((row) => row.external_id ?? []));
};

interface CalendarImport {
  managerId: string;
  path: string;
  /** Bytes read of the file, now and then. */
  onProgress(bytesRead: number): void;
}

const rowsBetweenProgress = 5000;

/** Nights that differ from their listing's rule; a night told twice counts as told last. Adds to the report as it goes. */
export const importCalendar = async (
  { db, clock }: { db: Database; clock: Clock },
  { managerId, path, onProgress }: CalendarImport,
  report: CalendarReport,
): Promise<void> => {
  const known = await importedIds(db, managerId);
  // a day before today in UTC may still be today in Hawaii
  const firstNight = new Date(clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  const unknown = new Set<string>();
  let batch = new Map<string, NightRow>();
  const flush = async (): Promise<void> => {
    if (batch.size === 0) return;
    const rows = JSON.stringify([...batch.values()]);
    const written = await db.transaction().execute((trx) => upsertNights(rows, managerId).execute(trx));
    const changed = Number(written.numAffectedRows ?? 0);
    report.changed += changed;
    report.unchanged += batch.size - changed;
    batch = new Map();
  };
  try {
    for await (const row of readCsv(path, requiredColumns)) {
      report.rows += 1;
      if (report.rows % rowsBetweenProgress === 0) onProgress(row.bytesRead);
      const externalId = row.fields?.get('listing_id');
      const refuse = (reason: string): void => {
        report.refused.push({ line: row.line, ...(externalId ? { externalId } : {}), reason });
      };
      if (externalId !== undefined && !known.has(externalId)) {
        report.withoutListing += 1;
        if (!unknown.has(externalId)) refuse('No listing of this id was imported.');
        unknown.add(externalId);
        continue;
      }
      const night = mapNight(row);
      if ('reason' in night) refuse(night.reason);
      else if (night.night < firstNight) report.past += 1;
      else batch.set(`${night.external_id} ${night.night}`, night);
      if (batch.size === batchSize) await flush();
    }
  } finally {
    await flush();
  }
};
