import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  aboutUsPath,
  accountPath,
  becomeHostPath,
  bookingPath,
  confirmEmailPath,
  contactPath,
  controlsPath,
  destinationsPath,
  detailsPath,
  forgotPasswordPath,
  homePath,
  loginPath,
  paymentsPath,
  searchPath,
  setPasswordPath,
  settingsPath,
  signupPath,
  stayPath,
  ticketsPath,
  tripsPath,
  undoEmailPath,
  vipGolfPath,
} from '@golark/contract/paths';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BookableStay, findBookableStay } from './find-stay.ts';
import { horizontalOverflow, openBrowser, phoneWidth, untilHydrated, visit } from './open-browser.ts';
import { type Golark, serveGolark } from './serve-golark.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const narrowest = 320;

let golark: Golark;
let browser: Browser;
let stay: BookableStay;

beforeAll(async () => {
  [golark, browser] = await Promise.all([serveGolark(), openBrowser()]);
  stay = await findBookableStay(golark.url);
});

afterAll(async () => {
  await browser?.close();
  await golark?.stop();
});

const dated = () => `?dateFrom=${stay.arriveDay}&dateTo=${stay.departDay}`;
const pages: Record<string, { path: () => string; isSignedIn?: boolean }> = {
  home: { path: () => homePath() },
  search: { path: () => searchPath({ state: 'california', city: 'los-angeles' }, dated()) },
  stay: { path: () => stayPath(stay.id, dated()) },
  checkout: { path: () => bookingPath(stay.id, dated()), isSignedIn: true },
  trips: { path: () => tripsPath(), isSignedIn: true },
  destinations: { path: () => destinationsPath() },
  'tickets to come': { path: () => ticketsPath() },
  'about us': { path: () => aboutUsPath() },
  hosting: { path: () => becomeHostPath() },
  golf: { path: () => vipGolfPath() },
  login: { path: () => loginPath() },
  signup: { path: () => signupPath() },
  'forgotten password': { path: () => forgotPasswordPath() },
  'new password': { path: () => setPasswordPath('unknown') },
  'email confirmation': { path: () => confirmEmailPath('unknown') },
  'undo of an email change': { path: () => undoEmailPath('unknown') },
  contact: { path: () => contactPath() },
  account: { path: () => accountPath(), isSignedIn: true },
  details: { path: () => detailsPath('address'), isSignedIn: true },
  payments: { path: () => paymentsPath(), isSignedIn: true },
  settings: { path: () => settingsPath('two-step'), isSignedIn: true },
  controls: { path: () => controlsPath() },
};

const signIn = async (page: Page): Promise<void> => {
  const answer = await page.request.post('/v1/account/login', {
    data: { email: 'guest@golark.example', password: 'golark-demo-2026' },
    headers: { origin: golark.url },
  });
  expect(answer.status()).toBe(200);
};

interface AxeWindow {
  axe: { run(options: object): Promise<AxeResults> };
}

const gravePoints = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(() =>
    (window as unknown as AxeWindow).axe.run({
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
};

describe.each(Object.keys(pages))('the page %s', (name) => {
  it.each(['light', 'dark'] as const)('has nothing serious for axe in %s mode, and one h1', async (theme) => {
    for (const width of [phoneWidth, 1280]) {
      const { page, context } = await visit(browser, golark.url, { theme, width });
      const { path = () => homePath(), isSignedIn } = pages[name] ?? {};
      if (isSignedIn) await signIn(page);
      await page.goto(path());
      await untilHydrated(page);
      expect(await page.locator('h1').filter({ visible: true }).count()).toBe(1);
      expect(await gravePoints(page)).toEqual([]);
      await context.close();
    }
  });

  it('does not scroll horizontally at 320 px, in either language', async () => {
    for (const locale of ['en', 'es'] as const) {
      const { page, context } = await visit(browser, golark.url, { width: narrowest, locale });
      const { path = () => homePath(), isSignedIn } = pages[name] ?? {};
      if (isSignedIn) await signIn(page);
      await page.goto(path());
      await untilHydrated(page);
      expect(await horizontalOverflow(page)).toBe(0);
      await context.close();
    }
  });
});

it('a search can be made with the keyboard alone', async () => {
  const { page, context } = await visit(browser, golark.url);
  await page.goto(homePath());
  await untilHydrated(page);
  const where = page.getByRole('combobox', { name: 'Where' });
  // asked of the page, not of the field: the list takes the plain field's place once somebody is in it
  const isInField = () => page.evaluate(() => document.activeElement?.getAttribute('role') === 'combobox');
  for (let presses = 0; presses < 20 && !(await isInField()); presses++) await page.keyboard.press('Tab');
  expect(await isInField()).toBe(true);
  await page.keyboard.type(stay.place.name);
  const first = page.getByRole('option').first();
  await expect.poll(() => first.textContent()).toBe(stay.place.label);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await where.inputValue()).toBe(stay.place.label);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/s\//);
  await context.close();
});
