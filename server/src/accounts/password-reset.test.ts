import { changeEmail, changePassword, completeVerify } from '@golark/contract/accounts/calls';
import {
  completePasswordReset,
  requestPasswordReset,
  validateResetToken,
} from '@golark/contract/password-reset/calls';
import { logIn, validateSession } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { emailsTo, newestTokenTo, subjectsTo, tokensTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({ PUBLIC_URL: 'https://stays.example', LOG_LEVEL: 'debug' });
});
afterAll(() => golark.close());

const newPassword = 'juniper-below-nine';
const request = (email: string) => golark.call(requestPasswordReset, { body: { email } });
const complete = (token: string, password = newPassword) =>
  golark.call(completePasswordReset, { body: { token, newPassword: password } });
const isValid = async (token: string) =>
  (await golark.call(validateResetToken, { body: { token } })).body.valid;

const askFor = async (email: string): Promise<string> => {
  await request(email);
  await golark.runJobs();
  return newestTokenTo(golark, email, 'set-password');
};
const tokenProblem = { status: 422, code: 'VALIDATION_ERROR', errors: [{ path: 'token' }] };

test('returns the same for a known, an unknown and a suspended address, and emails only the known one', async () => {
  const { account } = await anAccount(golark);
  const suspended = (await anAccount(golark)).account;
  await golark.ctx.db
    .updateTable('accounts')
    .set({ suspended_at: new Date() })
    .where('id', '=', suspended.accountId)
    .execute();
  for (const email of [account.email, 'nobody@example.com', suspended.email]) {
    const { status, body } = await request(email);
    expect([status, body]).toEqual([202, {}]);
  }
  await golark.runJobs();
  expect(await tokensTo(golark, account.email, 'set-password')).toHaveLength(1);
  expect(await emailsTo(golark, 'nobody@example.com')).toEqual([]);
  expect(await tokensTo(golark, suspended.email, 'set-password')).toEqual([]);
});

test('sets a new password with the emailed link, once, and ends every other session', async () => {
  const before = await anAccount(golark);
  const { email } = before.account;
  const token = await askFor(email.toUpperCase().toLowerCase());
  expect((await emailsTo(golark, email)).at(-1)?.text).toContain(
    'https://stays.example/set-password/?token=',
  );
  expect(await isValid(token)).toBe(true);
  const { status, body, headers } = await complete(token);
  expect(status).toBe(200);
  expect(body.account).toMatchObject({ email, isEmailVerified: true });
  expect(String(headers['set-cookie'])).toContain('golark_session=');
  expect((await golark.call(validateSession, { as: body })).status).toBe(200);
  expect((await golark.call(validateSession, { as: before })).status).toBe(401);
  expect((await golark.call(logIn, { body: { email, password: 'metolius-at-nine' } })).status).toBe(401);
  expect((await golark.call(logIn, { body: { email, password: newPassword } })).status).toBe(200);
  expect(await isValid(token)).toBe(false);
  expect((await complete(token)).problem).toMatchObject(tokenProblem);
  expect(await subjectsTo(golark, email)).toContain('Your password has changed');
});

test('accepts one of many simultaneous uses of a link', async () => {
  const { account } = await anAccount(golark);
  const token = await askFor(account.email);
  const responses = await Promise.all(
    Array.from({ length: 5 }, (_, i) => complete(token, `${newPassword}-${i}`)),
  );
  expect(responses.map((response) => response.status).sort()).toEqual([200, 422, 422, 422, 422]);
});

test('is valid for an hour, and only in the newest email', async () => {
  const { account } = await anAccount(golark);
  const first = await askFor(account.email);
  const second = await askFor(account.email);
  expect(await isValid(first)).toBe(false);
  expect((await complete(first)).problem).toMatchObject(tokenProblem);
  golark.clock.advanceMinutes(59);
  expect(await isValid(second)).toBe(true);
  golark.clock.advanceMinutes(1);
  expect(await isValid(second)).toBe(false);
  expect((await complete(second)).problem).toMatchObject(tokenProblem);
});

test('writes at most five emails per hour and account, without an error', async () => {
  const { account } = await anAccount(golark);
  for (let i = 0; i < 7; i++) expect((await request(account.email)).status).toBe(202);
  await golark.runJobs();
  expect(await tokensTo(golark, account.email, 'set-password')).toHaveLength(5);
  golark.clock.advanceMinutes(61);
  await askFor(account.email);
  expect(await tokensTo(golark, account.email, 'set-password')).toHaveLength(6);
});

test('rejects weak passwords with their field and keeps the link valid', async () => {
  const { account } = await anAccount(golark);
  const token = await askFor(account.email);
  for (const weak of ['passwordpassword', account.email, 'short']) {
    expect((await complete(token, weak)).problem.errors?.[0]?.path).toBe('newPassword');
  }
  expect(await isValid(token)).toBe(true);
});

test('invalidates links when the password or the email address changes', async () => {
  const first = await anAccount(golark);
  const token = await askFor(first.account.email);
  await golark.call(changePassword, { as: first, body: { oldPassword: 'metolius-at-nine', newPassword } });
  expect(await isValid(token)).toBe(false);
  const second = await anAccount(golark);
  const open = await askFor(second.account.email);
  const newEmail = `new-${second.account.email}`;
  await golark.call(changeEmail, { as: second, body: { newEmail } });
  const confirm = await newestTokenTo(golark, newEmail, 'confirm-email');
  expect((await golark.call(completeVerify, { body: { token: confirm } })).status).toBe(200);
  expect((await complete(open)).problem).toMatchObject(tokenProblem);
});

test('never logs a token and stores only hashes', async () => {
  const { account } = await anAccount(golark);
  const token = await askFor(account.email);
  await golark.app.inject(`/set-password/?token=${token}`);
  await isValid(token);
  await complete(token);
  await complete(token);
  expect(golark.logged.length).toBeGreaterThan(4);
  expect(golark.logged.join('')).not.toContain(token);
  const stored = JSON.stringify(await golark.ctx.db.selectFrom('email_tokens').selectAll().execute());
  expect(stored).not.toContain(token);
});

test('writes in the language of the account, not of the request', async () => {
  const { account } = await anAccount(golark, { locale: 'es' });
  await golark.call(requestPasswordReset, {
    body: { email: account.email },
    headers: { 'accept-language': 'en' },
  });
  await golark.runJobs();
  const email = (await emailsTo(golark, account.email)).at(-1);
  expect(email).toMatchObject({ locale: 'es', subject: 'Crea una contraseña nueva' });
  expect(email?.html).toContain('<html lang="es">');
});
