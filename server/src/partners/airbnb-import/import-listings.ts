import fs from 'node:fs/promises';
import type { Context } from '#platform/context';
import { saveListings } from '#stays';
import { type GazetteerCity, openGazetteer, type Point } from './gazetteer.ts';
import { importCalendar, newCalendarReport } from './import-calendar.ts';
import { emptyReport, type ImportReport } from './import-report.ts';
import { type MappedListing, mapListing, type Owner, refusalOf } from './map-listing.ts';
import { type Fields, openFileCity, type Placement, placeHome } from './place-homes.ts';
import { type CsvRow, readCsv, UnreadableFile } from './read-csv.ts';
import { numberOf } from './read-fields.ts';
import { readCalendarPrices } from './read-prices.ts';

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

/** Reads the file once, to see which city most rows share. */
const openPlaces = async ({ db }: ImportContext, input: AirbnbImport): Promise<Place> => {
  const gazetteer = await openGazetteer(db);
  const option = input.cityId === undefined ? null : gazetteer.byId(input.cityId);
  let file: GazetteerCity | null = null;
  if (!option) {
    const fileCity = openFileCity(gazetteer);
    try {
      for await (const { fields } of readCsv(input.listingsPath, columnsNeeded)) {
        const point = fields && pointOf(fields);
        if (point) fileCity.add(fields, point);
      }
    } catch (error) {
      // the import itself reads up to the same place and reports it
      if (!(error instanceof UnreadableFile)) throw error;
    }
    file = fileCity.city();
  }
  return (fields) => {
    const point = pointOf(fields);
    return point && placeHome(gazetteer, { option, file }, { fields, point });
  };
};

interface Judged {
  mapped?: MappedListing;
  reason?: string;
  /** The row has no price; a calendar may know one. */
  unpriced?: boolean;
}

const judge = (fields: Fields, place: Place, owner: Owner): Judged => {
  const reason = refusalOf(fields);
  if (reason) return { reason };
  const placement = place(fields);
  if (!placement) return { reason: 'The coordinates are not in the United States.' };
  const mapped = mapListing(fields, placement, owner);
  if (!('reason' in mapped)) return { mapped };
  return { reason: mapped.reason, unpriced: (fields.get('price') ?? '') === '' };
};

interface Row {
  line: number;
  fields: Fields;
}

/** Collects listings and writes them in batches, one transaction each. */
const openWriter = ({ db }: ImportContext, report: ImportReport) => {
  let batch: MappedListing[] = [];
  const flush = async (): Promise<void> => {
    // rows that say nothing about the same columns are written together
    const groups = Map.groupBy(batch, ({ leave }) => leave.join(' '));
    batch = [];
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
  const add = async (mapped: MappedListing, line: number): Promise<void> => {
    const { listing } = mapped.input;
    if (mapped.repair)
      report.repaired.push({ line, externalId: listing.external_id ?? '', reason: mapped.repair });
    batch.push(mapped);
    if (batch.length === batchSize) await flush();
  };
  return { add, flush };
};

type Writer = ReturnType<typeof openWriter>;

const importRows = async (ctx: ImportContext, input: AirbnbImport, report: ImportReport): Promise<void> => {
  const owner = { managerId: input.managerId, at: ctx.clock.now(), illustrate: ctx.illustrate };
  const place = await openPlaces(ctx, input);
  const writer = openWriter(ctx, report);
  const lineOf = new Map<string, number>();
  const unpriced: Row[] = [];
  const take = async ({ line, fields, bytesRead }: CsvRow): Promise<void> => {
    report.rows += 1;
    input.signal?.throwIfAborted();
    if (report.rows % batchSize === 0) input.onProgress?.(bytesRead);
    const externalId = fields?.get('id') ?? '';
    const refuse = (reason: string) =>
      report.refused.push({ line, ...(fields ? { externalId: externalId.slice(0, 60) } : {}), reason });
    if (!fields) return void refuse('The row has another number of fields than the header.');
    const earlier = lineOf.get(externalId);
    const { mapped, reason = '', unpriced: isUnpriced } = judge(fields, place, owner);
    const isListing = mapped !== undefined || isUnpriced === true;
    if (isListing && earlier !== undefined) refuse(`The same id is on line ${earlier}.`);
    else if (mapped) await writer.add(mapped, line);
    else if (isUnpriced && input.calendarPath !== undefined) unpriced.push({ line, fields });
    else refuse(reason);
    if (isListing && earlier === undefined) lineOf.set(externalId, line);
  };
  try {
    for await (const row of readCsv(input.listingsPath, requiredColumns(input.calendarPath !== undefined)))
      await take(row);
  } finally {
    // also when the file ends too early: the rows that were read are imported
    await writer.flush();
  }
  if (input.calendarPath !== undefined && unpriced.length > 0)
    await importUnpriced(
      { calendarPath: input.calendarPath, rows: unpriced },
      { place, owner, writer },
      report,
    );
};

/** Rows whose price only the calendar knows. */
const importUnpriced = async (
  { calendarPath, rows }: { calendarPath: string; rows: Row[] },
  { place, owner, writer }: { place: Place; owner: Owner; writer: Writer },
  report: ImportReport,
): Promise<void> => {
  const ids = new Set(rows.map(({ fields }) => fields.get('id') ?? ''));
  const prices = await readCalendarPrices(calendarPath, ids);
  for (const { line, fields } of rows) {
    const externalId = fields.get('id') ?? '';
    const price = prices.get(externalId);
    const priced = new Map([...fields, ['price', price === undefined ? '' : String(price / 100)]]);
    const { mapped, reason = '' } = judge(priced, place, owner);
    if (mapped) {
      report.pricedByCalendar += 1;
      await writer.add(mapped, line);
    } else report.refused.push({ line, externalId, reason });
  }
  await writer.flush();
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
