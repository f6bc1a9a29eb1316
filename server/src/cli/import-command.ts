import fs from 'node:fs';
import { findManagerOf } from '#accounts';
import { type ImportReport, ImportStopped, importAirbnbListings } from '#partners';
import type { Config } from '#platform/config';
import { migrate } from '#platform/database/migrate';
import { createRuntime, openDatabase } from '../create-context.ts';
import { CommandError } from './command-error.ts';
import { fillPlacesOnce } from './fill-demo.ts';
import { showProgress } from './show-progress.ts';

export interface ImportOptions {
  calendar?: string;
  partner: string;
  report?: string;
}

const refusedShown = 20;

const assertReadable = (file: string): void => {
  if (!fs.existsSync(file)) throw new CommandError(`There is no file ${file}.`);
};

const printReport = (report: ImportReport, seconds: number): void => {
  const { rows, taken, updated, unchanged, refused, calendar } = report;
  console.log(`${rows} rows in ${seconds.toFixed(1)} s (${Math.round(rows / seconds)} rows a second):`);
  console.log(`  ${taken} new, ${updated} updated, ${unchanged} unchanged, ${refused.length} refused`);
  for (const row of refused.slice(0, refusedShown)) {
    console.log(`  line ${row.line}${row.externalId ? ` (id ${row.externalId})` : ''}: ${row.reason}`);
  }
  if (refused.length > refusedShown)
    console.log(`  … and ${refused.length - refusedShown} more; --report FILE writes them all`);
  if (calendar)
    console.log(`  calendar: ${JSON.stringify({ ...calendar, refused: calendar.refused?.length ?? 0 })}`);
};

/** `golark import airbnb <listings.csv[.gz]>`: takes published open-data listings for a partner's account. */
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
    await migrate(database.pool);
    const { ctx } = await createRuntime(config, database);
    stopJobs = ctx.jobs.stop;
    await fillPlacesOnce(ctx, database.pool);
    const managerId = await findManagerOf(ctx.db, options.partner);
    if (!managerId)
      throw new CommandError(`${options.partner} is not the email address of a partner's account.`);
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
          onProgress: (bytesRead) => progress.update(bytesRead, bytesInAll),
        }),
      );
    } catch (error) {
      if (!(error instanceof ImportStopped)) throw error;
      finish(error.report);
      throw new CommandError(
        `The file could not be read to its end: ${error.message} What was read before is kept.`,
      );
    }
  } finally {
    await stopJobs();
    await database.close();
  }
};
