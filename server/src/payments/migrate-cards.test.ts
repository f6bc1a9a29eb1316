import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { openUnmigratedDatabase, runMigrations } from '#testing/unmigrated-database';

const account = '00000000-0000-4000-8000-000000000001';
const cardId = (n: number): string => `00000000-0000-4000-9000-00000000000${n}`;

let database: OpenDatabase;
const run = (isWanted: (file: string) => boolean) => runMigrations(database.pool, isWanted);

/** What the first release stored: a kept card, a removed one, a Stripe method, payments and refunds. */
const fillFirstRelease = (): Promise<unknown> =>
  database.pool.query(`
    INSERT INTO accounts (id, email, first_name, last_name, password_hash, locale, created_at)
      VALUES ('${account}', 'maya@example.com', 'Maya', 'Ortega', 'x', 'en', now());
    INSERT INTO sandbox_cards (token, outcome) VALUES
      ('card_good', 'captured'), ('card_bad', 'card_declined'), ('card_unused', 'captured');
    INSERT INTO saved_cards (id, account_id, gateway_token, brand, last4, exp_month, exp_year, is_default, is_kept,
      created_at, removed_at, fingerprint) VALUES
      ('${cardId(1)}', '${account}', 'card_good', 'visa', '4242', 12, 2030, true, true, now(), NULL, 'f1'),
      ('${cardId(2)}', '${account}', 'card_bad', 'visa', '0002', 12, 2030, false, true, now(), now(), 'f2'),
      ('${cardId(3)}', '${account}', 'pm_1', 'visa', '1111', 12, 2030, false, true, now(), NULL, 'f3'),
      ('${cardId(4)}', '${account}', 'removed-4', 'visa', '1111', 12, 2030, false, true, now(), now(), NULL);
    INSERT INTO sandbox_payments (id, idempotency_key, card_token, amount, currency, status, decline_code) VALUES
      ('pay_1', 'k1', 'card_good', 1000, 'USD', 'captured', NULL),
      ('pay_2', 'k2', 'card_bad', 500, 'USD', 'declined', 'card_declined');
    INSERT INTO sandbox_refunds (id, idempotency_key, payment_id, amount) VALUES
      ('re_1', 'r1', 'pay_1', 300), ('re_2', 'r2', 'pay_1', 200);`);

beforeAll(async () => {
  database = await openUnmigratedDatabase();
  await run((file) => file < '0017');
  await fillFirstRelease();
  await run((file) => file >= '0040' && file < '0045');
});
afterAll(() => database.close());

const rowsOf = async (query: string): Promise<unknown[]> => (await database.pool.query(query)).rows;

test('keeps payments and refunds of the sandbox, with their amounts', async () => {
  expect(
    await rowsOf(
      `SELECT id, status, failure_code, captured_amount::int AS captured, refunded_amount::int AS refunded
       FROM sandbox_payments ORDER BY id`,
    ),
  ).toEqual([
    { id: 'pay_1', status: 'SUCCEEDED', failure_code: null, captured: 1000, refunded: 500 },
    { id: 'pay_2', status: 'FAILED', failure_code: 'card_declined', captured: 0, refunded: 0 },
  ]);
  const refund = (amount: number) =>
    database.pool.query(`INSERT INTO sandbox_refunds (id, idempotency_key, payment_id, amount, created_at)
      VALUES ('re_${amount}', 'r${amount}', 'pay_1', ${amount}, now())`);
  await expect(refund(501)).rejects.toThrow('sandbox_payments_refund_within_capture');
  await refund(500);
});

test('makes a customer of each account with sandbox cards, and its cards methods of that customer', async () => {
  const customer = expect.stringMatching(/^cus_/);
  expect(await rowsOf('SELECT account_id, gateway, customer_id FROM payment_customers')).toEqual([
    { account_id: account, gateway: 'sandbox', customer_id: customer },
  ]);
  expect(
    await rowsOf(
      `SELECT token, behavior, customer_id, card ->> 'last4' AS last4 FROM sandbox_cards ORDER BY token`,
    ),
  ).toEqual([
    { token: 'card_bad', behavior: 'card_declined', customer_id: customer, last4: '0002' },
    { token: 'card_good', behavior: 'succeeds', customer_id: customer, last4: '4242' },
    { token: 'card_unused', behavior: 'succeeds', customer_id: null, last4: null },
  ]);
});

test('tells the gateway of each card, and has the methods of removed ones detached', async () => {
  expect(await rowsOf('SELECT gateway_token AS token, gateway FROM saved_cards ORDER BY id')).toEqual([
    { token: 'card_good', gateway: 'sandbox' },
    { token: 'card_bad', gateway: 'sandbox' },
    { token: 'pm_1', gateway: 'stripe' },
    { token: 'removed-4', gateway: 'sandbox' },
  ]);
  expect(await rowsOf('SELECT gateway, token, saved_card_id FROM methods_to_detach')).toEqual([
    { gateway: 'sandbox', token: 'card_bad', saved_card_id: cardId(2) },
  ]);
});
