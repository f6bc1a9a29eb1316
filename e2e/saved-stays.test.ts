import { homePath, loginPath, savedPath, searchPath, stayPath } from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { freshEmail, password, signUpByApi } from './account-steps.ts';
import { type BookableStay, findBookableStay } from './find-stay.ts';
import { dollars } from './messages.ts';
import { phoneWidth, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

let stay: BookableStay;

const email = freshEmail();

beforeAll(async () => {
  stay = await findBookableStay(golark.url);
  const { page, context } = await visit(browser, golark.url);
  await signUpByApi(page, golark.url, email);
  await context.close();
});

const query = () => `?dateFrom=${stay.arriveDay}&dateTo=${stay.departDay}&adults=${stay.adults}`;

const logIn = async (page: Page): Promise<void> => {
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(password);
  await page.locator('main form button[type=submit]').click();
};

it('a stay is saved without an account, joins the list of the account, is shared and removed', async () => {
  const { page, context, complaints } = await visit(browser, golark.url, { width: phoneWidth });
  await page.goto(stayPath(stay.id, query()));
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // pressed at once, before the page listens
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();

  await page.goto(homePath());
  await page.getByRole('link', { name: 'Saved stays' }).filter({ visible: true }).click();
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByText(dollars(stay.total, 0), { exact: true }).waitFor();

  await page.getByText('in this browser only').getByRole('link', { name: 'Log in' }).click();
  await logIn(page);
  await page.waitForURL(`${golark.url}${savedPath()}`);
  await card.waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('golark.savedStays'))).toBe('[]');
  expect(await card.count()).toBe(1);

  await page.getByRole('button', { name: 'Map', exact: true }).click();
  const map = page.getByRole('dialog', { name: 'Map of the stays' });
  await map.getByRole('link', { name: title }).first().waitFor();
  // the list is the list, wherever the map is moved
  expect(await map.getByRole('checkbox').count()).toBe(0);
  await page.goBack();
  await map.waitFor({ state: 'detached' });

  await page.getByText('New list', { exact: true }).click();
  await page.getByLabel('Name of the list').fill('Coast weekend');
  await page.getByRole('button', { name: 'Create list' }).click();
  await page.getByRole('heading', { name: 'Coast weekend' }).waitFor();
  await page.getByRole('link', { name: 'My list' }).click();
  await page.getByRole('button', { name: `Move ${title} to another list`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Coast weekend' }).click();
  await page.getByText('Moved to Coast weekend').waitFor();
  await page.getByRole('link', { name: 'Coast weekend' }).click();
  await card.waitFor();

  await page.getByRole('button', { name: 'Create a link' }).click();
  const shared = await page.getByRole('link', { name: 'Link to your list' }).getAttribute('href');
  const reader = await visit(browser, golark.url);
  await reader.page.goto(shared ?? '');
  await reader.page.getByRole('article').filter({ hasText: title }).waitFor();
  await reader.page.getByRole('heading', { name: 'Coast weekend' }).waitFor();
  expect(await reader.page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(await reader.page.content()).not.toContain('Maya');

  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('It’s on your list again.').waitFor();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByText('Nothing saved yet').waitFor();
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await page.getByRole('button', { name: 'Stop sharing' }).waitFor({ state: 'detached' });
  expect((await reader.page.goto(shared ?? ''))?.status()).toBe(404);
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), reader.context.close()]);
});

it('what was saved is merged after a login from any page, and the hearts of cards know it', async () => {
  const { page, context } = await visit(browser, golark.url);
  await page.goto(homePath());
  const heart = page.locator('.save-heart').first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
  await page.goto(loginPath(homePath()));
  const merged = page.waitForResponse(
    (answer) => answer.url().endsWith('/v1/saved-stays') && answer.request().method() === 'PUT',
  );
  await logIn(page);
  expect((await merged).status()).toBe(200);
  const same = page.getByRole('button', { name, exact: true }).first();
  await expect.poll(() => same.getAttribute('aria-pressed')).toBe('true');
  await same.click();
  await expect.poll(() => same.getAttribute('aria-pressed')).toBe('false');
  await context.close();
});

it('without JavaScript an account saves with a form, and cards have no hearts', async () => {
  const { page, context } = await visit(browser, golark.url, { width: phoneWidth, hasScripts: false });
  await page.goto(searchPath({ state: 'oregon', city: 'portland' }));
  expect(await page.locator('.save-heart').filter({ visible: true }).count()).toBe(0);
  await page.goto(stayPath(stay.id, query()));
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  const save = page.getByRole('button', { name: 'Save', exact: true }).filter({ visible: true });
  await save.click();
  await logIn(page);
  await page.waitForURL(/\/property\//);
  expect(new URL(page.url()).searchParams.get('dateFrom')).toBe(stay.arriveDay);
  await save.click();
  await page.getByRole('article').filter({ hasText: title }).waitFor();
  await page.getByRole('button', { name: `Remove ${title}` }).click();
  await page.getByText('Nothing saved yet').waitFor();
  await context.close();
});
