import { maxBookableDays } from '@golark/contract/calendars/rules';
import { addDays, utcDay } from '@golark/contract/dates/rules';
import { type PublishedNight, savePublishedNights } from '#calendars';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database/open-database';
import { importLimits } from './import-limits.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { priceOf } from './read-fields.ts';
import { type NamedRow, refuseRow } from './refuse-row.ts';

export interface CalendarReport {
  rows: number;
  /** Nights that were added or changed. */
  changed: number;
  unchanged: number;
  /** Days in the past, not imported. */
  past: number;
  /** Days that cannot be booked yet, not imported. */
  tooFar: number;
  /** Rows of listings that were not imported; only the first of each such listing is among the refused. */
  withoutListing: number;
  refused: NamedRow[];
}

export const newCalendarReport = (): CalendarReport => ({
  rows: 0,
  changed: 0,
  unchanged: 0,
  past: 0,
  tooFar: 0,
  withoutListing: 0,
  refused: [],
});

const batchSize = 5000;
const requiredColumns = ['listing_id', 'date', 'available'];

const wholeOf = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null;

const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;

const mapNight = (row: CsvRow, roomTypeId: string): PublishedNight | { reason: string } => {
  if (!row.fields) return { reason: row.problem };
  const { fields } = row;
  const night = fields.get('date') ?? '';
  if (!isDay(night)) return { reason: 'The date is not a day, YYYY-MM-DD.' };
  const available = fields.get('available') ?? '';
  if (available !== 't' && available !== 'f') return { reason: 'Available is neither t nor f.' };
  return {
    room_type_id: roomTypeId,
    night,
    is_closed: available === 'f',
    nightly_amount: priceOf(fields.get('price') ?? ''),
    min_nights: wholeOf(fields.get('minimum_nights')),
    max_nights: wholeOf(fields.get('maximum_nights')),
  };
};

/** The room types of the manager's imported homes, by the id in the file. */
const listRoomTypes = async (db: Database, managerId: string): Promise<Map<string, string>> => {
  const rows = await db
    .selectFrom('listings')
    .innerJoin('room_types', 'room_types.listing_id', 'listings.id')
    .select(['listings.external_id', 'room_types.id'])
    .where('listings.property_manager_id', '=', managerId)
    .where('listings.source', '=', 'airbnb')
    .where('room_types.position', '=', 0)
    .execute();
  return new Map(rows.map((row) => [row.external_id ?? '', row.id]));
};

interface CalendarImport {
  managerId: string;
  path: string;
  /** Bytes read of the file, now and then. */
  onProgress(bytesRead: number): void;
  signal?: AbortSignal | undefined;
}

const rowsBetweenProgress = 5000;

/** Imports the nights that differ from their listing's rule; the last row for a night wins. Adds to the report. */
export const importCalendar = async (
  { db, clock }: { db: Database; clock: Clock },
  { managerId, path, onProgress, signal }: CalendarImport,
  report: CalendarReport,
): Promise<void> => {
  const roomTypes = await listRoomTypes(db, managerId);
  // a day before today in UTC may still be today in Hawaii
  const firstNight = addDays(utcDay(clock.now()), -1);
  const lastNight = addDays(firstNight, maxBookableDays + 1);
  const unknown = new Set<string>();
  let batch = new Map<string, PublishedNight>();
  const flush = async (): Promise<void> => {
    if (batch.size === 0) return;
    const nights = [...batch.values()];
    batch = new Map();
    const changed = await db.transaction().execute((trx) => savePublishedNights(trx, nights));
    report.changed += changed;
    report.unchanged += nights.length - changed;
  };
  const take = (row: CsvRow): void => {
    const externalId = row.fields?.get('listing_id') ?? '';
    const refuse = (reason: string): void => {
      refuseRow(report.refused, { line: row.line, ...(row.fields ? { externalId } : {}), reason });
    };
    const roomTypeId = roomTypes.get(externalId);
    if (row.fields && roomTypeId === undefined) {
      report.withoutListing += 1;
      if (!unknown.has(externalId)) refuse('No listing of this id was imported.');
      unknown.add(externalId);
      return;
    }
    const night = mapNight(row, roomTypeId ?? '');
    if ('reason' in night) refuse(night.reason);
    else if (night.night < firstNight) report.past += 1;
    else if (night.night > lastNight) report.tooFar += 1;
    else batch.set(`${night.room_type_id} ${night.night}`, night);
  };
  try {
    for await (const row of readCsv(path, { requiredColumns, mostRows: importLimits.calendarRows })) {
      signal?.throwIfAborted();
      report.rows += 1;
      if (report.rows % rowsBetweenProgress === 0) onProgress(row.bytesRead);
      take(row);
      if (batch.size === batchSize) await flush();
    }
  } finally {
    await flush();
  }
};
