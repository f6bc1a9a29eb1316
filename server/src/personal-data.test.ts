import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { type DatabaseColumn, listColumns } from '#testing/database-columns';
import { openTestDatabase } from '#testing/open-test-database';
import { declaredTables, personalDataPage } from '#testing/personal-data-page';
import { personalData } from './personal-data.ts';

const page = path.resolve(import.meta.dirname, '../../docs/personal-data.md');
const declared = declaredTables(personalData);

let database: OpenDatabase;
let columns: DatabaseColumn[];
beforeAll(async () => {
  database = await openTestDatabase();
  columns = await listColumns(database.db);
});
afterAll(() => database.close());

/** Names of columns that may contain personal data; a column of another name is found by its type or foreign key. */
const personalNames =
  /account|email|recipient|(^|_)ip($|_)|address|phone|user_agent|device|guest$|guest_|(^|_)name($|_)|author|actor|customer|birth|^(note|message|subject|text|html|body)$/;
const stringTypes = /^(text|character varying|character|uuid|inet|cidr)(\[\])?$/;

/** Names of things, settings of the operator and the library's own columns. */
const impersonal = new Set([
  'events.picture_alt',
  'events.refund_rule',
  // public names of teams, artists and places
  'performers.colors',
  'performers.name',
  'performers.picture_alt',
  'venues.name',
  'venues.picture_alt',
  'venues.seat_map',
  'cities.name',
  'feature_flags.name',
  'feature_flags.off_value',
  'feature_flags.on_value',
  'insurance_quotes.coverage',
  'job_queue.bam.name',
  'job_queue.bam.table_name',
  'job_queue.job_dependency.child_name',
  'job_queue.job_dependency.parent_name',
  'job_queue.queue.name',
  'job_queue.queue.table_name',
  'job_queue.queue_stats.name',
  'job_queue.schedule.data',
  'job_queue.schedule.name',
  'job_queue.schedule.options',
  'job_queue.subscription.name',
  'job_queue.warning.data',
  'job_queue.warning.message',
  'listings.extra_guest_fee_unit',
  'listings.host_fees',
  'listings.sleeping',
  'milestones.name',
  'occupancy_taxes.name',
  'occupancy_taxes.name_es',
  // the code and the limit with which a file was refused
  'picture_uploads.refusal',
  'points_of_interest.name_en',
  'points_of_interest.name_es',
  'room_types.bedding',
  'room_types.name_en',
  'room_types.name_es',
  'schema_migrations.name',
  'states.name',
]);

const mayBePersonal = ({ column, type, refersToAccount }: DatabaseColumn): boolean =>
  refersToAccount || /^jsonb?$/.test(type) || (stringTypes.test(type) && personalNames.test(column));

const nameOf = ({ table, column }: DatabaseColumn): string => `${table}.${column}`;

test('every table with a column that may contain personal data is declared by a feature', () => {
  const tables = new Set(declared.map(({ table }) => table));
  const undeclared = columns
    .filter((one) => mayBePersonal(one) && !tables.has(one.table) && !impersonal.has(nameOf(one)))
    .map(nameOf);
  expect(undeclared).toEqual([]);
});

test('no feature declares a table or column that does not exist, or the table of another feature', () => {
  const names = new Set(columns.flatMap((one) => [one.table, nameOf(one)]));
  const missing = declared
    .flatMap(({ table, identifyingColumns }) => [
      table,
      ...identifyingColumns.map((one) => `${table}.${one}`),
    ])
    .filter((name) => !names.has(name));
  expect(missing).toEqual([]);
  const twice = declared.map(({ table }) => table).filter((table, i, all) => all.indexOf(table) !== i);
  expect(twice).toEqual([]);
});

test('every exception is a column that would need a declaration without it', () => {
  const names = new Set(columns.filter(mayBePersonal).map(nameOf));
  expect([...impersonal].filter((name) => !names.has(name))).toEqual([]);
});

test('docs/personal-data.md is what the declarations give', () => {
  const text = personalDataPage(personalData);
  if (process.env['WRITE_PERSONAL_DATA']) fs.writeFileSync(page, text);
  expect(fs.readFileSync(page, 'utf8')).toBe(text);
});
