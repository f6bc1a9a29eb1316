import fs from 'node:fs/promises';
import type { Context } from '#platform/context';
import { saveListings } from '#stays';
import { openGazetteer, type Point } from './gazetteer.ts';
import { importCalendar, newCalendarReport } from './import-calendar.ts';
import { importLimits } from './import-limits.ts';
import { emptyReport, type ImportReport } from './import-report.ts';
import { type MappedListing, mapListing, type Owner, refusalOf } from './map-listing.ts';
import { UnreadableFile } from './open-text.ts';
import { type Fields, openFileCity, type Placement, placeHome } from './place-homes.ts';
import { type CsvRow, readCsv } from './read-csv.ts';
import { numberOf } from './read-fields.ts';
import { readCalendarPrices } from './read-prices.ts';
import { refuseRow } from './refuse-row.ts';

export type ImportContext = Pick<Context, 'db' | 'clock' | 'illustrate'>;

export interface AirbnbImport {
  managerId: string;
  /** `.csv` or `.csv.gz`, in any of the published layouts with at least id, name, room type and coordinates. */
  listingsPath: string;
  calendarPath?: string;
  /** The id of the city that all homes near it belong to, such as `ma-boston`. */
  cityId?: string;
  /** Bytes read of both files together, called after each batch. */
  onProgress?(bytesRead: number): void;
  /** Ends the import after the current batch, with the reason as error. */
  signal?: AbortSignal | undefined;
}

/** The file could not be read to its end; what was imported before stays and is in the report. */
export class ImportStopped extends Error {
  readonly report: ImportReport;

  constructor(cause: Error, report: ImportReport) {
    super(cause.message, { cause });
    this.name = 'ImportStopped';
    this.report = report;
  }
}

const batchSize = 500;
const columnsNeeded = ['id', 'name', 'latitude', 'longitude', 'room_type'];
const requiredColumns = (hasCalendar: boolean): string[] =>
  hasCalendar ? columnsNeeded : [...columnsNeeded, 'price'];

const pointOf = (fields: Fields): Point | null => {
  const latitude = numberOf(fields.get('latitude'));
  const longitude = numberOf(fields.get('longitude'));
  return latitude === null || longitude === null ? null : { latitude, longitude };
};

type Place = (fields: Fields) => Placement | null;

/** Where a file cannot be read, the import itself reads up to the same place and reports it. */
const orIfUnreadable =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof UnreadableFile) return value;
    throw error;
  };

const rowsOf = (path: string, requiredColumns: string[]) =>
  readCsv(path, { requiredColumns, mostRows: importLimits.listingRows });

interface Preparation {
  place: Place;
  /** Prices of the homes whose row has none, in cents. */
  prices: ReadonlyMap<string, number>;
}

const hasPrice = (fields: Fields): boolean => (fields.get('price') ?? '') !== '';

/**
 * Reads the file to see which city most rows share, and for which rows the calendar has to give a price. The city is that of the first
 * rows: reading the rest twice would make a third of the time of an import.
 */
const prepare = async ({ db }: ImportContext, input: AirbnbImport): Promise<Preparation> => {
  const { calendarPath, cityId, listingsPath } = input;
  const gazetteer = await openGazetteer(db);
  const option = cityId === undefined ? null : gazetteer.byId(cityId);
  const fileCity = openFileCity(gazetteer);
  const unpriced = new Set<string>();
  const survey = async (): Promise<void> => {
    let surveyed = 0;
    for await (const { fields } of rowsOf(listingsPath, columnsNeeded)) {
      input.signal?.throwIfAborted();
      const isSurveyed = !option && surveyed < importLimits.surveyedRows;
      surveyed += 1;
      if (!isSurveyed && calendarPath === undefined) return;
      const point = fields && isSurveyed ? pointOf(fields) : null;
      if (fields && point) fileCity.add(fields, point);
      if (fields && !hasPrice(fields) && !refusalOf(fields)) unpriced.add(fields.get('id') ?? '');
    }
  };
  if (!option || calendarPath !== undefined) await survey().catch(orIfUnreadable(undefined));
  const file = option ? null : fileCity.city();
  const place: Place = (fields) => {
    const point = pointOf(fields);
    return point && placeHome(gazetteer, { option, file }, { fields, point });
  };
  if (calendarPath === undefined || unpriced.size === 0) return { place, prices: new Map() };
  const prices = await readCalendarPrices(calendarPath, unpriced).catch(orIfUnreadable(new Map()));
  return { place, prices };
};

interface Judged {
  mapped?: MappedListing;
  reason?: string;
  /** The row would be a listing if it had a price. */
  unpriced?: boolean;
}

