import { getAccount, signUp } from '@golark/contract/accounts/calls';
import { logIn, logOutCurrent, validateSession } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const person = {
  firstName: 'Maya',
  lastName: 'Ortega',
  email: 'maya@example.com',
  password: 'metolius-at-nine',
};
const cookieOf = (headers: Record<string, unknown>): string =>
  String(headers['set-cookie']).split(';')[0] ?? '';

test('creates an account with a valid token and a valid cookie', async () => {
  const response = await golark.call(signUp, { body: person });
  expect(response.status).toBe(201);
  expect(response.body.account).toMatchObject({
    firstName: 'Maya',
    email: 'maya@example.com',
    isEmailVerified: false,
  });
  const byToken = await golark.call(getAccount, { as: response.body });
  const byCookie = await golark.call(getAccount, { headers: { cookie: cookieOf(response.headers) } });
  expect(byToken.body.accountId).toBe(response.body.account.accountId);
  expect(byCookie.body.accountId).toBe(response.body.account.accountId);
  expect(String(response.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Lax/);
});

test('rejects an email address that is taken, in any case', async () => {
  await golark.call(signUp, { body: { ...person, email: 'taken@example.com' } });
  const response = await golark.call(signUp, { body: { ...person, email: 'TAKEN@example.com' } });
  expect(response.problem).toMatchObject({ status: 409, code: 'EMAIL_TAKEN', errors: [{ path: 'email' }] });
});

test('reports each invalid field with the message that clients map', async () => {
  const body = { ...person, firstName: '  ', email: 'nobody', password: 'short' };
  const response = await golark.call(signUp, { body });
  expect(response.status).toBe(422);
  expect(response.problem.errors).toEqual([
    { path: 'firstName', code: 'too_short', params: { minimum: 1 }, message: 'minLength 1' },
    { path: 'email', code: 'invalid', params: {}, message: 'invalid string value' },
    { path: 'password', code: 'too_short', params: { minimum: 12 }, message: 'minLength 12' },
  ]);
});

test('rejects a commonly breached password', async () => {
  const response = await golark.call(signUp, {
    body: { ...person, email: 'p@example.com', password: 'passwordpassword' },
  });
  expect(response.problem).toMatchObject({ code: 'VALIDATION_ERROR', errors: [{ path: 'password' }] });
});

test('rejects unknown keys, and bodies that are not JSON', async () => {
  const unknown = await golark.call(signUp, { body: { ...person, isAdmin: true } as typeof person });
  expect(unknown.problem).toMatchObject({ status: 400, code: 'BAD_INPUT', errors: [{ path: 'isAdmin' }] });
  const broken = await golark.app.inject({
    method: 'PUT',
    url: signUp.path,
    headers: { 'content-type': 'application/json' },
    payload: '{"firstName": ',
  });
  expect(broken.json()).toMatchObject({ status: 400, code: 'BAD_INPUT', kind: 'BadInputError' });
});

test('returns the same error for a wrong password and an unknown email', async () => {
  const { account } = await anAccount(golark);
  const wrong = await golark.call(logIn, { body: { email: account.email, password: 'not the password' } });
  const unknown = await golark.call(logIn, {
    body: { email: 'nobody@example.com', password: 'not the password' },
  });
  const { requestId: _one, ...first } = wrong.problem;
  const { requestId: _other, ...second } = unknown.problem;
  expect(first).toEqual(second);
  expect(first).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
});

test('blocks an account and IP address for 15 minutes after ten wrong passwords', async () => {
  const { account } = await anAccount(golark);
  const { email } = account;
  for (let i = 0; i < 10; i++) await golark.call(logIn, { body: { email, password: `guess number ${i}` } });
  const stopped = await golark.call(logIn, { body: { email, password: 'metolius-at-nine' } });
  expect(stopped.status).toBe(429);
  expect(stopped.headers['retry-after']).toBe('900');
  const other = await anAccount(golark);
  expect(
    (await golark.call(logIn, { body: { email: other.account.email, password: 'metolius-at-nine' } })).status,
  ).toBe(200);
  golark.clock.advanceMinutes(16);
  expect((await golark.call(logIn, { body: { email, password: 'metolius-at-nine' } })).status).toBe(200);
});

test('rejects a token immediately after logout, and altered or expired tokens', async () => {
  const signedIn = await anAccount(golark);
  const other = await anAccount(golark);
  expect((await golark.call(logOutCurrent, { as: signedIn })).status).toBe(204);
  expect((await golark.call(validateSession, { as: signedIn })).problem.code).toBe('UNAUTHENTICATED_ERROR');
  const altered = { authorization: `Bearer ${other.token.jwt.slice(0, -2)}xx` };
  expect((await golark.call(validateSession, { headers: altered })).problem.code).toBe(
    'UNAUTHENTICATED_ERROR',
  );
  expect((await golark.call(validateSession, { as: other })).body).toEqual({ valid: true });
  golark.clock.advanceMinutes(61);
  expect((await golark.call(validateSession, { as: other })).status).toBe(401);
});

test('rejects a state-changing request with the cookie from another site', async () => {
  const { headers } = await golark.call(signUp, { body: { ...person, email: 'csrf@example.com' } });
  const cookie = cookieOf(headers);
  const foreign = await golark.call(logOutCurrent, { headers: { cookie, origin: 'https://evil.example' } });
  expect(foreign.problem.code).toBe('UNAUTHORIZED_ERROR');
  const own = await golark.call(logOutCurrent, {
    headers: { cookie, origin: [...golark.ctx.origins][0] ?? '' },
  });
  expect(own.status).toBe(204);
});

test('rejects a suspended account everywhere immediately', async () => {
  const signedIn = await anAccount(golark);
  await golark.database.db
    .updateTable('accounts')
    .set({ suspended_at: new Date() })
    .where('id', '=', signedIn.account.accountId)
    .execute();
  expect((await golark.call(getAccount, { as: signedIn })).problem.code).toBe('ACCOUNT_SUSPENDED');
  const again = { email: signedIn.account.email, password: 'metolius-at-nine' };
  expect((await golark.call(logIn, { body: again })).problem.code).toBe('ACCOUNT_SUSPENDED');
});

test('stores no password and no session secret in plain text', async () => {
  const { token } = await anAccount(golark);
  const { db } = golark.database;
  const stored = JSON.stringify([
    await db.selectFrom('accounts').selectAll().execute(),
    await db.selectFrom('sessions').selectAll().execute(),
  ]);
  expect(stored).not.toContain('metolius-at-nine');
  expect(stored).not.toContain(token.refresh);
});
