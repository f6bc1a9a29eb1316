import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { openTestDatabase } from '#testing/open-test-database';
import { type Posting, postTransaction } from './post-transaction.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const post = (cause: string, entries: Posting['entries']): Promise<boolean> =>
  database.db
    .transaction()
    .execute((trx) => postTransaction(trx, { cause, orderId: null, at: new Date(), entries }));

const balanced: Posting['entries'] = [
  { account: 'gateway:sandbox', amount: 100 },
  { account: 'host:pm-1', amount: -100 },
];

test('writes a transaction once for its cause', async () => {
  expect(await post('charge:1', balanced)).toBe(true);
  expect(await post('charge:1', balanced)).toBe(false);
});

test('the database refuses a transaction that does not sum to zero', async () => {
  const off: Posting['entries'] = [
    { account: 'gateway:sandbox', amount: 100 },
    { account: 'host:pm-1', amount: -99 },
  ];
  await expect(post('charge:2', off)).rejects.toThrow(/sum to zero/);
  const rows = await database.db
    .selectFrom('ledger_transactions')
    .selectAll()
    .where('cause', '=', 'charge:2')
    .execute();
  expect(rows).toEqual([]);
});

test('the database lets no entry be changed or deleted', async () => {
  await post('charge:3', balanced);
  await expect(database.db.updateTable('ledger_entries').set({ amount: 1 }).execute()).rejects.toThrow(
    /never changed/,
  );
  await expect(database.db.deleteFrom('ledger_entries').execute()).rejects.toThrow(/never changed/);
});

test('the database lets no transaction be changed or deleted', async () => {
  await post('charge:4', []);
  const of = database.db.updateTable('ledger_transactions').set({ cause: 'charge:5' });
  await expect(of.where('cause', '=', 'charge:4').execute()).rejects.toThrow(/never changed/);
  // without entries, which would prevent it too
  const deletion = database.db.deleteFrom('ledger_transactions').where('cause', '=', 'charge:4').execute();
  await expect(deletion).rejects.toThrow(/never changed/);
});

test('the database accepts only accounts that name their kind', async () => {
  const unnamed = balanced.map((entry) => ({ ...entry, account: entry.account.replace(/^.*:/, '') }));
  await expect(post('charge:6', unnamed)).rejects.toThrow(/ledger_entries_account_named/);
});