const judge = (fields: Fields, place: Place, owner: Owner): Judged => {
  const reason = refusalOf(fields);
  if (reason) return { reason };
  const placement = place(fields);
  if (!placement) return { reason: 'The coordinates are not in the United States.' };
  const mapped = mapListing(fields, placement, owner);
  if (!('reason' in mapped)) return { mapped };
  return { reason: mapped.reason, unpriced: !hasPrice(fields) };
};

/** Collects listings and writes them in batches, one transaction each. A batch is read while the one before is written. */
const openWriter = ({ db }: ImportContext, report: ImportReport) => {
  let batch: MappedListing[] = [];
  let written: Promise<void> = Promise.resolve();
  const write = async (listings: readonly MappedListing[]): Promise<void> => {
    // rows that say nothing about the same columns are written together
    const groups = Map.groupBy(listings, ({ leave }) => leave.join(' '));
    for (const group of groups.values()) {
      const inputs = group.map(({ input }) => input);
      const options = { leave: group[0]?.leave ?? [] };
      const saved = await db.transaction().execute((trx) => saveListings(trx, inputs, options));
      report.added += saved.inserted.length;
      report.updated += saved.updated.length;
      report.unchanged += group.length - saved.inserted.length - saved.updated.length;
      for (const { method } of group) report.placed[method] += 1;
    }
  };
  const writeNext = async (): Promise<void> => {
    const next = batch;
    batch = [];
    await written;
    written = write(next);
    // the next wait throws its error
    written.catch(() => {});
  };
  const flush = async (): Promise<void> => {
    await writeNext();
    await written;
  };
  const add = async (mapped: MappedListing, line: number): Promise<void> => {
    const { listing } = mapped.input;
    if (mapped.repair)
      report.repaired.push({ line, externalId: listing.external_id ?? '', reason: mapped.repair });
    batch.push(mapped);
    if (batch.length === batchSize) await writeNext();
  };
  return { add, flush };
};

/** The row with the price that the calendar knows; null for a row that has one itself, or none anywhere. */
const withCalendarPrice = (fields: Fields, { prices }: Preparation): Fields | null => {
  const price = hasPrice(fields) ? undefined : prices.get(fields.get('id') ?? '');
  return price === undefined ? null : new Map([...fields, ['price', String(price / 100)]]);
};

const importRows = async (ctx: ImportContext, input: AirbnbImport, report: ImportReport): Promise<void> => {
  const owner = { managerId: input.managerId, at: ctx.clock.now(), illustrate: ctx.illustrate };
  const preparation = await prepare(ctx, input);
  const writer = openWriter(ctx, report);
  const lineOf = new Map<string, number>();
  const take = async (row: CsvRow): Promise<void> => {
    const { line, fields } = row;
    report.rows += 1;
    input.signal?.throwIfAborted();
    if (report.rows % batchSize === 0) input.onProgress?.(row.bytesRead);
    if (!fields) return refuseRow(report.refused, { line, reason: row.problem });
    const externalId = fields.get('id') ?? '';
    const refuse = (reason: string): void => refuseRow(report.refused, { line, externalId, reason });
    const priced = withCalendarPrice(fields, preparation);
    const { mapped, reason = '', unpriced } = judge(priced ?? fields, preparation.place, owner);
    if (!mapped && !unpriced) return refuse(reason);
    const earlier = lineOf.get(externalId);
    if (earlier !== undefined) return refuse(`The same id is on line ${earlier}.`);
    lineOf.set(externalId, line);
    if (!mapped) return refuse(reason);
    if (priced) report.pricedByCalendar += 1;
    await writer.add(mapped, line);
  };
  try {
    for await (const row of rowsOf(input.listingsPath, requiredColumns(input.calendarPath !== undefined)))
      await take(row);
  } finally {
    // also when the file ends too early: the rows that were read are imported
    await writer.flush();
  }
};

/**
 * Imports a published file of listings, and their calendar, for one property manager. A second run of the same file
 * changes nothing. Throws ImportStopped, with the report so far, when a file cannot be read to its end.
 */
export const importAirbnbListings = async (
  ctx: ImportContext,
  input: AirbnbImport,
): Promise<ImportReport> => {
  const report = emptyReport();
  const { managerId, calendarPath } = input;
  try {
    await importRows(ctx, input, report);
    if (calendarPath !== undefined) {
      report.calendar = newCalendarReport();
      const before = (await fs.stat(input.listingsPath)).size;
      const onProgress = (bytesRead: number) => input.onProgress?.(before + bytesRead);
      await importCalendar(
        ctx,
        { managerId, path: calendarPath, onProgress, signal: input.signal },
        report.calendar,
      );
    }
  } catch (error) {
    if (error instanceof UnreadableFile) throw new ImportStopped(error, report);
    throw error;
  }
  return report;
};
