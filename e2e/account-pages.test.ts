import {
  accountExportPath,
  accountPath,
  contactPath,
  detailsPath,
  loginPath,
  paymentsPath,
  settingsPath,
  tripPath,
} from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneOf } from '../server/testing/is-thorough.ts';
import {
  appCode,
  focusedName,
  freshEmail,
  linkInEmail,
  open,
  password,
  seen,
  signUpByApi,
} from './account-steps.ts';
import { findBookableStay } from './find-stay.ts';
import { type Locale, messagesOfFile } from './messages.ts';
import { combinations, desktopWidth, horizontalOverflow, phoneWidth, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const member = async (width: number, locale: Locale) => {
  const visited = await visit(browser, golark.url, { width, locale });
  const email = freshEmail();
  await signUpByApi(visited.page, golark.url, email);
  return { ...visited, email };
};

/** Opens a row of the page in place, if it is not open. */
const edit = async (page: Page, id: string): Promise<void> => {
  const row = page.locator(`#${id}`);
  if ((await row.getAttribute('open')) === null) await row.locator('summary').click();
};

const send = (page: Page, id: string) => page.locator(`#${id} form button[type=submit]`).first().click();
const fill = (page: Page, id: string, name: string) => (text: string) =>
  page.locator(`#${id} [name=${name}]`).fill(text);

describe.each(combinations({ width: phoneWidth, locale: 'es' }))(
  'the account at $width px in $locale',
  ({ width, locale }) => {
    const t = messagesOfFile(locale);
    const problem = (key: string) => t(`fields.problems.${key}`);
    const done = (key: string) => t(`accounts.details.done.${key}`);

    it('changes its name, phone and address in place', async () => {
      const { page, context, complaints } = await member(width, locale);
      await open(page, detailsPath());
      await edit(page, 'name');
      await fill(page, 'name', 'lastName')('  ');
      await send(page, 'name');
      await seen(page, problem('lastNameRequired'));
      expect(await focusedName(page)).toBe('lastName');
      await fill(page, 'name', 'lastName')('Ortega-Núñez 🦉');
      await send(page, 'name');
      await seen(page, done('name'));
      await seen(page, 'Maya Ortega-Núñez 🦉');
      await edit(page, 'phone');
      await send(page, 'phone');
      await seen(page, problem('phoneRequired'));
      await page.locator('#phone select').selectOption('AU');
      await fill(page, 'phone', 'nationalNumber')('(02) 9374-4000');
      await send(page, 'phone');
      await seen(page, done('phone'));
      await edit(page, 'address');
      await page.locator('#address select').selectOption('');
      await send(page, 'address');
      for (const key of [
        'addressRequired',
        'cityRequired',
        'stateRequired',
        'zipRequired',
        'countryRequired',
      ])
        await seen(page, problem(key));
      expect(await focusedName(page)).toBe('addressLine1');
      expect(await horizontalOverflow(page)).toBe(0);
      const home = { addressLine1: '12 Alder Street', addressCity: 'Portland', addressState: 'Oregon' };
      for (const [name, text] of Object.entries({ ...home, addressZip: '97205' }))
        await fill(page, 'address', name)(text);
      await page.locator('#address select').selectOption('US');
      await send(page, 'address');
      await seen(page, '12 Alder Street, Portland, Oregon, 97205');
      const account = await (await page.request.get('/v1/account/me')).json();
      expect(account.address).toEqual({
        line1: '12 Alder Street',
        city: 'Portland',
        state: 'Oregon',
        zip: '97205',
        countryCode: 'US',
      });
      expect(account.phone).toMatchObject({ countryCodeISO: 'AU', countryCallingCode: '61' });
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('changes its email address from the new one, and its password', async () => {
      const { page, context, email } = await member(width, locale);
      const newEmail = freshEmail();
      await open(page, detailsPath('email'));
      await fill(page, 'email', 'newEmail')(email);
      await send(page, 'email');
      await seen(page, problem('sameEmail'));
      await fill(page, 'email', 'newEmail')(newEmail);
      await send(page, 'email');
      await seen(page, newEmail);
      await seen(page, t('accounts.details.waiting'));
      await open(page, await linkInEmail(page, golark.url, { email: newEmail, path: 'confirm-email' }));
      await page.getByRole('button', { name: t('accounts.confirmEmail.ask.submit') }).click();
      await seen(page, t('accounts.confirmEmail.confirmed.title'));
      await open(page, detailsPath());
      await seen(page, newEmail);
      await edit(page, 'password');
      await fill(page, 'password', 'oldPassword')('not my password');
      await fill(page, 'password', 'newPassword')('slow-river-heron-77');
      await send(page, 'password');
      await seen(page, problem('passwordWrong'));
      await fill(page, 'password', 'oldPassword')(password);
      await send(page, 'password');
      await seen(page, done('password'));
      await context.close();
    });

    it('validates, adds, prefers and removes cards', async () => {
      const { page, context } = await member(width, locale);
      const add = async (number: string, expiry: string, cvc: string) => {
        await page.fill('[name=cardNumber]', number);
        await page.fill('[name=cardExpiry]', expiry);
        await page.fill('[name=cvc]', cvc);
        await send(page, 'add');
      };
      await open(page, paymentsPath());
      await seen(page, t('accounts.payments.none'));
      await send(page, 'add');
      const label = t('fields.labels.cardNumber');
      await seen(page, t('fields.server.required').replace('{label}', label));
      await add('4242 4242 4242 4241', '01/20', '123');
      await seen(page, t('fields.server.invalid').replace('{label}', label));
      await seen(page, problem('cardExpired'));
      await page.fill('[name=cardNumber]', '3782 8224');
      await seen(page, 'American Express');
      for (const [number, cvc] of [
        ['4242 4242 4242 4242', '123'],
        ['3782 822463 10005', '1234'],
      ] as const) {
        await add(number, '09/30', cvc);
        const title = t('accounts.payments.ending').replace('{last4}', number.slice(-4));
        await seen(page, title.replace('{brand}', number.startsWith('3') ? 'American Express' : 'Visa'));
        expect(await page.inputValue('[name=cardNumber]')).toBe('');
      }
      const rows = page.locator('#cards details');
      await rows.nth(1).locator('summary').click();
      await rows.nth(1).getByText(t('accounts.payments.makeDefault'), { exact: true }).click();
      await expect.poll(() => rows.first().textContent()).toContain('0005');
      await rows.nth(1).locator('summary').click();
      await rows.nth(1).getByText(t('accounts.payments.remove'), { exact: true }).click();
      await expect.poll(() => rows.count()).toBe(1);
      await context.close();
    });
  },
);

it('two-step sign-in is turned on with a code, and accepts each app code and recovery code once', async () => {
  const { page, context, email } = await member(desktopWidth, 'en');
  const t = messagesOfFile('en');
  const logIn = async () => {
    await context.clearCookies();
    await open(page, loginPath(settingsPath()));
    await page.fill('[name=email]', email);
    await page.fill('[name=password]', password);
    await page.getByRole('button', { name: t('accounts.login.submit'), exact: true }).click();
    await seen(page, t('accounts.secondStep.title'));
    expect(await page.locator('[name=password]').count()).toBe(0);
  };
  const give = async (code: string) => {
    await page.fill('[name=code]', code);
    await page.getByRole('button', { name: t('accounts.login.submit'), exact: true }).click();
  };
  await open(page, settingsPath());
  await edit(page, 'two-step');
  await fill(page, 'two-step', 'password')(password);
  await send(page, 'two-step');
  const secret = String(await page.locator('#two-step .secret').textContent());
  await fill(page, 'two-step', 'code')('000000');
  await send(page, 'two-step');
  await seen(page, t('fields.problems.appCodeWrong'));
  expect(await page.locator('#two-step .secret').textContent()).toBe(secret);
  // valid for at least another thirty seconds
  const usedCode = appCode(secret, 0);
  await fill(page, 'two-step', 'code')(usedCode);
  await send(page, 'two-step');
  await seen(page, t('accounts.settings.codesTitle'));
  const codes = await page.locator('.recovery-codes li').allTextContents();
  expect(codes).toHaveLength(10);
  await logIn();
  await give(usedCode);
  await seen(page, t('fields.problems.codeWrong'));
  await give(appCode(secret, 1));
  await page.waitForURL(/\/account\/settings\/$/);
  await logIn();
  await give(String(codes[0]));
  await page.waitForURL(/\/account\/settings\/$/);
  expect(await page.locator('.recovery-codes').count()).toBe(0);
  await logIn();
  await give(String(codes[0]));
  await seen(page, t('fields.problems.codeWrong'));
  await context.close();
});

it('a session that is ended from the list can no longer be used', async () => {
  const { page, context, email } = await member(phoneWidth, 'en');
  const other = await visit(browser, golark.url);
  const answer = await other.page.request.post('/v1/account/login', {
    data: { email, password },
    headers: { origin: golark.url },
  });
  expect(answer.status()).toBe(200);
  await open(page, settingsPath());
  await page.locator('#devices form button[type=submit]').click();
  await seen(page, messagesOfFile('en')('accounts.settings.done.endSession'));
  await page.locator('#devices form').waitFor({ state: 'detached' });
  await other.page.goto(settingsPath());
  expect(other.page.url()).toBe(`${golark.url}/login/?next=%2Faccount%2Fsettings%2F`);
  await other.context.close();
  await context.close();
});

it('an account can be exported and deleted', async () => {
  const { page, context, email } = await member(desktopWidth, 'en');
  const t = messagesOfFile('en');
  await open(page, settingsPath());
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator(`a[href="${accountExportPath()}"]`).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^golark-account-\d{4}-\d\d-\d\d\.json$/);
  const file = await page.request.get(accountExportPath());
  expect(file.headers()['cache-control']).toBe('no-store');
  expect((await file.json()).account.email).toBe(email);
  await edit(page, 'delete-account');
  await send(page, 'delete-account');
  await seen(page, t('fields.problems.passwordRequired'));
  await fill(page, 'delete-account', 'password')('not my password');
  await send(page, 'delete-account');
  await seen(page, t('fields.problems.passwordWrong'));
  await fill(page, 'delete-account', 'password')(password);
  await send(page, 'delete-account');
  await page.waitForURL(/\/login\/\?deleted/);
  await seen(page, t('accounts.login.deleted'));
  expect((await page.request.get('/v1/account/me')).status()).toBe(401);
  await context.close();
});

it('an upcoming stay is shown on the overview and prevents deletion of the account', async () => {
  const { page, context, email } = await member(phoneWidth, 'es');
  const t = messagesOfFile('es');
  const { id, arriveDay, departDay } = await findBookableStay(golark.url);
  const query = `numAdults=1&arriveDay=${arriveDay}&departDay=${departDay}`;
  const { quoteId } = await (await page.request.get(`/v1/property/${id}/quote?${query}`)).json();
  const card = { cardNumber: '4242424242424242', cardExpiry: '09/30', cvc: '123' };
  const answer = await page.request.put('/v1/booking', {
    data: { quoteId, guest: { firstName: 'Maya', lastName: 'Ortega', email }, card },
    headers: { origin: golark.url },
  });
  expect(answer.status()).toBe(201);
  const { booking } = await answer.json();
  await open(page, accountPath());
  await page.locator(`main a[href="${tripPath(booking.id)}"]`).waitFor();
  await open(page, settingsPath('delete-account'));
  await fill(page, 'delete-account', 'password')(password);
  await send(page, 'delete-account');
  await seen(page, t('accounts.settings.comingStay').replace('{code}', booking.confirmationCode));
  expect((await page.request.get('/v1/account/me')).status()).toBe(200);
  await context.close();
});

it('language and color mode are set in the settings and stored', async () => {
  const { page, context } = await member(desktopWidth, 'en');
  await open(page, settingsPath());
  await page.locator('#language select').selectOption('es');
  await page.locator('#language button').click();
  await seen(page, messagesOfFile('es')('accounts.headTitles.settings'));
  await page.locator('#color button[value=dark]').click();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
  await context.close();
});

it.each(oneOf(2, ['', 'details/', 'membership/', 'payments/', 'settings/']))(
  'a visitor at /account/%s logs in first, and nobody keeps the page',
  async (path) => {
    const { page, context } = await visit(browser, golark.url);
    await page.goto(`/account/${path}`);
    expect(new URL(page.url()).searchParams.get('next')).toBe(`/account/${path}`);
    await signUpByApi(page, golark.url, freshEmail());
    const answer = await page.goto(`/account/${path}`);
    expect(answer?.headers()['cache-control']).toBe('no-store');
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
    await context.close();
  },
);

it('a message to support is validated, sent and confirmed', async () => {
  const { page, context, email } = await member(phoneWidth, 'es');
  const t = messagesOfFile('es');
  await open(page, contactPath());
  expect(await page.inputValue('[name=email]')).toBe(email);
  await page.getByRole('button', { name: t('support.submit') }).click();
  for (const key of ['subjectRequired', 'messageRequired']) await seen(page, t(`fields.problems.${key}`));
  expect(await focusedName(page)).toBe('subject');
  await page.fill('[name=subject]', 'Una pregunta');
  await page.fill('[name=message]', 'Hola.\n¿Hay sitio para un telescopio?');
  await page.getByRole('button', { name: t('support.submit') }).click();
  await seen(page, t('support.thanks'));
  await context.close();
});
