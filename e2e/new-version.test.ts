import { homePath, loginPath, signupPath } from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { oneOf } from '../server/testing/is-thorough.ts';
import { messagesOfFile } from './messages.ts';
import { untilHydrated, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

/** Opens a page and notes which pages are loaded as a whole from then on. */
const open = async (address: string) => {
  const visited = await visit(browser, golark.url, { hasWorker: true });
  await visited.page.goto(address);
  await untilHydrated(visited.page);
  const wholeLoads: string[] = [];
  visited.page.on('request', (request) => {
    if (request.isNavigationRequest()) wholeLoads.push(new URL(request.url()).pathname);
  });
  return { ...visited, wholeLoads };
};

const logIn = (page: Page) => page.getByRole('link', { name: 'Log in' }).filter({ visible: true }).first();
const loginHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: messagesOfFile('en')('accounts.login.title') });
const returnToTab = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const lookForVersion = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse('**/builds/latest.json?*');
  await returnToTab(page);
  const answer = await answered;
  // a body that nobody reads never ends
  if (answer.ok()) await answer.finished();
};

it('a navigation within the same build loads no document', async () => {
  const { page, context, wholeLoads } = await open(homePath());
  await lookForVersion(page);
  await logIn(page).click();
  await page.waitForURL(`**${loginPath()}`);
  expect(wholeLoads).toEqual([]);
  await context.close();
});

it('after a new build the next navigation loads a document, and only that one', async () => {
  const { page, context, wholeLoads } = await open(homePath());
  await page.route('**/builds/latest.json?*', (route) =>
    route.fulfill({ json: { id: 'newer', timestamp: 1 } }),
  );
  await lookForVersion(page);
  expect(wholeLoads).toEqual([]);
  await logIn(page).click();
  await page.waitForURL(`**${loginPath()}`);
  await untilHydrated(page);
  expect(wholeLoads).toEqual([loginPath()]);
  await page.locator('a[href^="/signup/"]').first().click();
  await page.waitForURL(`**${signupPath()}`);
  expect(wholeLoads).toEqual([loginPath()]);
  await context.close();
});

it.each(oneOf(2, [404, 403]))('a server that answers %i about its build changes nothing', async (status) => {
  const { page, context, wholeLoads } = await open(homePath());
  await page.route('**/builds/latest.json?*', (route) => route.fulfill({ status }));
  await lookForVersion(page);
  await logIn(page).click();
  await page.waitForURL(`**${loginPath()}`);
  expect(wholeLoads).toEqual([]);
  await context.close();
});

it('a page whose script is missing is loaded as a document, once in ten seconds', async () => {
  const { page, context, wholeLoads } = await open(homePath());
  await page.route('**/assets/login-page-*.js', (route) => route.fulfill({ status: 404 }));
  await logIn(page).click();
  await page.waitForURL(`**${loginPath()}`);
  await loginHeading(page).waitFor();
  expect(wholeLoads).toEqual([loginPath()]);
  await page.goto(homePath());
  await untilHydrated(page);
  await logIn(page).click();
  await page.getByRole('heading', { level: 1, name: 'Whoops' }).waitFor();
  expect(wholeLoads).toEqual([loginPath(), homePath()]);
  await context.close();
});

it.each(oneOf(2, [404, 403]))(
  'a list of scripts that answers %i does not prevent the navigation',
  async (status) => {
    const { page, context } = await visit(browser, golark.url);
    await page.route('**/__manifest*', (route) => route.fulfill({ status }));
    await page.goto(homePath());
    await untilHydrated(page);
    await logIn(page).click();
    await page.waitForURL(`**${loginPath()}`);
    await loginHeading(page).waitFor();
    await context.close();
  },
);

it('a hovered link prefetches its page', async () => {
  const { page, context } = await open(homePath());
  await logIn(page).hover();
  await page.locator('link[rel=prefetch][href*="/login"]').first().waitFor({ state: 'attached' });
  await page.locator('link[rel=modulepreload][href*="login-page"]').first().waitFor({ state: 'attached' });
  await context.close();
});

it('a slow page shows the loading bar, in the error color when it fails', async () => {
  const { page, context } = await open(homePath());
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/login/_.data*', async (route) => {
    await asked;
    await route.fulfill({ status: 500, body: 'broken' });
  });
  await logIn(page).click();
  const bar = page.locator('.loading-bar');
  await bar.waitFor({ state: 'attached' });
  expect(await bar.evaluate((shown) => getComputedStyle(shown).height)).toBe('3px');
  answer();
  await page.locator('.loading-bar[data-failed]').waitFor({ state: 'attached' });
  await bar.waitFor({ state: 'detached' });
  await context.close();
});

it('the most likely next page is prefetched after a second, except with data saver', async () => {
  const ahead = 'link[rel=prefetch][href*="_root.data"], link[rel=prefetch][href*="_.data"]';
  const { page, context } = await open('/no/such/page/');
  await page.locator(ahead).first().waitFor({ state: 'attached' });
  await context.close();

  const saving = await visit(browser, golark.url);
  await saving.page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await saving.page.clock.install();
  await saving.page.goto('/no/such/page/');
  await untilHydrated(saving.page);
  await saving.page.clock.runFor(5_000);
  await logIn(saving.page).hover();
  await saving.page.clock.runFor(5_000);
  expect(await saving.page.locator('link[rel=prefetch]').count()).toBe(0);
  await saving.context.close();
});
