import { changePassword, signUp } from '@golark/contract/accounts/calls';
import { requestPasswordReset } from '@golark/contract/password-reset/calls';
import { logIn, logInTwoStep } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '#platform/caller';
import { turnTwoStepOn } from '#testing/authenticator';
import { anAccount } from '#testing/factories';
import { subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { cleanUpAccounts } from './clean-up.ts';
import { recordAttempt } from './limit-attempts.ts';
import { completeLogin } from './log-in.ts';
import { findAccountByEmail } from './store/accounts.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({ TRUSTED_PROXIES: '127.0.0.1/32', LIMIT_LOOPBACK: '1' });
});
afterAll(() => golark.close());

const password = 'metolius-at-nine';
const from = (ip: string) => ({ 'x-forwarded-for': ip });
let networks = 0;
/** An address that no other test has used. */
const freshAddress = () => `10.${networks++}.0.1`;
const tryAt = (email: string, typed: string, ip: string) =>
  golark.call(logIn, { body: { email, password: typed }, headers: from(ip) });
const fail = async (email: string, ip: string, times: number) => {
  for (let i = 0; i < times; i++) expect((await tryAt(email, `guess number ${i}`, ip)).status).toBe(401);
};

test('blocks an account for one IP address after ten failures, but not for another address', async () => {
  const { account } = await anAccount(golark);
  const stranger = freshAddress();
  await fail(account.email, stranger, 10);
  const stopped = await tryAt(account.email, password, stranger);
  expect([stopped.status, stopped.problem.code, stopped.headers['retry-after']]).toEqual([
    429,
    'RATE_LIMITED',
    '900',
  ]);
  expect((await tryAt(account.email, password, freshAddress())).status).toBe(200);
  golark.clock.advanceMinutes(16);
  expect((await tryAt(account.email, password, stranger)).status).toBe(200);
});

test('blocks an unknown email in the same way', async () => {
  const ip = freshAddress();
  await fail('nobody@example.com', ip, 10);
  expect((await tryAt('NOBODY@example.com', password, ip)).status).toBe(429);
});

