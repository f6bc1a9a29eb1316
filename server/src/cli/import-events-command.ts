import fs from 'node:fs';
import { type EventImportReport, importEvents, UnreadableFile } from '#partners';
import { CommandError } from './command-error.ts';
import type { CommandRuntime } from './command-host.ts';
import { fillPlacesOnce } from './fill-demo.ts';
import { assertReadable } from './import-command.ts';

export interface ImportEventsOptions {
  shiftTo?: string;
  companionRelease?: number;
  report?: string;
}

const problemsShown = 20;

const describeProblems = ({ problems, isJson }: EventImportReport): string[] => {
  if (problems.length === 0) return [];
  const shown = problems.slice(0, problemsShown).map(({ line, field, reason }) => {
    const named = field === '' ? '' : `, ${field}`;
    return `    ${isJson ? 'item' : 'line'} ${line}${named}: ${reason}`;
  });
  const left = problems.length - shown.length;
  const more = left > 0 ? [`    … and ${left} more; --report FILE writes them all`] : [];
  return ['  not imported:', ...shown, ...more];
};

const describeReport = (report: EventImportReport, seconds: number): string[] => {
  const { rows, added, updated, unchanged, venuesAdded, venuesUpdated, performersAdded, problems } = report;
  return [
    `${rows} rows in ${seconds.toFixed(1)} s:`,
    `  events: ${added} new, ${updated} changed, ${unchanged} unchanged, ${problems.length} rows not imported`,
    `  venues: ${venuesAdded} new, ${venuesUpdated} changed; performers: ${performersAdded} new`,
    ...describeProblems(report),
  ];
};

/** `golark import events <file>`: the path is absolute. Throws CommandError. */
export const importEventsCommand = async (
  { ctx, database, output, signal }: CommandRuntime,
  path: string,
  { shiftTo, companionRelease, report: reportPath }: ImportEventsOptions,
): Promise<void> => {
  assertReadable(path);
  await fillPlacesOnce(ctx, database.pool);
  const progress = output.progress('Importing');
  const started = performance.now();
  try {
    const report = await importEvents(ctx, {
      path,
      shiftTo,
      companionReleaseHours: companionRelease,
      signal,
      onProgress: progress.update,
    });
    progress.done();
    output.line(describeReport(report, (performance.now() - started) / 1000).join('\n'));
    if (reportPath) fs.writeFileSync(reportPath, JSON.stringify(report, null, 2));
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    throw new CommandError(`${error.message} Nothing was imported.`);
  } finally {
    progress.stop();
  }
};
