import { aboutUsPath, homePath, loginPath, logoutPath } from '@golark/contract/paths';
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const post = (context: BrowserContext, path: string, data?: object) =>
  context.request.post(path, { headers: { origin: golark.url }, ...(data ? { data } : {}) });

const signIn = async (context: BrowserContext): Promise<void> => {
  const answer = await post(context, '/v1/account/login', {
    email: 'guest@golark.example',
    password: 'golark-demo-2026',
  });
  expect(answer.status()).toBe(200);
};

/** A tab whose watch over the session has begun. */
const openTab = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  const watch = page.waitForResponse(/app-start/);
  await page.goto(path);
  await watch;
  await page.waitForLoadState('networkidle');
  return page;
};

const isSignedIn = async (page: Page) =>
  (await page.locator('header').getByText('Account menu of').count()) > 0;

it('logging out in one tab logs the other out without a reload', async () => {
  const { context } = await visit(browser, golark.url);
  await signIn(context);
  const reader = await openTab(context, aboutUsPath());
  const leaver = await openTab(context, logoutPath());
  expect(await isSignedIn(reader)).toBe(true);
  await reader.evaluate(() => Object.assign(window, { isSamePage: true }));
  await leaver.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await leaver.waitForURL(`${golark.url}${homePath()}`);
  await expect.poll(() => isSignedIn(reader)).toBe(false);
  expect(await reader.evaluate(() => 'isSamePage' in window)).toBe(true);
  await context.close();
});

it('a restored page checks its session and reports one that was ended elsewhere', async () => {
  const { context } = await visit(browser, golark.url);
  await signIn(context);
  const page = await openTab(context, homePath());
  const restore = () =>
    page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
  const answers: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/validate-session')) answers.push(answer.status());
  });
  await expect.poll(() => restore().then(() => answers.includes(200))).toBe(true);
  expect(await isSignedIn(page)).toBe(true);

  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'golark_session');
  await post(context, '/v1/account/me/logout-current');
  // the browser still believes in the session that was ended elsewhere
  if (cookie) await context.addCookies([cookie]);
  await restore();
  const alert = page.getByRole('alertdialog', { name: 'You’ve been logged out' });
  await alert.waitFor();
  await expect.poll(() => isSignedIn(page)).toBe(false);
  await context.close();
});

it('stores the campaign of the first address', async () => {
  const { context } = await visit(browser, golark.url);
  const page = await openTab(context, homePath('?utm_source=mail&utm_medium=news&promo=GO10'));
  const kept = () => page.evaluate(() => JSON.parse(window.localStorage.getItem('golark.campaign') ?? '{}'));
  const campaign = { source: 'mail', medium: 'news', promo: 'GO10' };
  await expect.poll(kept).toEqual(campaign);
  await page.goto(aboutUsPath());
  expect(await kept()).toEqual(campaign);
  await context.close();
});

it('gives a browser one device id for 34,560,000 seconds', async () => {
  const { context } = await visit(browser, golark.url);
  const page = await context.newPage();
  await page.goto(aboutUsPath());
  const find = async () => (await context.cookies()).find(({ name }) => name === 'golark_device');
  const first = await find();
  expect(first).toMatchObject({ path: homePath(), sameSite: 'Lax', httpOnly: false });
  const seconds = (first?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(seconds - 34_560_000)).toBeLessThan(60);
  await page.goto(loginPath());
  expect((await find())?.value).toBe(first?.value);
  await context.close();
});
