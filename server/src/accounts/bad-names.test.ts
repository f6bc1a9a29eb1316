import { changeName, editAccount, getAccount, signUp } from '@golark/contract/accounts/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

let people = 0;
const register = (firstName: string, lastName = 'Ortega') =>
  golark.call(signUp, {
    body: { firstName, lastName, email: `name-${people++}@example.com`, password: 'metolius-at-nine' },
  });

test.each([
  ['right to left', 'محمد بن عبد الله'],
  ['right to left with vowels', 'שָׁלוֹם'],
  ['emoji', 'Zoë 👩‍👩‍👧‍👦'],
  ['a direction override', 'a\u202Eb'],
  ['combining marks', 'Z̸͇̐a̶l̵g̷o̸'],
  ['an apostrophe and a hyphen', 'Siobhán O’Neill-Ní'],
  ['what looks like SQL', "Robert'); DROP TABLE accounts;--"],
  ['what looks like HTML', '<script>alert(1)</script>'],
  ['what looks like a template', '{{constructor}} #{7*7} %s'],
  ['100 characters of the basic plane', 'é'.repeat(100)],
  ['100 characters beyond it', '𠮷'.repeat(100)],
])('stores a name with %s as entered', async (_, name) => {
  const response = await register(name);
  expect([response.status, response.body.account?.firstName]).toEqual([201, name]);
  expect((await golark.call(getAccount, { as: response.body })).body.firstName).toBe(name);
});

test('trims a name and nothing else', async () => {
  expect((await register('  Maya  Sol  ')).body.account.firstName).toBe('Maya  Sol');
});

test.each([
  ['nothing but blanks', ' \u00a0 ', 'minLength 1'],
  ['101 characters', 'a'.repeat(101), 'must be at most 100 characters'],
  ['101 characters beyond the basic plane', '𠮷'.repeat(101), 'must be at most 100 characters'],
  ['100 kB', 'a'.repeat(100_000), 'must be at most 100 characters'],
  ['a zero byte', 'Ma\u0000ya', 'invalid string value'],
  ['a line break', 'Maya\r\nBcc: all@example.com', 'invalid string value'],
  ['an escape', 'Ma\u001b[31mya', 'invalid string value'],
  ['a C1 control', 'Ma\u0085ya', 'invalid string value'],
  ['half of a pair', 'Maya \ud83d', 'invalid string value'],
])('rejects a name of %s and names the field', async (_, name, message) => {
  const signedUp = await register(name);
  expect(signedUp.problem).toMatchObject({ status: 422, code: 'VALIDATION_ERROR' });
  expect(signedUp.problem.errors).toMatchObject([{ path: 'firstName', message }]);
  const as = await anAccount(golark);
  const renamed = await golark.call(changeName, { as, body: { newFirstName: 'Maya', newLastName: name } });
  expect(renamed.problem.errors).toMatchObject([{ path: 'newLastName', message }]);
});

test.each([
  ['a number', { firstName: 7 }],
  ['a list', { firstName: ['Maya'] }],
  ['null', { firstName: null }],
  ['an unknown key', { isSuspended: false }],
  ['an unknown key within', { address: { line1: 'a', city: 'b', countryCode: 'US', __proto: 1 } }],
])('rejects %s as malformed', async (_, body) => {
  const as = await anAccount(golark);
  const response = await golark.call(editAccount, { as, body: body as object });
  expect(response.problem).toMatchObject({ status: 400, code: 'BAD_INPUT' });
});

test('rejects an address without its first line, and text with control characters', async () => {
  const as = await anAccount(golark);
  const address = { line1: '12 Pine', city: 'Bend', countryCode: 'US' };
  const errorsOf = async (change: object) => {
    const body = { address: { ...address, ...change } };
    return (await golark.call(editAccount, { as, body })).problem.errors?.[0];
  };
  expect(await errorsOf({ line1: ' ' })).toMatchObject({ path: 'address.line1', message: 'minLength 1' });
  expect((await errorsOf({ line2: 'a\u0000b' }))?.path).toBe('address.line2');
  expect((await errorsOf({ countryCode: 'usa' }))?.path).toBe('address.countryCode');
  expect((await errorsOf({ zip: 'a'.repeat(21) }))?.path).toBe('address.zip');
});

test('rejects a password of more than 200 characters before hashing it, and accepts one of 200', async () => {
  const body = { firstName: 'Maya', lastName: 'Ortega', email: 'long@example.com' };
  const tooLong = await golark.call(signUp, { body: { ...body, password: 'aB3-'.repeat(25_000) } });
  expect(tooLong.problem.errors).toMatchObject([
    { path: 'password', message: 'must be at most 200 characters' },
  ]);
  expect((await golark.call(signUp, { body: { ...body, password: 'aB3-'.repeat(50) } })).status).toBe(201);
});
