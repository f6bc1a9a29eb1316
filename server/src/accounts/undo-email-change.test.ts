import {
  changeEmail,
  completeVerify,
  deleteAccount,
  exportAccount,
  getAccount,
  getEmailState,
  signUp,
  undoEmailChange,
} from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { completePasswordReset, requestPasswordReset } from '@golark/contract/password-reset/calls';
import { logIn } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnTwoStepOn } from '#testing/authenticator';
import { anAccount, logInAgain } from '#testing/factories';
import { emailsTo, newestTokenTo, subjectsTo, tokensTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const password = 'metolius-at-nine';
const newPassword = 'juniper-below-nine';
const deadLink = { status: 422, code: 'VALIDATION_ERROR', errors: [{ path: 'token', code: 'link_expired' }] };

const confirm = async (email: string) => {
  const token = await newestTokenTo(golark, email, 'confirm-email');
  return golark.call(completeVerify, { body: { token } });
};
const aConfirmedAccount = async (change?: { locale?: 'en' | 'es' }): Promise<LoginResult> => {
  const as = await anAccount(golark, change);
  await confirm(as.account.email);
  return as;
};
const move = async (as: LoginResult, newEmail: string, typed?: string) => {
  await golark.call(changeEmail, { as, body: { newEmail, ...(typed ? { password: typed } : {}) } });
  return confirm(newEmail);
};
const undoTokenOf = (email: string) => newestTokenTo(golark, email, 'undo-email');
const undo = (token: string) => golark.call(undoEmailChange, { body: { token } });
const logInWith = async (email: string, typed: string) =>
  (await golark.call(logIn, { body: { email, password: typed } })).status;
const reset = (token: string) => golark.call(completePasswordReset, { body: { token, newPassword } });
const emailOf = async ({ account }: LoginResult) => {
  const rows = golark.ctx.db.selectFrom('accounts').select('email').where('id', '=', account.accountId);
  return (await rows.executeTakeFirstOrThrow()).email;
};

test('requires the password when the login is older than ten minutes', async () => {
  const as = await anAccount(golark);
  const newEmail = `new-${as.account.email}`;
  const ask = (typed?: string) =>
    golark.call(changeEmail, { as, body: { newEmail, ...(typed ? { password: typed } : {}) } });
  const stateOf = async () => (await golark.call(getEmailState, { as })).body;
  golark.clock.advanceMinutes(10);
  expect((await stateOf()).isPasswordNeeded).toBe(false);
  golark.clock.advanceMinutes(1);
  const expected = { isPasswordNeeded: true, pendingEmail: null };
  expect(await stateOf()).toMatchObject(expected);
  const missing = await ask();
  expect(missing.problem).toMatchObject({
    status: 422,
    errors: [{ path: 'password', code: 'password_needed' }],
  });
  const wrong = await ask('not the password');
  expect(wrong.problem).toMatchObject({
    status: 422,
    errors: [{ path: 'password', code: 'password_wrong' }],
  });
  expect(await stateOf()).toMatchObject(expected);
  expect((await ask(password)).status).toBe(200);
  expect((await stateOf()).pendingEmail).toBe(newEmail);
});

test('counts wrong passwords for a new address like failed logins', async () => {
  const as = await anAccount(golark);
  const { email } = as.account;
  const body = { newEmail: `new-${email}`, password: 'not the password' };
  const statuses: number[] = [];
  for (let i = 0; i < 11; i++) statuses.push((await golark.call(changeEmail, { as, body })).status);
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  expect(await logInWith(email, password)).toBe(429);
});

test('the former address undoes a change for seven days, once, without login', async () => {
  const as = await aConfirmedAccount();
  const { email } = as.account;
  const newEmail = `new-${email}`;
  await move(as, newEmail);
  const token = await undoTokenOf(email);
  golark.clock.advanceMinutes(7 * 24 * 60 - 1);
  const other = await logInAgain(golark, { ...as, account: { ...as.account, email: newEmail } });
  const undone = await undo(token);
  expect([undone.status, undone.body.email]).toEqual([200, email]);
  expect(await emailOf(as)).toBe(email);
  expect((await golark.call(getAccount, { as: other })).status).toBe(401);
  expect([await logInWith(email, password), await logInWith(newEmail, password)]).toEqual([401, 401]);
  expect((await undo(token)).problem).toMatchObject(deadLink);
  expect((await reset(undone.body.resetToken)).body.account).toMatchObject({ email, isEmailVerified: true });
  expect(await logInWith(email, newPassword)).toBe(200);
  const subject = 'The change of your email address was undone';
  expect(await subjectsTo(golark, newEmail)).toContain(subject);
  expect(await subjectsTo(golark, email)).toContain(subject);
});

test('of several clicks on the link at once, one undoes the change', async () => {
  const as = await aConfirmedAccount();
  await move(as, `new-${as.account.email}`);
  const token = await undoTokenOf(as.account.email);
  const clicks = await Promise.all([undo(token), undo(token), undo(token)]);
  expect(clicks.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
});

test('a change can no longer be undone after seven days', async () => {
  const as = await aConfirmedAccount();
  const { email } = as.account;
  await move(as, `new-${email}`);
  golark.clock.advanceMinutes(7 * 24 * 60);
  expect((await undo(await undoTokenOf(email))).problem).toMatchObject(deadLink);
  expect(await emailOf(as)).toBe(`new-${email}`);
});

test('whoever hijacked the account cannot defeat the undo with a reset, a second factor or another change', async () => {
  const as = await aConfirmedAccount();
  const { email } = as.account;
  const [first, second] = [`first-${email}`, `second-${email}`];
  await move(as, first);
  const token = await undoTokenOf(email);
  golark.clock.advanceMinutes(1);
  await golark.call(requestPasswordReset, { body: { email: first } });
  await golark.runJobs();
  const hijacker = (await reset(await newestTokenTo(golark, first, 'set-password'))).body;
  await move(hijacker, second);
  await golark.call(changeEmail, { as: hijacker, body: { newEmail: `third-${email}` } });
  await golark.call(requestPasswordReset, { body: { email: second } });
  await golark.runJobs();
  await turnTwoStepOn(golark, hijacker, newPassword);
  const { body } = await undo(token);
  const links: string[] = [
    await undoTokenOf(first),
    await newestTokenTo(golark, second, 'set-password'),
    await newestTokenTo(golark, `third-${email}`, 'confirm-email'),
  ];
  expect((await undo(links[0] ?? '')).problem).toMatchObject(deadLink);
  expect((await reset(links[1] ?? '')).problem).toMatchObject({ status: 422 });
  expect((await golark.call(completeVerify, { body: { token: links[2] ?? '' } })).status).toBe(422);
  expect((await golark.call(getAccount, { as: hijacker })).status).toBe(401);
  expect((await reset(body.resetToken)).status).toBe(200);
  expect(await emailOf(as)).toBe(email);
});

test('keeps two-step sign-in that was on before the change', async () => {
  const as = await aConfirmedAccount();
  const { email } = as.account;
  const app = await turnTwoStepOn(golark, as);
  await move(as, `new-${email}`);
  const { body } = await undo(await undoTokenOf(email));
  expect((await reset(body.resetToken)).problem.code).toBe('TWO_STEP_REQUIRED');
  expect(app.recoveryCodes).toHaveLength(10);
});

test('nobody else gets the former address while it can undo the change', async () => {
  const as = await aConfirmedAccount();
  const { email } = as.account;
  await move(as, `new-${email}`);
  const person = { firstName: 'June', lastName: 'Hale', password: newPassword };
  const taken = await golark.call(signUp, { body: { ...person, email: email.toUpperCase() } });
  expect(taken.problem).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  const other = await anAccount(golark);
  expect((await move(other, email)).problem).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  golark.clock.advanceMinutes(7 * 24 * 60);
  expect((await golark.call(signUp, { body: { ...person, email } })).status).toBe(201);
});

test('changes nothing if another account has the address, and the link still works later', async () => {
  const as = await aConfirmedAccount();
  const other = await anAccount(golark);
  const { email } = as.account;
  await move(as, `new-${email}`);
  const token = await undoTokenOf(email);
  const setEmail = (to: string) =>
    golark.ctx.db
      .updateTable('accounts')
      .set({ email: to })
      .where('id', '=', other.account.accountId)
      .execute();
  await setEmail(email);
  expect((await undo(token)).problem).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  expect(await emailOf(as)).toBe(`new-${email}`);
  await setEmail(other.account.email);
  expect((await undo(token)).status).toBe(200);
});

test('an address that was never confirmed gets a notice without name, new address and link', async () => {
  const as = await anAccount(golark);
  const { email } = as.account;
  await move(as, `new-${email}`);
  expect(await tokensTo(golark, email, 'undo-email')).toEqual([]);
  const notice = (await emailsTo(golark, email)).at(-1);
  expect(notice?.subject).toBe('This address is no longer used');
  expect(notice?.text).not.toMatch(/Maya|new-/);
});

test('exports former addresses that can undo a change, and deletes them with the account', async () => {
  const as = await aConfirmedAccount();
  const { email } = as.account;
  await move(as, `new-${email}`);
  const token = await undoTokenOf(email);
  const until = new Date(golark.clock.now().getTime() + 7 * 86_400_000).toISOString();
  const exported = await golark.call(exportAccount, { as });
  expect(exported.body.formerEmails).toEqual([{ email, undoableUntil: until }]);
  await golark.call(deleteAccount, { as, body: { password } });
  expect((await undo(token)).problem).toMatchObject(deadLink);
});

test('a new password invalidates a change of address that is not confirmed yet', async () => {
  const as = await aConfirmedAccount();
  const { email } = as.account;
  await golark.call(changeEmail, { as, body: { newEmail: `new-${email}` } });
  await golark.call(requestPasswordReset, { body: { email } });
  await golark.runJobs();
  await reset(await newestTokenTo(golark, email, 'set-password'));
  expect((await confirm(`new-${email}`)).problem).toMatchObject({ status: 422 });
  expect(await emailOf(as)).toBe(email);
});