test('returns a result to at most ten of many simultaneous guesses', async () => {
  const { account } = await anAccount(golark);
  const ip = freshAddress();
  const guesses = Array.from({ length: 30 }, (_, i) => tryAt(account.email, `guess number ${i}`, ip));
  const statuses = (await Promise.all(guesses)).map((response) => response.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('stops guesses of the second step from ever new addresses, and tells the owner', async () => {
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  const challenged = async () =>
    String((await tryAt(as.account.email, password, freshAddress())).problem['challenge']);
  let challenge = await challenged();
  const guess = (code: string) =>
    golark.call(logInTwoStep, { body: { challenge, code }, headers: from(freshAddress()) });
  const responses = await Promise.all(Array.from({ length: 30 }, () => guess('000000')));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
  const stopped = responses.filter(({ problem }) => problem.code === 'RATE_LIMITED');
  expect(stopped).toHaveLength(20);
  expect(stopped[0]?.headers['retry-after']).toBe('900');
  expect((await guess(app.code())).status).toBe(429);
  const subjects = await subjectsTo(golark, as.account.email);
  expect(subjects.filter((subject) => subject.startsWith('Someone is trying to log in'))).toHaveLength(1);
  golark.clock.advanceMinutes(15);
  challenge = await challenged();
  expect((await guess(app.code())).status).toBe(200);
  expect((await guess('000000')).status).toBe(401);
});

test('rejects a correct guess among many wrong ones once ten have failed', async () => {
  const { account } = await anAccount(golark);
  const ip = freshAddress();
  const guesses = Array.from({ length: 30 }, (_, i) => (i === 29 ? password : `guess number ${i}`));
  const responses = await Promise.all(guesses.map((guess) => tryAt(account.email, guess, ip)));
  expect(responses[29]?.status).toBe(429);
});

/** A login as the use cases see it: logins take turns before they get there, so that these tests call them directly. */
const attemptOf = (email: string) => ({
  email,
  caller: {
    session: null,
    isSuspended: false,
    locale: 'en',
    ip: freshAddress(),
    userAgent: 'test',
  } as Caller,
});

test('of guesses that are counted at the same time, ten get a result', async () => {
  const attempt = attemptOf('nobody@example.com');
  const counted = await Promise.allSettled(
    Array.from({ length: 40 }, () => recordAttempt(golark.ctx, attempt, false)),
  );
  expect(counted.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
});

test('a correct password that was compared before the tenth failure does not log in after it', async () => {
  const { account } = await anAccount(golark);
  const attempt = attemptOf(account.email);
  for (let i = 0; i < 10; i++) await recordAttempt(golark.ctx, attempt, false);
  const known = await findAccountByEmail(golark.ctx.db, account.email);
  if (!known) throw new Error('the account is gone');
  await expect(completeLogin(golark.ctx, attempt, known)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
});

test('blocks an IP address after a hundred failures on any accounts', async () => {
  const ip = freshAddress();
  for (let i = 0; i < 10; i++) await fail(`nobody-${i}@example.com`, ip, 10);
  const { account } = await anAccount(golark);
  expect((await tryAt(account.email, password, ip)).status).toBe(429);
  expect((await tryAt(account.email, password, freshAddress())).status).toBe(200);
});

test('counts an IPv6 network as one address', async () => {
  const { account } = await anAccount(golark);
  for (let i = 0; i < 10; i++) await fail(account.email, `2001:db8:7:7::${i + 1}`, 1);
  expect((await tryAt(account.email, password, '2001:db8:7:7:ffff::9')).status).toBe(429);
  expect((await tryAt(account.email, password, '2001:db8:7:8::9')).status).toBe(200);
});

test('resets the count after a correct password', async () => {
  const { account } = await anAccount(golark);
  const ip = freshAddress();
  await fail(account.email, ip, 9);
  expect((await tryAt(account.email, password, ip)).status).toBe(200);
  await fail(account.email, ip, 9);
  expect((await tryAt(account.email, password, ip)).status).toBe(200);
});

test('limits the old password of a change like a login', async () => {
  const as = await anAccount(golark);
  const headers = from(freshAddress());
  const change = (oldPassword: string) =>
    golark.call(changePassword, { as, headers, body: { oldPassword, newPassword: 'juniper-below-nine' } });
  for (let i = 0; i < 10; i++) {
    const { problem } = await change(`guess number ${i}`);
    expect(problem).toMatchObject({ status: 422, errors: [{ path: 'oldPassword' }] });
  }
  expect((await change(password)).status).toBe(429);
});

test('allows sixty sign-ups per hour and IP address, simultaneous or not, and returns when to retry', async () => {
  const headers = from(freshAddress());
  const register = (i: number) =>
    golark.call(signUp, {
      headers,
      body: { firstName: 'Maya', lastName: 'Ortega', email: `many-${i}@example.com`, password },
    });
  const responses = await Promise.all(Array.from({ length: 62 }, (_, i) => register(i)));
  expect(responses.filter((response) => response.status === 201)).toHaveLength(60);
  golark.clock.advanceMinutes(20);
  const refused = await register(100);
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '2400']);
  golark.clock.advanceMinutes(41);
  expect((await register(101)).status).toBe(201);
});

test('limits reset requests per IP address, in the same way for every email', async () => {
  const headers = from(freshAddress());
  const ask = (email: string) => golark.call(requestPasswordReset, { body: { email }, headers });
  for (let i = 0; i < 60; i++) expect((await ask(`nobody-${i}@example.com`)).status).toBe(202);
  const { account } = await anAccount(golark);
  expect((await ask(account.email)).status).toBe(429);
  expect((await ask('nobody@example.com')).status).toBe(429);
});

test('deletes only what no limit reads anymore', async () => {
  const { db } = golark.ctx;
  const recent = await anAccount(golark);
  await fail(recent.account.email, freshAddress(), 1);
  await db
    .updateTable('sessions')
    .set({ ended_at: golark.clock.now() })
    .where('account_id', '!=', recent.account.accountId)
    .execute();
  golark.clock.advanceMinutes(10);
  await cleanUpAccounts(golark.ctx);
  expect(await db.selectFrom('login_failures').selectAll().execute()).not.toEqual([]);
  golark.clock.advanceMinutes(31 * 24 * 60);
  await cleanUpAccounts(golark.ctx);
  for (const table of ['login_failures', 'address_uses'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  const sessions = await db.selectFrom('sessions').select('account_id').execute();
  expect(sessions).toEqual([{ account_id: recent.account.accountId }]);
});
