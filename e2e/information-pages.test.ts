import {
  aboutUsPath,
  becomeHostPath,
  helpPath,
  privacyPath,
  termsPath,
  vipGolfPath,
} from '@golark/contract/paths';
import { describe, expect, it } from 'vitest';
import { oneOf } from '../server/testing/is-thorough.ts';
import { messagesOfFile } from './messages.ts';
import { desktopWidth, horizontalOverflow, phoneWidth, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const pages = [
  [aboutUsPath(), 'us'],
  [becomeHostPath(), 'host'],
  [vipGolfPath(), 'golf'],
] as const;

/** One language in each run, both with `npm run faults`. */
const locales = oneOf(2, ['en', 'es'] as const);

const contact = { target: '/contact/', address: /\/contact\// };
/** The targets of each page's buttons: a visitor logs in before becoming a host. */
const leads = {
  us: contact,
  host: { target: '/partner/onboarding/', address: /\/login\/\?.*onboarding/ },
  golf: contact,
};

describe.each(pages)('%s', (path, key) => {
  it.each(locales)('reads in %s, on phones and wide windows, without scripts', async (locale) => {
    const word = messagesOfFile(locale);
    for (const width of [phoneWidth, desktopWidth]) {
      const { page, context } = await visit(browser, golark.url, { width, locale, hasScripts: false });
      expect((await page.goto(path))?.status()).toBe(200);
      expect(await page.title()).toContain(word(`about.${key}.headTitle`));
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(word(`about.${key}.title`));
      expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(
        word(`about.${key}.lead`),
      );
      expect(await horizontalOverflow(page)).toBe(0);
      await context.close();
    }
  });

  it('leads on', async () => {
    const { page, context } = await visit(browser, golark.url);
    await page.goto(path);
    await page.getByRole('main').locator(`a[href^="${leads[key].target}"]`).first().click();
    await page.waitForURL(leads[key].address);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    await context.close();
  });
});

describe.each([
  [helpPath(), 'help'],
  [termsPath(), 'terms'],
  [privacyPath(), 'privacy'],
] as const)('%s', (path, key) => {
  it.each(locales)(
    'reads in %s, on phones, without scripts, and leads to the contact page',
    async (locale) => {
      const word = messagesOfFile(locale);
      const { page, context } = await visit(browser, golark.url, {
        width: phoneWidth,
        locale,
        hasScripts: false,
      });
      expect((await page.goto(path))?.status()).toBe(200);
      expect(await page.title()).toBe(word(`legal.${key}.headTitle`));
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(word(`legal.${key}.title`));
      expect(await horizontalOverflow(page)).toBe(0);
      await page.getByRole('link', { name: word('legal.help.contact'), exact: true }).click();
      await page.waitForURL(/\/contact\//);
      await context.close();
    },
  );
});

it('keeps /vipgolf/ light in dark mode, and links to its towns', async () => {
  const { page, context } = await visit(browser, golark.url, { theme: 'dark' });
  await page.goto(vipGolfPath());
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
  await page.getByRole('link', { name: /Scottsdale/ }).click();
  await page.waitForURL(/\/s\/arizona\/scottsdale\//);
  await page.goto(aboutUsPath());
  expect(await page.locator('html').getAttribute('data-theme')).toBe('system');
  await context.close();
});
