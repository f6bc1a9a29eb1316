import {
  accountPath,
  detailsPath,
  forgotPasswordPath,
  homePath,
  loginPath,
  logoutPath,
  settingsPath,
  signupPath,
} from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focusedName, freshEmail, linkInEmail, open, password, seen, signUpByApi } from './account-steps.ts';
import { messagesOfFile } from './messages.ts';
import {
  combinations,
  horizontalOverflow,
  phoneWidth,
  untilHydrated,
  untilStarted,
  visit,
} from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const newPassword = 'slow-river-heron-77';

const submit = (page: Page) => page.locator('main form button[type=submit]').last().click();
/** Of the page that is shown: the address changes before it. */
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
describe.each(combinations({ width: phoneWidth, locale: 'en' }))(
  'at $width px in $locale',
  ({ width, locale }) => {
    const t = messagesOfFile(locale);
    const problem = (key: string) => t(`fields.problems.${key}`);

    it('an account is created after correcting every error, and the visitor returns to the first page', async () => {
      const { page, context, complaints } = await visit(browser, golark.url, { width, locale });
      await open(page, detailsPath());
      await page.locator(`a[href="${signupPath(detailsPath())}"]`).click();
      await heading(page, t('accounts.signup.title')).waitFor();
      await submit(page);
      for (const key of ['firstNameRequired', 'lastNameRequired', 'emailRequired', 'passwordRequired'])
        await seen(page, problem(key));
      expect(await focusedName(page)).toBe('firstName');
      await page.fill('[name=firstName]', 'Maya');
      const oneName = page.getByLabel(t('ui.names.one'));
      await oneName.check();
      expect(await page.locator('[name=lastName]').isVisible()).toBe(false);
      await oneName.uncheck();
      await page.fill('[name=lastName]', 'Ortega');
      await page.fill('[name=email]', 'maya@@example.com');
      await page.fill('[name=nationalNumber]', '(503) 555-01x8');
      await page.fill('[name=password]', 'short');
      await submit(page);
      for (const key of ['emailInvalid', 'phoneInvalid', 'passwordShort12']) await seen(page, problem(key));
      expect(await focusedName(page)).toBe('email');
      expect(await page.inputValue('[name=nationalNumber]')).toBe('(503) 555-01x8');
      expect(await horizontalOverflow(page)).toBe(0);
      await page.fill('[name=email]', 'guest@golark.example');
      await page.fill('[name=nationalNumber]', '(503) 555-0118');
      await page.fill('[name=password]', password);
      await submit(page);
      await seen(page, problem('emailTaken'));
      await page.fill('[name=email]', freshEmail());
      await submit(page);
      await page.waitForURL(/\/account\/details\/$/);
      await seen(page, '+1 (503) 555-0118');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('a password is reset by the link of an email, and the token leaves the address bar', async () => {
      const { page, context } = await visit(browser, golark.url, { width, locale });
      const email = freshEmail();
      await signUpByApi(page, golark.url, email);
      await context.clearCookies();
      await open(page, loginPath());
      await page.locator(`a[href="${forgotPasswordPath()}"]`).click();
      await heading(page, t('accounts.forgotPassword.title')).waitFor();
      await submit(page);
      await seen(page, problem('emailRequired'));
      await page.fill('[name=email]', email);
      await submit(page);
      await seen(page, t('accounts.forgotPassword.sent'));
      const link = await linkInEmail(page, golark.url, { email, path: 'set-password' });
      const answer = await page.goto(link);
      expect(answer?.headers()['cache-control']).toBe('no-store');
      expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
      await untilHydrated(page);
      await expect.poll(() => page.url()).toBe(`${golark.url}/set-password/`);
      await page.fill('[name=newPassword]', 'too short');
      await submit(page);
      await seen(page, problem('passwordShort12'));
      await page.fill('[name=newPassword]', newPassword);
      await submit(page);
      await page.waitForURL(/\/account\/$/);
      await context.clearCookies();
      await open(page, link);
      await seen(page, t('accounts.setPassword.over.title'));
      await context.close();
    });
  },
);

it('login pages work without JavaScript, including links with tokens', async () => {
  const { page, context } = await visit(browser, golark.url, { hasScripts: false, width: phoneWidth });
  const email = freshEmail();
  await signUpByApi(page, golark.url, email);
  await context.clearCookies();
  const t = messagesOfFile('en');
  await page.goto(loginPath(settingsPath()));
  await page.fill('[name=email]', email);
  await page.fill('[name=password]', 'wrong-password');
  await submit(page);
  await seen(page, t('fields.formProblems.wrongCredentials'));
  expect(await page.inputValue('[name=email]')).toBe(email);
  expect(await page.inputValue('[name=password]')).toBe('');
  await page.goto(forgotPasswordPath());
  await page.fill('[name=email]', email);
  await submit(page);
  await seen(page, t('accounts.forgotPassword.sent'));
  await page.goto(await linkInEmail(page, golark.url, { email, path: 'set-password' }));
  await page.fill('[name=newPassword]', 'short');
  await submit(page);
  await seen(page, t('fields.problems.passwordShort12'));
  await page.fill('[name=newPassword]', newPassword);
  await submit(page);
  await page.waitForURL(/\/account\/$/);
  await context.close();
});

it('an email address is confirmed by a button and not by opening its link', async () => {
  const { page, context } = await visit(browser, golark.url);
  const t = messagesOfFile('en');
  const email = freshEmail();
  await signUpByApi(page, golark.url, email);
  await open(page, accountPath());
  await seen(page, t('accounts.overview.notConfirmed'));
  await page.getByRole('button', { name: t('accounts.details.resend') }).click();
  await seen(page, t('accounts.details.done.resend'));
  const link = await linkInEmail(page, golark.url, { email, path: 'confirm-email' });
  await open(page, link);
  await open(page, link);
  await expect.poll(() => page.url()).toBe(`${golark.url}/confirm-email/`);
  await submit(page);
  await seen(page, t('accounts.confirmEmail.confirmed.title'));
  await open(page, link);
  await submit(page);
  await seen(page, t('accounts.confirmEmail.over.title'));
  await submit(page);
  await seen(page, t('accounts.confirmEmail.sent.title'));
  await open(page, detailsPath());
  await seen(page, t('accounts.details.confirmed'));
  await context.close();
});

it('without a network a form keeps its values and reports the problem', async () => {
  const { page, context } = await visit(browser, golark.url);
  await open(page, forgotPasswordPath());
  await page.fill('[name=email]', 'maya@example.com');
  await context.setOffline(true);
  await submit(page);
  await seen(page, messagesOfFile('en')('fields.formProblems.network_issue'));
  expect(await page.inputValue('[name=email]')).toBe('maya@example.com');
  await context.setOffline(false);
  await submit(page);
  await seen(page, messagesOfFile('en')('accounts.forgotPassword.sent'));
  await context.close();
});

it('the last used email address is in the HTML of the next login page', async () => {
  const { page, context } = await visit(browser, golark.url);
  await open(page, loginPath('//evil.example'));
  await page.fill('[name=email]', 'guest@golark.example');
  await page.fill('[name=password]', 'golark-demo-2026');
  await submit(page);
  await page.waitForURL(`${golark.url}${homePath()}`);
  await page.goto(logoutPath());
  await submit(page);
  await page.waitForURL(`${golark.url}${homePath()}`);
  const html = await (await page.request.get(loginPath())).text();
  expect(html).toContain('value="guest@golark.example"');
  await context.close();
});

it('on phones the focused field is centered after 250 ms', async () => {
  const { page, context } = await visit(browser, golark.url, { width: phoneWidth });
  await page.clock.install();
  await open(page, signupPath());
  await untilStarted(page);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.evaluate(() => {
    Element.prototype.scrollIntoView = function (given) {
      if (typeof given === 'object' && given.block === 'center') this.setAttribute('data-centered', '');
    };
  });
  const field = page.locator('[name=password]');
  await field.focus();
  await page.clock.runFor(249);
  expect(await field.getAttribute('data-centered')).toBeNull();
  await page.clock.runFor(1);
  expect(await field.getAttribute('data-centered')).toBe('');
  await context.close();
});
