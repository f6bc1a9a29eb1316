import { changeEmail, signUp } from '@golark/contract/accounts/calls';
import { requestPasswordReset } from '@golark/contract/password-reset/calls';
import { logIn } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const password = 'metolius-at-nine';
const register = (email: string) =>
  golark.call(signUp, { body: { firstName: 'Maya', lastName: 'Ortega', email, password } });
const label = (length: number) => 'a'.repeat(length);

test.each([
  ['no @', 'maya.example.com'],
  ['two @', 'maya@work@example.com'],
  ['an @ in quotes', '"maya@work"@example.com'],
  ['an escaped @', 'maya\\@work@example.com'],
  ['no local part', '@example.com'],
  ['no domain', 'maya@'],
  ['no dot in the domain', 'maya@localhost'],
  ['a domain that starts with a dot', 'maya@.example.com'],
  ['a domain that ends with a dot', 'maya@example.com.'],
  ['two dots in the domain', 'maya@example..com'],
  ['a label that starts with a hyphen', 'maya@-example.com'],
  ['a label that ends with a hyphen', 'maya@example-.com'],
  ['an underscore in the domain', 'maya@exam_ple.com'],
  ['an address in brackets', 'maya@[127.0.0.1]'],
  ['a comment', 'maya(work)@example.com'],
  ['a display name', 'Maya <maya@example.com>'],
  ['two addresses', 'maya@example.com,june@example.com'],
  ['a blank within', 'ma ya@example.com'],
  ['a tab within', 'ma\tya@example.com'],
  ['a header after a line break', 'maya@example.com\r\nBcc: all@example.com'],
  ['an encoded line break', 'maya@example.com%0d%0aBcc:all@example.com'],
  ['a zero byte', 'maya@example.com\u0000'],
  ['letters that only look Latin', 'mаya@example.com'],
  ['a domain that is not ASCII', 'maya@exämple.com'],
  ['a full-width @', 'maya＠example.com'],
  ['an invisible character', 'maya\u200b@example.com'],
  ['a direction override', 'maya\u202e@example.com'],
  ['65 characters before the @', `${label(65)}@example.com`],
  ['a label of 64 characters', `maya@${label(64)}.com`],
  ['a domain of 256 characters', `maya@${`${label(63)}.`.repeat(3)}${label(60)}.com`],
  ['100 kB', `${label(100_000)}@example.com`],
])('rejects an email with %s in every call', async (_, email) => {
  const as = await anAccount(golark);
  const responses = [
    [await register(email), 'email'],
    [await golark.call(logIn, { body: { email, password } }), 'email'],
    [await golark.call(requestPasswordReset, { body: { email } }), 'email'],
    [await golark.call(changeEmail, { as, body: { newEmail: email } }), 'newEmail'],
  ] as const;
  for (const [response, path] of responses) {
    expect(response.problem).toMatchObject({ status: 422, code: 'VALIDATION_ERROR' });
    // too long and not an address are reported separately
    const errors = new Set(response.problem.errors?.map((error) => `${error.path}: ${error.message}`));
    expect([...errors]).toEqual([`${path}: invalid string value`]);
  }
});

test.each([
  "!#$%&'*+/=?^_`{|}~-@example.com",
  'maya+golark@example.com',
  '123@123.example.com',
  'test@xn--exmple-cua.com',
  'test@c--n.com',
  'a@b.co',
  `${label(64)}@example.com`,
  `maya@${label(63)}.com`,
])('accepts %s and sends to it unchanged', async (email) => {
  const response = await register(email);
  expect([response.status, response.body.account?.email]).toEqual([201, email]);
  expect(await emailsTo(golark, email)).toHaveLength(1);
});

test('stores an email as entered and finds it in any case', async () => {
  const response = await register('  Maya.Ortega@Example.COM ');
  expect(response.body.account.email).toBe('Maya.Ortega@Example.COM');
  expect((await register('maya.ortega@example.com')).problem.code).toBe('EMAIL_TAKEN');
  const login = await golark.call(logIn, { body: { email: 'MAYA.ORTEGA@EXAMPLE.COM', password } });
  expect(login.status).toBe(200);
});

test('creates one account for simultaneous sign-ups with the same email', async () => {
  const emails = ['race@example.com', 'Race@example.com', 'RACE@example.com', 'race@EXAMPLE.com'];
  const responses = await Promise.all(emails.map(register));
  expect(responses.map((response) => response.status).sort()).toEqual([201, 409, 409, 409]);
});
