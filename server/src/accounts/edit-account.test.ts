import { changeName, changePassword, editAccount, getAccount, signUp } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { BodyInputOf } from '@golark/contract/call';
import { logIn, validateSession } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount, logInAgain } from '#testing/factories';
import { subjectsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const edit = (as: LoginResult, body: BodyInputOf<typeof editAccount>) =>
  golark.call(editAccount, { as, body });
const address = { line1: '12 Pine Street', city: 'Bend', state: 'Oregon', zip: '97701', countryCode: 'US' };

test('changes the given fields, leaves the others, and deletes those that are null', async () => {
  const as = await anAccount(golark);
  const phone = { countryCodeISO: 'US', countryCallingCode: '1', nationalNumber: '(206) 555-0100' };
  const full = await edit(as, { firstName: 'June', phone, address: { ...address, line2: '  ' } });
  expect(full.body).toMatchObject({
    firstName: 'June',
    lastName: 'Ortega',
    phoneNumber: '+12065550100',
    phone: { countryCodeISO: 'US', countryCallingCode: '1', nationalNumber: '2065550100' },
  });
  expect(full.body.address).toEqual(address);
  const renamed = await edit(as, { lastName: 'Hale' });
  expect(renamed.body).toEqual({ ...full.body, lastName: 'Hale' });
  const bare = await edit(as, { phone: null, address: null });
  expect(bare.body).toMatchObject({ phone: null, phoneNumber: null, address: null });
  expect((await golark.call(getAccount, { as })).body).toEqual(bare.body);
  expect((await edit(as, {})).body).toEqual(bare.body);
});

test('splits a number in international form, and gives `phone` precedence', async () => {
  const as = await anAccount(golark);
  const split = await edit(as, { phoneNumber: '+44 7400 123456' });
  expect(split.body.phone).toEqual({
    countryCodeISO: 'GB',
    countryCallingCode: '44',
    nationalNumber: '7400123456',
  });
  const phone = { countryCallingCode: '1', nationalNumber: '2065550100' };
  expect((await edit(as, { phoneNumber: '+44 7400 123456', phone })).body.phoneNumber).toBe('+12065550100');
  expect((await edit(as, { phoneNumber: null })).body.phone).toBeNull();
});

test('stores an extension with the number, and reads it back in either form', async () => {
  const as = await anAccount(golark);
  const stored = {
    countryCodeISO: 'US',
    countryCallingCode: '1',
    nationalNumber: '2065550100',
    extension: '5',
  };
  const phone = { countryCodeISO: 'US', countryCallingCode: '1', nationalNumber: '206.555\u20110100 ext. 5' };
  for (const body of [
    { phone },
    { phone: stored },
    { phoneNumber: '+1\u00a0206.555.0100 x5' },
    { phoneNumber: '+12065550100;ext=5' },
  ]) {
    await edit(as, { phone: null });
    const changed = await edit(as, body);
    expect(changed.body).toMatchObject({ phoneNumber: '+12065550100;ext=5', phone: stored });
  }
  const without = await edit(as, { phoneNumber: '+12065550100' });
  expect(without.body.phone).not.toHaveProperty('extension');
});

test('names the field of a number that cannot be one', async () => {
  const as = await anAccount(golark);
  const pathOf = async (body: BodyInputOf<typeof editAccount>) => (await edit(as, body)).problem.errors?.[0];
  expect(await pathOf({ phoneNumber: '555' })).toMatchObject({
    path: 'phoneNumber',
    message: 'invalid string value',
  });
  const wrong = { countryCallingCode: '1', nationalNumber: '55501' };
  expect((await pathOf({ phone: wrong }))?.path).toBe('phone.nationalNumber');
  const letters = { countryCallingCode: '1', nationalNumber: '206-CALL-ME' };
  expect((await pathOf({ phone: letters }))?.path).toBe('phone.nationalNumber');
  const body = {
    firstName: 'Maya',
    lastName: 'Ortega',
    email: 'ph@example.com',
    password: 'metolius-at-nine',
  };
  const signedUp = await golark.call(signUp, { body: { ...body, phone: wrong } });
  expect(signedUp.problem.errors?.[0]?.path).toBe('phone.nationalNumber');
});

test('changes only the name', async () => {
  const as = await anAccount(golark);
  const { body } = await golark.call(changeName, { as, body: { newFirstName: 'June', newLastName: 'Hale' } });
  expect(body.account).toEqual({ ...as.account, firstName: 'June', lastName: 'Hale' });
});

test('writes later emails in the language that the account chose', async () => {
  const as = await anAccount(golark);
  await edit(as, { locale: 'es' });
  await golark.call(changePassword, {
    as,
    headers: { 'accept-language': 'en' },
    body: { oldPassword: 'metolius-at-nine', newPassword: 'juniper-below-nine' },
  });
  expect(await subjectsTo(golark, as.account.email)).toContain('Tu contraseña ha cambiado');
});

test('changes the password with the old one, ends every other session and sends an email', async () => {
  const as = await anAccount(golark);
  const other = await logInAgain(golark, as);
  const change = (oldPassword: string, newPassword: string) =>
    golark.call(changePassword, { as, body: { oldPassword, newPassword } });
  const wrong = await change('not the password', 'juniper-below-nine');
  expect(wrong.problem).toMatchObject({ status: 422, errors: [{ path: 'oldPassword' }] });
  for (const weak of ['passwordpassword', as.account.email, 'short'])
    expect((await change('metolius-at-nine', weak)).problem.errors?.[0]?.path).toBe('newPassword');
  expect((await golark.call(validateSession, { as: other })).status).toBe(200);
  expect((await change('metolius-at-nine', 'juniper-below-nine')).status).toBe(200);
  expect((await golark.call(validateSession, { as })).status).toBe(200);
  expect((await golark.call(validateSession, { as: other })).status).toBe(401);
  const { email } = as.account;
  expect((await golark.call(logIn, { body: { email, password: 'metolius-at-nine' } })).status).toBe(401);
  expect((await golark.call(logIn, { body: { email, password: 'juniper-below-nine' } })).status).toBe(200);
  expect(await subjectsTo(golark, email)).toContain('Your password has changed');
});

test('accepts one of two simultaneous password changes', async () => {
  const as = await anAccount(golark);
  const responses = await Promise.all(
    ['juniper-below-nine', 'larch-above-seven'].map((newPassword) =>
      golark.call(changePassword, { as, body: { oldPassword: 'metolius-at-nine', newPassword } }),
    ),
  );
  expect(responses.map((response) => response.status).sort()).toEqual([200, 422]);
});
