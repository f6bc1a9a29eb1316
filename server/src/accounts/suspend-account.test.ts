import { completeVerify, getAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { searchDestinations } from '@golark/contract/destinations/calls';
import {
  completePasswordReset,
  requestPasswordReset,
  validateResetToken,
} from '@golark/contract/password-reset/calls';
import { logIn, logInTwoStep, refreshToken, validateSession } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnTwoStepOn } from '#testing/authenticator';
import { anAccount } from '#testing/factories';
import { newestTokenTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { describeSuspended, restore, suspend } from '../cli/account-commands.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const password = 'metolius-at-nine';
const logInto = (as: LoginResult, typed = password) =>
  golark.call(logIn, { body: { email: as.account.email, password: typed } });
const stop = (as: LoginResult) => suspend(golark.ctx, as.account.email, { reason: 'chargebacks' });
const stopped = { status: 403, code: 'ACCOUNT_SUSPENDED' };

test('rejects token, refresh token and login immediately, and accepts them again when restored', async () => {
  const as = await anAccount(golark);
  expect(await stop(as)).toBe(`${as.account.email} is suspended from now on.`);
  expect((await golark.call(getAccount, { as })).problem).toMatchObject(stopped);
  const refresh = as.token.refresh;
  expect((await golark.call(refreshToken, { body: { refresh } })).problem).toMatchObject(stopped);
  const open = await golark.call(searchDestinations, { as, body: {} });
  expect(open.problem, 'with a token, open calls are refused too').toMatchObject(stopped);
  expect((await logInto(as)).problem).toMatchObject(stopped);
  expect((await logInto(as, 'not the password')).problem.code).toBe('INVALID_CREDENTIALS');
  expect(await restore(golark.ctx, as.account.email)).toBe(`${as.account.email} is open from now on.`);
  expect((await golark.call(getAccount, { as })).status).toBe(200);
  expect((await logInto(as)).status).toBe(200);
});

test('treats the cookie as a visitor on pages and open calls, and rejects calls that need an account', async () => {
  const as = await anAccount(golark);
  const cookie = String((await logInto(as)).headers['set-cookie']).split(';')[0] ?? '';
  await stop(as);
  const { session, isSuspended } = await golark.app.callerOf({
    method: 'GET',
    headers: {},
    query: {},
    cookies: { golark_session: cookie.split('=')[1] },
    ip: '127.0.0.1',
  } as never);
  expect([session, isSuspended]).toEqual([null, true]);
  const headers = { cookie, origin: [...golark.ctx.origins][0] ?? '' };
  expect((await golark.call(getAccount, { headers })).problem).toMatchObject(stopped);
  expect((await golark.call(validateSession, { headers })).problem).toMatchObject(stopped);
  expect((await golark.call(searchDestinations, { headers, body: {} })).status).toBe(200);
});

test('rejects emailed links', async () => {
  const as = await anAccount(golark);
  const { email } = as.account;
  await golark.call(requestPasswordReset, { body: { email } });
  await golark.runJobs();
  const token = await newestTokenTo(golark, email, 'set-password');
  const confirm = await newestTokenTo(golark, email, 'confirm-email');
  await stop(as);
  const body = { token, newPassword: 'juniper-below-nine' };
  expect((await golark.call(validateResetToken, { body: { token } })).body).toEqual({ valid: false });
  expect((await golark.call(completePasswordReset, { body })).problem).toMatchObject(stopped);
  expect((await golark.call(completeVerify, { body: { token: confirm } })).problem).toMatchObject(stopped);
  await restore(golark.ctx, email);
  expect((await golark.call(completePasswordReset, { body })).status).toBe(200);
});

test('rejects the second step of a login', async () => {
  const as = await anAccount(golark);
  const app = await turnTwoStepOn(golark, as);
  const challenge = String((await logInto(as)).problem['challenge']);
  await stop(as);
  const response = await golark.call(logInTwoStep, { body: { challenge, code: app.code() } });
  expect(response.problem).toMatchObject(stopped);
});

test('lists suspended accounts with their reason, and reports to the operator what was not done', async () => {
  const as = await anAccount(golark);
  golark.clock.advanceMinutes(1);
  await stop(as);
  const { email } = as.account;
  const [newest] = await describeSuspended(golark.ctx);
  expect(newest).toBe(`${golark.clock.now().toISOString()}  ${email}  chargebacks`);
  expect(await stop(as)).toBe(`${email} was suspended already.`);
  await restore(golark.ctx, email);
  expect((await describeSuspended(golark.ctx)).join()).not.toContain(email);
  await expect(restore(golark.ctx, 'nobody@example.com')).rejects.toThrow(
    'nobody@example.com is not the email address of an account.',
  );
  const events = await golark.ctx.db
    .selectFrom('account_events')
    .select('what')
    .where('account_id', '=', as.account.accountId)
    .orderBy('id')
    .execute();
  expect(events.map((event) => event.what).slice(-2)).toEqual(['suspended', 'restored']);
});
