import { afterAll, beforeAll, expect, test } from 'vitest';
import { listColumns } from '#testing/database-columns';
import { openTestDatabase } from '#testing/open-test-database';
import type { OpenDatabase } from './open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('every column with an amount or amounts of money is bigint or numeric', async () => {
  const amounts = (await listColumns(database.db)).filter(({ column }) => /(^|_)amounts?$/.test(column));
  expect(amounts.length).toBeGreaterThan(15);
  const narrow = amounts.filter(({ type }) => !/^(?:bigint|numeric)(?:\[\])?$/.test(type));
  expect(narrow.map(({ table, column, type }) => `${table}.${column} ${type}`)).toEqual([]);
});
