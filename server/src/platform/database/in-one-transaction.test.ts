import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#testing/open-test-database';
import { inOneTransaction } from './in-one-transaction.ts';
import type { Database, OpenDatabase } from './open-database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(() => database.db.deleteFrom('milestones').where('name', 'like', 'test-%').execute());
afterAll(() => database.close());

const insert = (db: Pick<Database, 'insertInto'>, name: string) =>
  db.insertInto('milestones').values({ name }).execute();

const names = async (db: Database = database.db): Promise<string[]> => {
  const rows = await db
    .selectFrom('milestones')
    .select('name')
    .where('name', 'like', 'test-%')
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
};

test('what its transactions have committed takes effect together, or after an error not at all', async () => {
  const work = async ({ db }: OpenDatabase) => {
    await db.transaction().execute((trx) => insert(trx, 'test-a'));
    await insert(db, 'test-b');
    expect(await names(db)).toEqual(['test-a', 'test-b']);
  };
  const failed = inOneTransaction(database, async (inner) => {
    await work(inner);
    throw new Error('stopped');
  });
  await expect(failed).rejects.toThrow('stopped');
  expect(await names()).toEqual([]);
  await inOneTransaction(database, work);
  expect(await names()).toEqual(['test-a', 'test-b']);
});

test('a transaction or a statement that fails takes back only itself', async () => {
  await inOneTransaction(database, async ({ db }) => {
    await insert(db, 'test-a');
    const twice = db.transaction().execute(async (trx) => {
      await insert(trx, 'test-b');
      await insert(trx, 'test-a');
    });
    await expect(twice).rejects.toThrow('duplicate key');
    await expect(insert(db, 'test-a')).rejects.toThrow('duplicate key');
    await insert(db, 'test-c');
  });
  expect(await names()).toEqual(['test-a', 'test-c']);
});

test('a deferred constraint fails the transaction that violates it', async () => {
  await inOneTransaction(database, async ({ db }) => {
    const unbalanced = db.transaction().execute(async (trx) => {
      await insert(trx, 'test-a');
      await sql`WITH posted AS (
          INSERT INTO ledger_transactions (cause, occurred_at) VALUES ('test-unbalanced', now()) RETURNING id
        ) INSERT INTO ledger_entries (transaction_id, account, amount, currency) SELECT id, 'platform:test', 1, 'USD' FROM posted`.execute(
        trx,
      );
    });
    await expect(unbalanced).rejects.toThrow('sum');
    await insert(db, 'test-b');
  });
  expect(await names()).toEqual(['test-b']);
});

test('its transactions run one after another, although they start at once', async () => {
  const steps: string[] = [];
  await inOneTransaction(database, async ({ db }) => {
    const one = (name: string) =>
      db.transaction().execute(async (trx) => {
        steps.push(`${name} begins`);
        await insert(trx, `test-${name}`);
        steps.push(`${name} ends`);
      });
    await Promise.all([one('a'), one('b')]);
  });
  expect(steps).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
});
