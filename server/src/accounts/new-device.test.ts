import type { LoginResult } from '@golark/contract/accounts/schemas';
import { logIn } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { createDemoAccount } from './create-demo-account.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const chrome = (system: string, version: number) =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0 Safari/537.36`;
const onWindows = chrome('Windows NT 10.0; Win64; x64', 130);
const onLinux = chrome('X11; Linux x86_64', 130);

const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const logInWith = ({ account }: Pick<LoginResult, 'account'>, userAgent: string) =>
  golark.call(logIn, {
    body: { email: account.email, password: 'metolius-at-nine' },
    headers: { 'user-agent': userAgent, 'accept-language': 'en' },
  });
const newDeviceEmailsTo = async ({ account }: LoginResult) =>
  (await emailsTo(golark, account.email)).filter((email) =>
    /new device|dispositivo nuevo/.test(email.subject),
  );

test('sends one email about a login from a new device', async () => {
  const as = await anAccount(golark);
  expect(await newDeviceEmailsTo(as)).toEqual([]);
  await logInWith(as, onWindows);
  const [email] = await newDeviceEmailsTo(as);
  expect(email?.text).toContain('Device: Chrome on Windows');
  expect(email?.text).toContain(`Time: ${longDay.format(golark.clock.now())}`);
  await logInWith(as, onWindows);
  await logInWith(as, chrome('Windows NT 11.0; Win64; x64', 131));
  expect(await newDeviceEmailsTo(as)).toHaveLength(1);
  await logInWith(as, onLinux);
  expect(await newDeviceEmailsTo(as)).toHaveLength(2);
});

test('sends no email about a wrong password', async () => {
  const as = await anAccount(golark);
  await golark.call(logIn, {
    body: { email: as.account.email, password: 'not the password' },
    headers: { 'user-agent': onWindows },
  });
  expect(await newDeviceEmailsTo(as)).toEqual([]);
});

test('writes in the language of the account', async () => {
  const as = await anAccount(golark, { locale: 'es' });
  await logInWith(as, onLinux);
  const [email] = await newDeviceEmailsTo(as);
  expect(email?.locale).toBe('es');
  expect(email?.text).toContain('Dispositivo: Chrome en Linux');
});

test('treats the first device of an account that was created without one as known', async () => {
  const demo = {
    role: 'guest',
    email: 'guest@golark.example',
    firstName: 'Maya',
    lastName: 'Ortega',
  } as const;
  await createDemoAccount(golark.ctx, { ...demo, password: 'metolius-at-nine' });
  await logInWith({ account: { email: demo.email } as LoginResult['account'] }, onWindows);
  expect(await emailsTo(golark, demo.email)).toEqual([]);
});
