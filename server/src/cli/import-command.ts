import fs from 'node:fs';
import { findManagerOf } from '#accounts';
import {
  type ImportReport,
  ImportStopped,
  importAirbnbListings,
  type PlacementMethod,
  placementMethods,
} from '#partners';
import type { Config } from '#platform/config';
import type { Database } from '#platform/database/open-database';
import { createRuntime, openDatabase } from '../create-context.ts';
import { CommandError } from './command-error.ts';
import { fillPlacesOnce } from './fill-demo.ts';
import { migrateDatabase } from './migrate-database.ts';
import { showProgress } from './show-progress.ts';

export interface ImportOptions {
  calendar?: string;
  city?: string;
  partner: string;
  report?: string;
}

const rowsShown = 20;

const assertReadable = (file: string): void => {
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

const printRows = (title: string, rows: ImportReport['refused']): void => {
  if (rows.length === 0) return;
  console.log(`  ${title}:`);
  for (const row of rows.slice(0, rowsShown))
    console.log(`    line ${row.line}${row.externalId ? ` (id ${row.externalId})` : ''}: ${row.reason}`);
  if (rows.length > rowsShown)
    console.log(`    … and ${rows.length - rowsShown} more; --report FILE writes them all`);
};

const printReport = (report: ImportReport, seconds: number): void => {
  const { rows, added, updated, unchanged, refused, repaired, calendar } = report;
  console.log(`${rows} rows in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} rows per second):`);
  console.log(
    `  ${added} new, ${updated} updated, ${unchanged} unchanged, ${repaired.length} repaired, ${refused.length} refused`,
  );
  for (const method of placementMethods)
    if (report.placed[method] > 0) console.log(`  ${report.placed[method]} homes placed ${placedBy[method]}`);
  if (report.pricedByCalendar > 0)
    console.log(`  ${report.pricedByCalendar} prices read from the calendar file`);
  printRows('repaired', repaired);
  printRows('refused', refused);
  if (calendar)
    console.log(`  calendar: ${JSON.stringify({ ...calendar, refused: calendar.refused.length })}`);
};

/** `golark import airbnb <listings.csv[.gz]>`: imports published open-data listings for a partner's account. */
export const importCommand = async (
  config: Config,
  listingsPath: string,
  options: ImportOptions,
): Promise<void> => {
  const files = [listingsPath, ...(options.calendar ? [options.calendar] : [])];
  for (const file of files) assertReadable(file);
  const bytesInAll = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  const database = await openDatabase(config);
  let stopJobs = async (): Promise<void> => undefined;
  try {
    await migrateDatabase(database);
    const { ctx } = await createRuntime(config, database);
    stopJobs = ctx.jobs.stop;
    await fillPlacesOnce(ctx, database.pool);
    const managerId = await findManagerOf(ctx.db, options.partner);
    if (!managerId)
      throw new CommandError(`${options.partner} is not the email address of a partner's account.`);
    const cityId = options.city === undefined ? undefined : await findCityId(ctx.db, options.city);
    const started = performance.now();
    const progress = showProgress('Importing');
    const finish = (report: ImportReport): void => {
      progress.done();
      printReport(report, (performance.now() - started) / 1000);
      if (options.report) fs.writeFileSync(options.report, JSON.stringify(report, null, 2));
    };
    try {
      finish(
        await importAirbnbListings(ctx, {
          managerId,
          listingsPath,
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
    }
  } finally {
    await stopJobs();
    await database.close();
  }
};
