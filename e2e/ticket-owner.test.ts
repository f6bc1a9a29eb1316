import { eventPath, ticketOrderPath } from '@golark/contract/event-paths';
import { nodesOf } from '@golark/contract/paging/rules';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { linkInEmail } from './account-steps.ts';
import { buyTwo, holdOf, listEvents, listingsOf, releaseHold } from './buy-tickets.ts';
import { messagesOfFile } from './messages.ts';
import { horizontalOverflow, phoneWidth, untilHydrated, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const t = messagesOfFile('en');

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};

it('a ticket is given to a friend, who accepts it without an account and has its file', async () => {
  const order = await buyTwo();
  const { page, context, complaints } = await visit(browser, golark.url, { width: phoneWidth });
  await open(page, ticketOrderPath(order.id, order.key));
  await page
    .getByRole('link', { name: /^Transfer ticket/ })
    .first()
    .click();
  await page.getByLabel(t('ticketOrder.transfer.name'), { exact: true }).fill('Lee Park');
  await page.getByLabel(t('ticketOrder.transfer.email'), { exact: true }).fill('lee@example.com');
  await page.getByRole('button', { name: t('ticketOrder.transfer.send'), exact: true }).click();
  await page.getByText(/Sent to Lee Park/).waitFor();
  expect(await horizontalOverflow(page)).toBe(0);
  const friend = await visit(browser, golark.url, { width: phoneWidth, hasScripts: false });
  await friend.page.goto(
    await linkInEmail(friend.page, golark.url, { email: 'lee@example.com', path: 'tickets/transfer' }),
  );
  await friend.page.getByRole('button', { name: t('ticketReceived.offer.accept') }).click();
  await friend.page.getByRole('button', { name: /^Code of .*, full screen$/ }).waitFor();
  const file = friend.page.getByRole('link', { name: /^Download/ });
  const response = await fetch(new URL((await file.getAttribute('href')) ?? '', golark.url));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  await page.reload();
  await page.getByText('Transferred to Lee Park (lee@example.com)').waitFor();
  expect(await page.getByRole('link', { name: /^Download/ }).count()).toBe(1);
  expect(complaints).toEqual([]);
  await friend.context.close();
  await context.close();
});

interface SoldOut {
  eventId: string;
  /** One of those who hold the last seats. */
  holder: { hold: Hold; device: string };
}

/** The event with the fewest listings for this many, all of which are then held. */
const sellOut = async (quantity: number): Promise<SoldOut> => {
  const counted = await Promise.all(
    (await listEvents())
      .filter(({ fromPrice, onSaleAt }) => fromPrice && onSaleAt === null)
      .map(async ({ id }) => ({ id, count: (await listingsOf(id, quantity)).pageInfo.totalCount })),
  );
  const [fewest] = counted.filter(({ count }) => count > 0).sort((a, b) => a.count - b.count);
  const eventId = fewest?.id ?? '';
  for (let buyer = 0; ; buyer++) {
    const [listing, other] = nodesOf(await listingsOf(eventId, quantity));
    if (!listing) throw new Error('nothing to sell out');
    const device = `buyer-${buyer}`;
    const hold = await holdOf(listing.id, quantity, device);
    const isLast = !other && (await listingsOf(eventId, quantity)).edges.length === 0;
    if (isLast) return { eventId, holder: { hold, device } };
  }
};

it('who finds no seats waits without scripts, and buys those that come back', async () => {
  const quantity = 6;
  const { eventId, holder } = await sellOut(quantity);
  const plain = await visit(browser, golark.url, { width: phoneWidth, hasScripts: false });
  await plain.page.goto(eventPath(eventId, `?quantity=${quantity}`));
  await plain.page.getByLabel(t('event.waiting.email'), { exact: true }).fill('kim@example.com');
  await plain.page.getByRole('button', { name: t('event.waiting.join') }).click();
  await plain.page.getByText('You’re number 1 on the list.').waitFor();
  expect(await horizontalOverflow(plain.page)).toBe(0);
  await releaseHold(holder.hold.id, holder.device);
  const { page, context, complaints } = await visit(browser, golark.url);
  // the key is not in the address, but in a cookie
  expect(plain.page.url()).not.toContain('key=');
  await context.addCookies(await plain.context.cookies());
  await expect
    .poll(
      async () => {
        await page.goto(plain.page.url());
        return page.getByRole('button', { name: t('waitingPlace.take') }).count();
      },
      { timeout: 60_000, interval: 500 },
    )
    .toBe(1);
  await untilHydrated(page);
  await page.getByRole('button', { name: t('waitingPlace.take') }).click();
  await page.waitForURL(/checkout/);
  await page.getByRole('timer').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
  await plain.context.close();
});
