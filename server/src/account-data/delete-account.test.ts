import {
  changeEmail,
  completeVerify,
  deleteAccount,
  editAccount,
  getAccount,
  signUp,
} from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking } from '@golark/contract/booking/calls';
import { requestPasswordReset } from '@golark/contract/password-reset/calls';
import { saveCard } from '@golark/contract/payments/calls';
import { logIn, refreshToken } from '@golark/contract/sessions/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnTwoStepOn } from '#testing/authenticator';
import {
  aBookingBody,
  aListing,
  anAccount,
  aPlace,
  aQuote,
  aTeamMember,
  goodCard,
  logInAgain,
} from '#testing/factories';
import { emailsTo, newestTokenTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const password = 'metolius-at-nine';
const remove = (as: LoginResult, typed = password) =>
  golark.call(deleteAccount, { as, body: { password: typed } });
const book = async (as: LoginResult) => {
  const quote = await aQuote(golark, await aListing(golark.ctx.db), { as });
  return (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body.booking;
};
const rowsOf = async (table: string, accountId: string): Promise<number> => {
  const count = sql<{
    n: number;
  }>`SELECT count(*)::int AS n FROM ${sql.table(table)} WHERE account_id = ${accountId}`;
  return (await count.execute(golark.ctx.db)).rows[0]?.n ?? -1;
};

test('requires the password, and changes nothing without it', async () => {
  const as = await anAccount(golark);
  const response = await remove(as, 'not the password');
  expect(response.problem).toMatchObject({ status: 422, errors: [{ path: 'password' }] });
  expect((await golark.call(getAccount, { as })).status).toBe(200);
});

test('ends all access, erases the profile and frees the email', async () => {
  const as = await anAccount(golark);
  const { email, accountId } = as.account;
  const body = {
    phoneNumber: '+12065550100',
    address: { line1: '12 Pine', city: 'Bend', countryCode: 'US' },
  };
  await golark.call(editAccount, { as, body });
  await golark.call(saveCard, { as, body: { ...goodCard, nameOnCard: 'Maya Ortega' } });
  await golark.call(changeEmail, { as, body: { newEmail: `new-${email}` } });
  const link = await newestTokenTo(golark, `new-${email}`, 'confirm-email');
  const other = await logInAgain(golark, as);
  await turnTwoStepOn(golark, as);
  const response = await remove(as);
  expect([response.status, String(response.headers['set-cookie'])]).toEqual([
    204,
    expect.stringContaining('golark_session=;'),
  ]);
  for (const session of [as, other]) {
    expect((await golark.call(getAccount, { as: session })).status).toBe(401);
    const { refresh } = session.token;
    expect((await golark.call(refreshToken, { body: { refresh } })).status).toBe(401);
  }
  expect((await golark.call(completeVerify, { body: { token: link } })).status).toBe(422);
  const login = await golark.call(logIn, { body: { email, password } });
  expect(login.problem.code).toBe('INVALID_CREDENTIALS');
  const row = await golark.ctx.db
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const placeholder = { email: row.email, password: '' };
  expect((await golark.call(logIn, { body: placeholder })).status).toBe(422);
  expect((await golark.call(logIn, { body: { ...placeholder, password } })).status).toBe(401);
  expect(JSON.stringify(row)).not.toMatch(/Maya|Ortega|206555|Pine|guest-/);
  for (const table of ['sessions', 'email_tokens', 'two_step', 'known_devices', 'saved_cards'])
    expect([table, await rowsOf(table, accountId)]).toEqual([table, 0]);
  const again = { firstName: 'Maya', lastName: 'Ortega', email, password };
  expect((await golark.call(signUp, { body: again })).status).toBe(201);
});

test('lists in an email what is retained, in the language of the account', async () => {
  const as = await anAccount(golark, { locale: 'es' });
  await remove(as);
  await golark.call(requestPasswordReset, { body: { email: as.account.email } });
  const email = (await emailsTo(golark, as.account.email)).at(-1);
  expect(email).toMatchObject({ locale: 'es', subject: 'Se eliminó tu cuenta' });
  expect(email?.text).toContain('ley contable');
});

test('deletes emails that an outage kept from being sent, except the one about the deletion', async () => {
  const { emailTransport } = golark.ctx;
  const down = async () => {
    throw new Error('SMTP is down');
  };
  golark.ctx.emailTransport = { isMailbox: false, send: down };
  const as = await anAccount(golark);
  const stay = await book(as);
  await golark.call(cancelBooking, { as, params: { bookingId: stay.id } });
  await golark.runJobs();
  const { email, accountId } = as.account;
  expect(await rowsOf('emails', accountId)).toBeGreaterThan(2);
  await remove(as);
  const left = golark.ctx.db.selectFrom('emails').select('subject').where('account_id', '=', accountId);
  expect(await left.execute()).toEqual([{ subject: 'Your account has been deleted' }]);
  expect((await emailsTo(golark, email)).map(({ subject }) => subject)).toEqual([
    'Your account has been deleted',
  ]);
  golark.ctx.emailTransport = emailTransport;
});

test('is rejected with an upcoming stay, which it names; past and canceled stays are retained', async () => {
  const as = await anAccount(golark);
  const { accountId } = as.account;
  const canceled = await book(as);
  await golark.call(cancelBooking, { as, params: { bookingId: canceled.id } });
  const stay = await book(as);
  const refused = await remove(as);
  expect(refused.problem).toMatchObject({
    status: 409,
    code: 'INVALID_STATE',
    reason: 'COMING_STAY',
    confirmationCode: stay.confirmationCode,
  });
  expect((await golark.call(getAccount, { as })).status).toBe(200);
  golark.clock.advanceMinutes(60 * 24 * 60);
  expect((await remove(await logInAgain(golark, as))).status).toBe(204);
  expect(await rowsOf('orders', accountId)).toBe(2);
  expect(await rowsOf('idempotency_keys', accountId)).toBe(0);
  const cards = await golark.ctx.db
    .selectFrom('saved_cards')
    .selectAll()
    .where('account_id', '=', accountId)
    .execute();
  expect(cards.length).toBeGreaterThan(0);
  for (const card of cards)
    expect(card).toMatchObject({ last4: '4242', name_on_card: null, fingerprint: null, is_default: false });
  expect(JSON.stringify(cards)).not.toContain('card_');
});

test('is rejected for a host with a listing on sale', async () => {
  const as = await anAccount(golark);
  await aPlace(golark.ctx.db);
  const id = `pm-${as.account.accountId}`;
  await aTeamMember(golark.ctx.db, { propertyManagerId: id, accountId: as.account.accountId });
  const listing = await aListing(golark.ctx.db, { property_manager_id: id });
  expect((await remove(as)).problem).toMatchObject({ code: 'INVALID_STATE', reason: 'LISTING_ON_SALE' });
  await golark.ctx.db.deleteFrom('listings').where('id', '=', listing).execute();
  expect((await remove(as)).status).toBe(204);
});
