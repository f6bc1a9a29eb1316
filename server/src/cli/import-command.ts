import fs from 'node:fs';
import { findManagerOf } from '#accounts';
import {
  type ImportReport,
  ImportStopped,
  importAirbnbListings,
  type PlacementMethod,
  placementMethods,
} from '#partners';
import type { Database } from '#platform/database/open-database';
import { CommandError } from './command-error.ts';
import type { CommandRuntime } from './command-host.ts';
import { fillPlacesOnce } from './fill-demo.ts';

export interface ImportOptions {
  calendar?: string;
  city?: string;
  partner: string;
  report?: string;
}

const rowsShown = 20;

/** Throws CommandError unless there is a file that can be read. */
export const assertReadable = (file: string): void => {
  if (!fs.existsSync(file)) throw new CommandError(`There is no file ${file}.`);
  if (!fs.statSync(file).isFile()) throw new CommandError(`${file} is not a file.`);
  try {
    fs.accessSync(file, fs.constants.R_OK);
  } catch {
    throw new CommandError(`The file ${file} may not be read by this user.`);
  }
};

/** Converts `ma/boston` to the id of a city. */
const findCityId = async (db: Database, city: string): Promise<string> => {
  const [state = '', slug = ''] = city.toLowerCase().split('/');
  const found = await db
    .selectFrom('cities')
    .select('id')
    .where('state_id', '=', state)
    .where('slug', '=', slug)
    .executeTakeFirst();
  if (!found) throw new CommandError(`There is no city ${city}; write it as ma/boston.`);
  return found.id;
};

const placedBy: Record<PlacementMethod, string> = {
  option: 'by --city',
  column: 'by a city that the row names',
  district: 'by a district that the row names',
  file: 'in the city that most rows share',
  distance: 'by distance and population',
};

const describeRows = (title: string, rows: ImportReport['refused']): string[] => {
  if (rows.length === 0) return [];
  const shown = rows.slice(0, rowsShown).map(({ line, externalId, reason }) => {
    const id = externalId ? ` (id ${externalId})` : '';
    return `    line ${line}${id}: ${reason}`;
  });
  const left = rows.length - shown.length;
  const more = left > 0 ? [`    … and ${left} more; --report FILE writes them all`] : [];
  return [`  ${title}:`, ...shown, ...more];
};

const describeReport = (report: ImportReport, seconds: number): string[] => {
  const { rows, added, updated, unchanged, refused, repaired, calendar } = report;
  const placed = placementMethods
    .filter((method) => report.placed[method] > 0)
    .map((method) => `  ${report.placed[method]} homes placed ${placedBy[method]}`);
  return [
    `${rows} rows in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} rows per second):`,
    `  ${added} new, ${updated} updated, ${unchanged} unchanged, ${repaired.length} repaired, ${refused.length} refused`,
    ...placed,
    ...(report.pricedByCalendar > 0
      ? [`  ${report.pricedByCalendar} prices read from the calendar file`]
      : []),
    ...describeRows('repaired', repaired),
    ...describeRows('refused', refused),
    ...(calendar ? [`  calendar: ${JSON.stringify({ ...calendar, refused: calendar.refused.length })}`] : []),
  ];
};

const findManager = async (db: Database, email: string): Promise<string> => {
  const id = await findManagerOf(db, email);
  if (!id) throw new CommandError(`${email} is not the email address of a partner's account.`);
  return id;
};

/**
 * `golark import airbnb <listings.csv[.gz]>`: imports published open-data listings for a partner's account. All paths
 * are absolute. Throws CommandError.
 */
export const importCommand = async (
  { ctx, database, output, signal }: CommandRuntime,
  listingsPath: string,
  options: ImportOptions,
): Promise<void> => {
  const files = [listingsPath, ...(options.calendar ? [options.calendar] : [])];
  for (const file of files) assertReadable(file);
  const bytesInAll = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  await fillPlacesOnce(ctx, database.pool);
  const managerId = await findManager(ctx.db, options.partner);
  const cityId = options.city === undefined ? undefined : await findCityId(ctx.db, options.city);
  const started = performance.now();
  const progress = output.progress('Importing');
  const finish = (report: ImportReport): void => {
    progress.done();
    output.line(describeReport(report, (performance.now() - started) / 1000).join('\n'));
    if (options.report) fs.writeFileSync(options.report, JSON.stringify(report, null, 2));
  };
  try {
    finish(
      await importAirbnbListings(ctx, {
        managerId,
        listingsPath,
        signal,
        ...(options.calendar ? { calendarPath: options.calendar } : {}),
        ...(cityId === undefined ? {} : { cityId }),
        onProgress: (bytesRead) => progress.update(bytesRead, bytesInAll),
      }),
    );
  } catch (error) {
    if (!(error instanceof ImportStopped)) throw error;
    finish(error.report);
    throw new CommandError(
      `The file could not be read to its end: ${error.message} The rows before that place are imported.`,
    );
  } finally {
    progress.stop();
  }
};
