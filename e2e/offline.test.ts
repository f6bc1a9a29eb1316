import { ticketOrderPath } from '@golark/contract/event-paths';
import { destinationsPath, homePath, logoutPath } from '@golark/contract/paths';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { freshEmail, signUpByApi } from './account-steps.ts';
import { buyTwo } from './buy-tickets.ts';
import { messagesOfFile } from './messages.ts';
import { horizontalOverflow, phoneWidth, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const t = messagesOfFile('en');

/** The pages that the device has stored. */
const storedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const stores = (await caches.keys()).filter((name) => name !== 'golark-assets');
    const requests = await Promise.all(stores.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

/** The status and the length of the first ten bytes of a file that the device has stored. */
const startOfStoredFile = (page: Page): Promise<[number, number]> =>
  page.evaluate(async () => {
    const [file] = await (await caches.open('golark-assets')).keys();
    const response = await fetch(file?.url ?? '', { headers: { range: 'bytes=0-9' } });
    return [response.status, (await response.arrayBuffer()).byteLength];
  });

it('an opened order shows its codes without a connection, until the logout', async () => {
  const order = await buyTwo();
  const path = ticketOrderPath(order.id);
  const { page, context } = await visit(browser, golark.url, { width: phoneWidth, hasWorker: true });
  await signUpByApi(page, golark.url, freshEmail());
  await page.goto(ticketOrderPath(order.id, order.key));
  await expect
    .poll(() => storedPages(page), { timeout: 30_000 })
    .toEqual(expect.arrayContaining([path, '/offline/']));

  await context.setOffline(true);
  await page.reload();
  await page.getByText(/^You’re offline\. This is how it looked at /).waitFor();
  const codes = page.getByRole('button', { name: /^Code of / });
  expect(await codes.count()).toBe(2);
  expect(await horizontalOverflow(page)).toBe(0);
  expect(await startOfStoredFile(page)).toEqual([206, 10]);
  await page.goto(destinationsPath());
  await page.getByRole('heading', { level: 1, name: t('offline.title') }).waitFor();
  await page.getByRole('link', { name: order.event.title }).click();
  await codes.first().waitFor();

  await context.setOffline(false);
  await page.goto(logoutPath());
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.logout.submit') })
    .click();
  await page.waitForURL(`${golark.url}${homePath()}`);
  expect(await storedPages(page)).not.toContain(path);
  await context.setOffline(true);
  await page.goto(path);
  await page.getByText(t('offline.none')).waitFor();
  await context.close();
});
