import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/open-database';
import { openUnmigratedDatabase, runMigrations } from '#testing/unmigrated-database';

const maya = '00000000-0000-4000-8000-000000000001';
const gone = '00000000-0000-4000-8000-000000000002';
const message = '00000000-0000-4000-9000-000000000001';

let database: OpenDatabase;
const run = (isWanted: (file: string) => boolean) => runMigrations(database.pool, isWanted);

/** Emails of the previous release, which named no account; one account is deleted. */
const fillPreviousRelease = (): Promise<unknown> =>
  database.pool.query(`
    INSERT INTO accounts (id, email, first_name, last_name, password_hash, locale, created_at, deleted_at) VALUES
      ('${maya}', 'Maya@example.com', 'Maya', 'Ortega', 'x', 'en', now(), NULL),
      ('${gone}', 'deleted-2@deleted.invalid', 'Deleted', 'account', '', 'en', now(), now());
    INSERT INTO support_messages (id, account_id, name, email, subject, message, ip, created_at) VALUES
      ('${message}', '${gone}', 'Ana', 'ana@example.com', 'Towels', 'How many?', '192.0.2.1', now());
    INSERT INTO feature_flag_accounts (flag_name, account_id, is_on) VALUES ('VOICE_AGENT_WIDGET', '${gone}', true);
    INSERT INTO emails (cause, recipient, locale, subject, html, text, created_at, sent_at) VALUES
      ('newDevice:1', 'maya@example.com', 'en', 'New device', '-', '-', now(), now()),
      ('contact:${message}', 'support@example.com', 'en', 'Towels', '-', '-', now(), now()),
      ('contact:2', 'support@example.com', 'en', 'Of a visitor', '-', '-', now(), now());`);

beforeAll(async () => {
  database = await openUnmigratedDatabase();
  await run((file) => file < '0050');
  await fillPreviousRelease();
  await run((file) => file >= '0050');
});
afterAll(() => database.close());

const rowsOf = async (query: string) => (await database.pool.query(query)).rows;

test('emails of the previous release get the account whose data they contain', async () => {
  expect(await rowsOf('SELECT cause, account_id FROM emails ORDER BY cause')).toEqual([
    { cause: 'contact:2', account_id: null },
    { cause: 'newDevice:1', account_id: maya },
  ]);
});

test('what accounts deleted by the previous release left behind is deleted', async () => {
  expect(await rowsOf('SELECT id FROM support_messages')).toEqual([]);
  expect(await rowsOf('SELECT flag_name FROM feature_flag_accounts')).toEqual([]);
});
