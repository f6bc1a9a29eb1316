import fs from 'node:fs/promises';
import { basename } from 'node:path';
import { UnreadableFile } from '../airbnb-import/open-text.ts';
import { readCsv } from '../airbnb-import/read-csv.ts';
import type { Row } from './formats/csv-format.ts';
import { type Item, isObject } from './formats/json-format.ts';
import { mlbExport } from './formats/mlb-export.ts';
import { nbaSchedule } from './formats/nba-schedule.ts';
import { nflSchedule } from './formats/nfl-schedule.ts';
import { seatgeek } from './formats/seatgeek.ts';
import { ticketmaster } from './formats/ticketmaster.ts';
import { ballparks, venueCapacities, venueCoordinates } from './formats/venue-files.ts';
import type { ReadSchedule, ScheduleProblem } from './schedule.ts';

const csvFormats = [nbaSchedule, mlbExport, nflSchedule, venueCoordinates, venueCapacities];
const jsonFormats = [ticketmaster, seatgeek, ballparks];

/** A season of every league has some 10,000 games. A file is read as a whole, because a schedule is moved as a whole. */
export const scheduleLimits = { rows: 100_000, jsonBytes: 64 * 1024 * 1024 } as const;

const unknown = (name: string): UnreadableFile =>
  new UnreadableFile(
    `${name} is in none of the known forms: an NBA, NFL or MLB schedule, SeatGeek or Ticketmaster JSON, or a list of venues.`,
  );

const withProblems = (read: ReadSchedule, problems: ScheduleProblem[]): ReadSchedule => ({
  ...read,
  rows: read.rows + problems.length,
  problems: [...problems, ...read.problems].sort((a, b) => a.line - b.line),
});

const readCsvSchedule = async (path: string): Promise<ReadSchedule> => {
  const rows: Row[] = [];
  const problems: ScheduleProblem[] = [];
  let columns: string[] | null = null;
  for await (const { line, fields, ...row } of readCsv(path, {
    requiredColumns: [],
    mostRows: scheduleLimits.rows,
  })) {
    if (fields) rows.push({ line, fields });
    else if ('problem' in row) problems.push({ line, field: '', reason: row.problem });
    columns ??= fields ? [...fields.keys()] : null;
  }
  const format = csvFormats.find((known) => known.columns.every((column) => columns?.includes(column)));
  if (!format) throw columns ? unknown(basename(path)) : new UnreadableFile('The file has no rows.');
  return withProblems(format.read(rows), problems);
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text.replaceAll('\0', ''));
  } catch (error) {
    throw new UnreadableFile(`The file is not readable as JSON: ${(error as Error).message}`, {
      cause: error,
    });
  }
};

const readJsonSchedule = async (path: string): Promise<ReadSchedule> => {
  if ((await fs.stat(path)).size > scheduleLimits.jsonBytes)
    throw new UnreadableFile(
      `The file has more than ${scheduleLimits.jsonBytes / 1024 ** 2} MiB, which is the limit.`,
    );
  const file = parseJson(await fs.readFile(path, 'utf8'));
  for (const format of jsonFormats) {
    const listed = isObject(file) ? format.itemsOf(file) : null;
    if (!listed) continue;
    if (listed.length > scheduleLimits.rows)
      throw new UnreadableFile(`The file has more than ${scheduleLimits.rows} items, which is the limit.`);
    const numbered = listed.map((json, index) => ({ line: index + 1, json }));
    const items = numbered.filter((item): item is Item => isObject(item.json));
    const others = numbered.filter(({ json }) => !isObject(json));
    const problems = others.map(({ line }) => ({ line, field: '', reason: 'It is not an object.' }));
    return withProblems(format.read(items), problems);
  }
  throw unknown(basename(path));
};

/** Whether the file starts as JSON does; a packed one is CSV. */
const isJsonFile = async (path: string): Promise<boolean> => {
  const file = await fs.open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return /^\uFEFF?\s*[[{]/.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
};

/** Reads a file of events or venues in any of the known forms. Throws UnreadableFile. */
export const readSchedule = async (path: string): Promise<ReadSchedule & { isJson: boolean }> => {
  const isJson = await isJsonFile(path);
  return { ...(await (isJson ? readJsonSchedule(path) : readCsvSchedule(path))), isJson };
};
