import fs from 'node:fs';
import path from 'node:path';
import { generate, getDialect } from 'kysely-codegen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/open-test-database';
import type { OpenDatabase } from './open-database.ts';

const target = path.join(import.meta.dirname, 'tables.ts');

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const generateTables = async (): Promise<string> => {
  const text = await generate({
    // biome-ignore lint/suspicious/noExplicitAny: the generator asks for a database of any shape
    db: database.db as any,
    dialect: getDialect('postgres', { dateParser: 'string', numericParser: 'number' }),
    print: false,
    outFile: null,
    defaultSchemas: ['public'],
    excludePattern: null,
    includePattern: null,
  } as unknown as Parameters<typeof generate>[0]);
  // our driver reads bigint columns as numbers
  return text.replace('Int8 = ColumnType<string,', 'Int8 = ColumnType<number,');
};

test('tables.ts has the types of the migrated tables (WRITE_TABLES=1 writes it)', async () => {
  const text = await generateTables();
  if (process.env['WRITE_TABLES']) fs.writeFileSync(target, text);
  expect(fs.readFileSync(target, 'utf8')).toBe(text);
});
