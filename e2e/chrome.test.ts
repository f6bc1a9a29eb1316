import { supportContact } from '@golark/contract/brand';
import { dayInZone } from '@golark/contract/dates/rules';
import {
  aboutUsPath,
  becomeHostPath,
  contactPath,
  controlsPath,
  destinationsPath,
  helpPath,
  homePath,
  loginPath,
  membershipPath,
  privacyPath,
  searchPath,
  sellTicketsPath,
  stayPath,
  termsPath,
  ticketsPath,
  vipGolfPath,
} from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { oneOf } from '../server/testing/is-thorough.ts';
import { nowOnTestClock } from '../server/testing/test-now.ts';
import { brand } from '../web/app/brand.ts';
import { findBookableStay } from './find-stay.ts';
import { messagesOfFile } from './messages.ts';
import { desktopWidth, phoneWidth, untilHydrated, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const signIn = async (page: Page, email: string) => {
  const data = { email, password: 'golark-demo-2026' };
  const headers = { origin: golark.url };
  expect((await page.request.post('/v1/account/login', { data, headers })).status()).toBe(200);
};

const linksOf = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const ownLinks = [
  homePath(),
  destinationsPath(),
  ticketsPath(),
  sellTicketsPath(),
  membershipPath(),
  aboutUsPath(),
];

const helpLinks = [helpPath(), contactPath(), termsPath(), termsPath('tickets'), privacyPath()];

describe('the footer', () => {
  it('links to the pages of the specification, and to those of the operator', async () => {
    const { page, context } = await visit(browser, golark.url);
    await page.goto(aboutUsPath());
    const links = await linksOf(page);
    const own = links.filter((href) => href.startsWith('/'));
    expect(new Set(own)).toEqual(new Set([...ownLinks, becomeHostPath(), ...helpLinks]));
    // of an operator: a demo has none, so it does not link to pages that do not exist
    for (const { href } of [...brand.external, ...brand.social]) expect(links).toContain(href);
    expect(links).toContain(supportContact?.phone.href);
    const footer = await page.getByRole('contentinfo').textContent();
    expect(footer).toContain('USD · English · United States');
    expect(footer).toContain(supportContact?.phone.shown);
    expect(footer).toContain(`© ${dayInZone(nowOnTestClock(), 'America/Los_Angeles').slice(0, 4)}`);
    await context.close();
  });

  it('and the calendar show the day of the server, not of the browser', async () => {
    const { page, context } = await visit(browser, golark.url);
    await context.clock.setFixedTime(new Date('2041-07-04T12:00:00Z'));
    await page.goto(homePath());
    await untilHydrated(page);
    const today = dayInZone(nowOnTestClock(), 'America/Los_Angeles');
    expect(await page.getByRole('contentinfo').textContent()).toContain(`© ${today.slice(0, 4)}`);
    await page
      .getByRole('button', { name: new RegExp(`^${messagesOfFile('en')('search.box.when')}`) })
      .click();
    const days = page.getByRole('dialog').locator('[data-date]:not([data-outside-month])');
    expect(await days.first().getAttribute('data-date')).toBe(`${today.slice(0, 7)}-01`);
    expect(await days.and(page.locator('[data-today]')).getAttribute('data-date')).toBe(today);
    const open = days.and(page.locator(':not([data-disabled])'));
    expect(await open.first().getAttribute('data-date')).toBe(today);
    await context.close();
  });

  it('every linked page exists', async () => {
    for (const path of [...ownLinks, becomeHostPath()]) {
      expect((await fetch(golark.url + path)).status, path).toBe(200);
    }
  });

  it('offers the membership except to members', async () => {
    for (const [email, isOffered] of [
      ['guest@golark.example', true],
      ['member@golark.example', false],
    ] as const) {
      const { page, context } = await visit(browser, golark.url);
      await signIn(page, email);
      await page.goto(aboutUsPath());
      expect((await linksOf(page)).includes(membershipPath())).toBe(isOffered);
      await context.close();
    }
  });
});

describe('a toast', () => {
  it.each([
    [phoneWidth, 'bottom'],
    [desktopWidth, 'top'],
  ] as const)('at %i px stands at the %s for 5000 ms', async (width, place) => {
    const { page, context } = await visit(browser, golark.url, { width });
    await page.clock.install();
    await page.goto(controlsPath());
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Show a toast', exact: true }).click();
    const toast = page.locator('.toast').first();
    await toast.waitFor();
    const box = await toast.boundingBox();
    const middle = (box?.y ?? 0) + (box?.height ?? 0) / 2;
    const height = page.viewportSize()?.height ?? 0;
    expect(middle < height / 2 ? 'top' : 'bottom').toBe(place);
    // the page's own time goes on beside: a slow machine must not spend the last tenth of a second
    await page.clock.runFor(3_000);
    expect(await toast.count()).toBe(1);
    await page.clock.runFor(2_100);
    await expect.poll(() => page.locator('.toast').count()).toBe(0);
    await context.close();
  });
});

describe('the confirm dialog', () => {
  it('is answered by keyboard and returns the focus', async () => {
    const { page, context } = await visit(browser, golark.url);
    await page.goto(controlsPath());
    await untilHydrated(page);
    const ask = page.getByRole('button', { name: 'Ask a question', exact: true });
    await ask.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => ask.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Show an alert', exact: true }).click();
    expect(await dialog.getByRole('button').count()).toBe(2);
    await context.close();
  });
});

describe('the color mode', () => {
  it('is in the server’s HTML, and light pages stay light', async () => {
    const { page, context } = await visit(browser, golark.url, { theme: 'light' });
    await context.addCookies([{ name: 'golark_theme', value: 'dark', url: golark.url }]);
    const themeOf = async (path: string) => {
      const html = (await (await page.request.get(path)).text()).slice(0, 400);
      return /<html[^>]* data-theme="(\w+)"/.exec(html)?.[1];
    };
    expect(await themeOf(loginPath())).toBe('dark');
    expect(await themeOf(aboutUsPath())).toBe('dark');
    expect(await themeOf(homePath())).toBe('light');
    expect(await themeOf(vipGolfPath())).toBe('light');
    await context.close();
  });

  it('is light on pages that the specification calls light, on a device set to dark', async () => {
    const { page, context } = await visit(browser, golark.url, { theme: 'dark' });
    const place = { state: 'california', city: 'los-angeles' };
    const stay = await findBookableStay(golark.url);
    const lightPaths = [
      homePath(),
      vipGolfPath(),
      searchPath({ ...place, offer: 'stays' }),
      searchPath({ ...place, offer: 'events' }),
      stayPath(stay.id),
    ];
    const schemeOf = () => page.evaluate(() => window.getComputedStyle(document.documentElement).colorScheme);
    for (const path of lightPaths) {
      await page.goto(path);
      expect(await schemeOf(), path).toBe('light');
    }
    await page.goto(searchPath({ ...place, offer: 'stays' }));
    const filter = page.locator('.filter-bar a').first();
    expect(await filter.getAttribute('href')).toMatch(/^\/s\/stays\//);
    await page.goto(searchPath(place));
    expect(await schemeOf()).toBe('dark');
    await context.close();
  });
});

describe('a nonsense cookie', () => {
  it.each(oneOf(2, ['xx', '%00', 'en-drop', '"><script>', 'x'.repeat(3000)]))(
    '%j chooses no language',
    async (value) => {
      const headers = {
        cookie: `golark_locale=${value}; golark_theme=${value}; golark_device=${value}; golark_consent=${value}`,
        'accept-language': 'es-MX,es;q=0.9',
      };
      const answer = await fetch(`${golark.url}/about-us/`, { headers });
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain('<html lang="es"');
      expect(html).not.toContain('"><script>');
    },
  );
});

it.each(oneOf(2, ['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)']))(
  'a way back to %j leads home',
  async (target) => {
    const { page, context } = await visit(browser, golark.url);
    await page.goto(loginPath(target));
    await page.getByLabel('Email').fill('guest@golark.example');
    await page.getByLabel('Password', { exact: true }).fill('golark-demo-2026');
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${golark.url}${homePath()}`);
    await context.close();
  },
);

it('a way back with a control character is ignored', async () => {
  const response = await fetch(`${golark.url}${loginPath('/\t/evil.example')}`);
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('evil.example');
});
