import fs from 'node:fs/promises';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database/open-database';
import { type CalendarReport, importCalendar } from './import-calendar.ts';
import { type MappedListing, mapListing } from './map-listing.ts';
import { openNearestCity } from './nearest-city.ts';
import { type CsvRow, readCsv, UnreadableFile } from './read-csv.ts';
import { writeListings } from './write-listings.ts';

export interface ImportContext {
  db: Database;
  clock: Clock;
}

export interface AirbnbImport {
  managerId: string;
  /** `.csv` or `.csv.gz`, in any of the published layouts with at least id, name, room type, place and price. */
  listingsPath: string;
  calendarPath?: string;
  /** Bytes read of both files together, batch by batch. */
  onProgress?(bytesRead: number): void;
}

interface RefusedRow {
  line: number;
  externalId?: string;
  reason: string;
}

export interface ImportReport {
  rows: number;
  taken: number;
  updated: number;
  unchanged: number;
  refused: RefusedRow[];
  calendar?: CalendarReport;
}

/** The file could not be read to its end; what had been taken before is kept and reported. */
export class ImportStopped extends Error {
  readonly report: ImportReport;

  constructor(cause: Error, report: ImportReport) {
    super(cause.message, { cause });
    this.name = 'ImportStopped';
    this.report = report;
  }
}

const batchSize = 500;
const requiredColumns = ['id', 'name', 'latitude', 'longitude', 'room_type', 'price'];

type Judge = (row: CsvRow) => MappedListing | RefusedRow;

const judgeFor = async (db: Database, managerId: string): Promise<Judge> => {
  const nearestCity = await openNearestCity(db);
  const lineOf = new Map<string, number>();
  return ({ line, fields }) => {
    if (!fields) return { line, reason: 'The row has another number of fields than the header.' };
    const externalId = fields.get('id') ?? '';
    const mapped = mapListing(fields, managerId, nearestCity);
    if ('reason' in mapped) return { line, externalId, reason: mapped.reason };
    const earlier = lineOf.get(externalId);
    if (earlier !== undefined)
      return { line, externalId, reason: `The same id stands on line ${earlier} already.` };
    lineOf.set(externalId, line);
    return mapped.listing;
  };
};

const importRows = async (
  { db, clock }: ImportContext,
  { managerId, listingsPath, onProgress }: AirbnbImport,
  report: ImportReport,
): Promise<void> => {
  const judge = await judgeFor(db, managerId);
  let batch: MappedListing[] = [];
  let published: string[] = [];
  let bytesRead = 0;
  const flush = async (): Promise<void> => {
    if (batch.length > 0) {
      const counts = await writeListings(db, batch, { managerId, at: clock.now(), published });
      report.taken += counts.taken;
      report.updated += counts.updated;
      report.unchanged += counts.unchanged;
      batch = [];
    }
    onProgress?.(bytesRead);
  };
  try {
    for await (const row of readCsv(listingsPath, requiredColumns)) {
      report.rows += 1;
      bytesRead = row.bytesRead;
      if (row.fields && published.length === 0) published = [...row.fields.keys()];
      const judged = judge(row);
      if ('reason' in judged) report.refused.push(judged);
      else batch.push(judged);
      if (batch.length === batchSize) await flush();
    }
  } finally {
    // also when the file breaks off: what was read well is kept
    await flush();
  }
};

/**
 * Takes a published file of listings, and their calendar, for one property manager. A second run of the same file
 * changes nothing. Throws ImportStopped, with the report so far, when a file cannot be read to its end.
 */
export const importAirbnbListings = async (
  ctx: ImportContext,
  input: AirbnbImport,
): Promise<ImportReport> => {
  const report: ImportReport = { rows: 0, taken: 0, updated: 0, unchanged: 0, refused: [] };
  try {
    await importRows(ctx, input, report);
    if (input.calendarPath !== undefined) {
      report.calendar = { rows: 0, changed: 0, unchanged: 0, past: 0, withoutListing: 0, refused: [] };
      const before = (await fs.stat(input.listingsPath)).size;
      const onProgress = (bytesRead: number) => input.onProgress?.(before + bytesRead);
      await importCalendar(
        ctx,
        { managerId: input.managerId, path: input.calendarPath, onProgress },
        report.calendar,
      );
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw new ImportStopped(error, report);
    throw error;
  }
  return report;
};
