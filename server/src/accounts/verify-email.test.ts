import {
  changeEmail,
  completeVerify,
  getAccount,
  getEmailState,
  resendVerify,
  signUp,
} from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { emailsTo, newestTokenTo, subjectsTo, tokensTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const confirm = (token: string) => golark.call(completeVerify, { body: { token } });
const linkTo = (email: string) => newestTokenTo(golark, email, 'confirm-email');
const stateOf = async (as: LoginResult) => (await golark.call(getEmailState, { as })).body;
const ask = (as: LoginResult, newEmail: string) => golark.call(changeEmail, { as, body: { newEmail } });
const tokenProblem = { status: 422, code: 'VALIDATION_ERROR', errors: [{ path: 'token' }] };

test('confirms the address of a new account with the emailed link, once, without login', async () => {
  const as = await anAccount(golark);
  const { email } = as.account;
  expect(await stateOf(as)).toMatchObject({ email, isEmailVerified: false, pendingEmail: null });
  const token = await linkTo(email);
  expect((await confirm(token)).body.account).toMatchObject({ email, isEmailVerified: true });
  expect((await stateOf(as)).isEmailVerified).toBe(true);
  expect((await confirm(token)).problem).toMatchObject(tokenProblem);
});

test('sends the link again up to five times an hour, and not after confirmation', async () => {
  const as = await anAccount(golark);
  const { email } = as.account;
  for (let i = 0; i < 7; i++) {
    const { status, body } = await golark.call(resendVerify, { as });
    expect([status, body]).toEqual([202, {}]);
  }
  expect(await tokensTo(golark, email, 'confirm-email')).toHaveLength(5);
});

test('is valid for 24 hours', async () => {
  const first = await anAccount(golark);
  const second = await anAccount(golark);
  golark.clock.advanceMinutes(24 * 60 - 1);
  expect((await confirm(await linkTo(first.account.email))).status).toBe(200);
  golark.clock.advanceMinutes(1);
  expect((await confirm(await linkTo(second.account.email))).problem).toMatchObject(tokenProblem);
});

test('sends no more emails to a confirmed address', async () => {
  const as = await anAccount(golark);
  await confirm(await linkTo(as.account.email));
  await golark.call(resendVerify, { as });
  expect(await tokensTo(golark, as.account.email, 'confirm-email')).toHaveLength(1);
});

test('changes the address when the new one is confirmed, and notifies the old one before and after', async () => {
  const as = await anAccount(golark);
  const { email } = as.account;
  await confirm(await linkTo(email));
  const newEmail = `new-${email}`;
  const response = await ask(as, newEmail);
  expect([response.status, response.body.account.email]).toEqual([200, email]);
  expect(await stateOf(as)).toMatchObject({ email, isEmailVerified: true, pendingEmail: newEmail });
  expect((await confirm(await linkTo(newEmail))).body.account).toMatchObject({
    email: newEmail,
    isEmailVerified: true,
  });
  expect(await stateOf(as)).toMatchObject({ email: newEmail, isEmailVerified: true, pendingEmail: null });
  expect((await subjectsTo(golark, email)).slice(-2)).toEqual([
    'Your email address is about to change',
    'Your email address has changed',
  ]);
});

test('accepts only the latest of several requested addresses', async () => {
  const as = await anAccount(golark);
  const [one, other] = [`one-${as.account.email}`, `other-${as.account.email}`];
  await ask(as, one);
  await ask(as, other);
  expect((await stateOf(as)).pendingEmail).toBe(other);
  expect((await confirm(await linkTo(one))).problem).toMatchObject(tokenProblem);
  expect((await confirm(await linkTo(other))).body.account.email).toBe(other);
});

test('returns the same if another account has the address, and notifies only its owner, in their language', async () => {
  const owner = await anAccount(golark, { locale: 'es' });
  const as = await anAccount(golark);
  const taken = await ask(as, owner.account.email.toUpperCase());
  const free = await ask(as, `free-${as.account.email}`);
  expect([taken.status, taken.body]).toEqual([free.status, free.body]);
  await ask(as, owner.account.email);
  expect((await stateOf(as)).pendingEmail).toBe(owner.account.email);
  const email = (await emailsTo(golark, owner.account.email)).at(-1);
  expect(email).toMatchObject({ locale: 'es', subject: 'Ya tienes una cuenta' });
  expect(email?.text).not.toContain('token=');
});

test('returns EMAIL_TAKEN from the constraint if another account was first', async () => {
  const as = await anAccount(golark);
  const newEmail = `wanted-${as.account.email}`;
  await ask(as, newEmail);
  const token = await linkTo(newEmail);
  const body = { firstName: 'June', lastName: 'Hale', email: newEmail, password: 'juniper-below-nine' };
  await golark.call(signUp, { body });
  expect((await confirm(token)).problem).toMatchObject({ status: 409, code: 'EMAIL_TAKEN' });
  expect((await golark.call(getAccount, { as })).body.email).toBe(as.account.email);
});

test('rejects the current address, but accepts it in another case', async () => {
  const as = await anAccount(golark);
  expect((await ask(as, as.account.email)).problem.errors?.[0]?.path).toBe('newEmail');
  const louder = as.account.email.toUpperCase();
  await ask(as, louder);
  expect((await confirm(await linkTo(louder))).body.account.email).toBe(louder);
});

test('does not confirm a later address with an old link', async () => {
  const as = await anAccount(golark);
  const old = await linkTo(as.account.email);
  const newEmail = `later-${as.account.email}`;
  await ask(as, newEmail);
  await confirm(await linkTo(newEmail));
  expect((await confirm(old)).problem).toMatchObject(tokenProblem);
});

test('confirms no other address than the one it was emailed to', async () => {
  const as = await anAccount(golark);
  const token = await linkTo(as.account.email);
  await golark.ctx.db
    .updateTable('accounts')
    .set({ email: `moved-${as.account.email}` })
    .where('id', '=', as.account.accountId)
    .execute();
  expect((await confirm(token)).problem).toMatchObject(tokenProblem);
  expect((await stateOf(as)).isEmailVerified).toBe(false);
});
