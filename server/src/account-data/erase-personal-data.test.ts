import { deleteAccount, exportAccount } from '@golark/contract/accounts/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Life, liveALife, textsOf } from '#testing/account-life';
import { findTexts, listColumns } from '#testing/database-columns';
import { declaredTables } from '#testing/personal-data-page';
import { createTestApp, type TestApp } from '#testing/test-app';
import { personalData } from '../personal-data.ts';

const declared = declaredTables(personalData);
const mayIdentify = new Set(
  declared.flatMap(({ table, identifyingColumns }) => identifyingColumns.map((one) => `${table}.${one}`)),
);

let golark: TestApp;
let deleted: Life;
let bystander: Life;
beforeAll(async () => {
  // as in production: a sent email is not kept for the mailbox page
  golark = await createTestApp({ LIMIT_LOOPBACK: '1' }, () => ({
    emailTransport: { isMailbox: false, send: async () => undefined },
  }));
  deleted = await liveALife(golark, 'Zyxovar', '101');
  bystander = await liveALife(golark, 'Quabblot', '202');
});
afterAll(() => golark.close());

const countRows = async (table: string, accountId?: string): Promise<number> => {
  const where = accountId ? sql`WHERE account_id = ${accountId}` : sql``;
  const { rows } = await sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM ${sql.table(table)} ${where}`.execute(golark.ctx.db);
  return rows[0]?.n ?? 0;
};

/** Declared tables whose rows name the account. */
const ownTables = async (): Promise<string[]> => {
  const columns = await listColumns(golark.ctx.db);
  const withAccount = columns.filter(({ column }) => column === 'account_id').map(({ table }) => table);
  return declared
    .filter(({ onDeletion }) => onDeletion === 'deleted')
    .flatMap(({ table }) => {
      return withAccount.includes(table) ? [table] : [];
    });
};

test('the account has data in every declared table, so that the search below proves something', async () => {
  const empty: string[] = [];
  for (const { table } of declared) if ((await countRows(table)) === 0) empty.push(table);
  // reviews come from partner files
  expect(empty).toEqual(['reviews']);
  for (const text of textsOf(deleted))
    expect([text, await findTexts(golark.ctx.db, [text])]).not.toEqual([text, []]);
});

test('the export contains what was entered, each text in the part of its feature', async () => {
  const { as, person } = deleted;
  const { body } = await golark.call(exportAccount, { as });
  const part = (name: keyof typeof body): string => JSON.stringify(body[name]);
  for (const text of [person.firstName, person.lastName, person.email, person.street, person.phone])
    expect(part('account')).toContain(text);
  for (const text of [person.guestName, person.guestEmail, person.guestPhone, person.note])
    expect(part('bookings')).toContain(text);
  expect(part('pendingEmail')).toContain(person.newEmail);
  expect(part('sessions')).toContain(person.browser);
  expect(part('savedCards')).toContain(person.nameOnCard);
  expect(part('messages')).toContain(person.message);
  expect(part('reviewsWritten')).toContain(person.review);
  // the host's is hidden
  expect(part('reviewsReceived')).toBe('[]');
  expect(part('messagesToSupport')).toContain(person.question);
  for (const text of [person.hostName, person.hostPhone]) expect(part('hostProfiles')).toContain(text);
  expect(part('payoutAccounts')).toContain(person.bankName);
  expect(part('emails')).toContain(person.guestName);
  expect(body).toMatchObject({
    twoStep: { isOn: true },
    membership: { subscription: { status: 'ACTIVE' }, invoices: [{ status: 'PAID' }] },
    featureFlags: [{ name: 'VOICE_AGENT_WIDGET', isOn: true }],
    failedLogins: expect.arrayContaining([expect.objectContaining({ ip: person.ip })]),
    knownDevices: [{ device: expect.any(String) }],
  });
  expect(body.emails.filter(({ text }) => text?.includes('token='))).toEqual([]);
  expect(JSON.stringify(body)).not.toContain('Quabblot');
});

test('two features never export the same part', async () => {
  const { as } = deleted;
  const caller = {
    session: {
      sessionId: '',
      loggedInAt: golark.clock.now(),
      account: as.account,
      isMember: false,
      operatorPermissions: [],
    },
    accountId: as.account.accountId,
    isSuspended: false,
    locale: 'en' as const,
    ip: '127.0.0.1',
    deviceId: null,
    userAgent: '',
  };
  const names: string[] = [];
  for (const { exportOf } of personalData) {
    const part = await exportOf?.(golark.ctx, caller);
    names.push(...Object.keys(part ?? {}));
  }
  expect(new Set(names).size).toBe(names.length);
});

test('a deletion leaves nothing that identifies the person, except in declared columns', async () => {
  const { db } = golark.ctx;
  const { as } = deleted;
  const ofBystander = await findTexts(db, textsOf(bystander));
  const { status } = await golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });
  expect(status).toBe(204);
  await golark.runJobs();
  await golark.runRecurring('orders.detach-methods');
  const found = await findTexts(db, textsOf(deleted));
  expect(found.filter((column) => !mayIdentify.has(column))).toEqual([]);
  for (const table of await ownTables())
    expect([table, await countRows(table, as.account.accountId)]).toEqual([table, 0]);
  expect(await countRows('methods_to_detach')).toBe(0);
  // of what is retained, only what the order needs
  const { guestEmail, guestName, company, taxNumber, ...others } = deleted.person;
  expect(await findTexts(db, Object.values(others))).toEqual([]);
  expect(await findTexts(db, [guestEmail, guestName])).toEqual([
    'bookings.guest',
    'insurance_policies.first_name',
    'insurance_policies.last_name',
    'invoices.content',
    'ticket_order_buyers.email',
    'ticket_order_buyers.first_name',
    'ticket_order_buyers.last_name',
  ]);
  expect(await findTexts(db, [company, taxNumber])).toEqual(['invoices.content']);
  expect(await findTexts(db, textsOf(bystander))).toEqual(ofBystander);
});
