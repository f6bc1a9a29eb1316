import { eventPath, ticketOrderPath } from '@golark/contract/event-paths';
import type { EventCard } from '@golark/contract/events/schemas';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { nodesOf } from '@golark/contract/paging/rules';
import type { ListingsPage } from '@golark/contract/tickets/listing-schemas';
import type { Hold, TicketOrder } from '@golark/contract/tickets/order-schemas';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { linkInEmail } from './account-steps.ts';
import { messagesOfFile } from './messages.ts';
import { horizontalOverflow, phoneWidth, untilHydrated, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const t = messagesOfFile('en');

let events: EventCard[];

const call = async <Answer>(
  path: string,
  { method = 'GET', body, device = 'journey' }: { method?: string; body?: object; device?: string } = {},
): Promise<Answer> => {
  const response = await fetch(`${golark.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie: `${deviceIdCookieName}=${device}-of-the-journey` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (response.status === 204 ? null : await response.json()) as Answer;
};

const listingsOf = (eventId: string, quantity: number) =>
  call<ListingsPage>(`/v1/events/${eventId}/listings?quantity=${quantity}&pageSize=100`);

const holdOf = async (listingId: string, quantity: number, device: string): Promise<Hold> =>
  (await call<{ hold: Hold }>('/v1/tickets/holds', { method: 'POST', body: { listingId, quantity }, device }))
    .hold;

beforeAll(async () => {
  events = nodesOf(await call<{ edges: { node: EventCard }[] }>('/v1/events?pageSize=50'));
});

/** Two tickets from the box office, bought by Ana. */
const buyTwo = async (): Promise<TicketOrder> => {
  for (const { id, fromPrice } of events) {
    const listing = fromPrice && nodesOf(await listingsOf(id, 2)).find(({ isResale }) => !isResale);
    if (!listing) continue;
    const { id: holdId } = await holdOf(listing.id, 2, 'ana');
    const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' };
    const buyer = { firstName: 'Ana', lastName: 'Diaz', email: 'ana.diaz@example.com' };
    const body = { holdId, buyer, card };
    return (await call<{ order: TicketOrder }>('/v1/tickets/orders', { method: 'PUT', body, device: 'ana' }))
      .order;
  }
  throw new Error('no tickets from a box office');
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};

it('a ticket is given to a friend, who accepts it without an account and has its file', async () => {
  const order = await buyTwo();
  const { page, context, complaints } = await visit(browser, golark.url, { width: phoneWidth });
  await open(page, ticketOrderPath(order.id, order.key));
  await page.getByText(t('ticketOrder.transfer.open'), { exact: true }).click();
  await page.locator('label:has([name=ticket])').first().click();
  await page.getByLabel(t('ticketOrder.transfer.name'), { exact: true }).fill('Lee Park');
  await page.getByLabel(t('ticketOrder.transfer.email'), { exact: true }).fill('lee@example.com');
  await page.getByRole('button', { name: t('ticketOrder.transfer.send'), exact: true }).click();
  await page.getByText(/Offered to Lee Park/).waitFor();
  expect(await horizontalOverflow(page)).toBe(0);
  const friend = await visit(browser, golark.url, { width: phoneWidth, hasScripts: false });
  await friend.page.goto(
    await linkInEmail(friend.page, golark.url, { email: 'lee@example.com', path: 'tickets/transfer' }),
  );
  await friend.page.getByRole('button', { name: t('ticketReceived.offer.accept') }).click();
  const file = friend.page.getByRole('link', { name: /^Download/ });
  const response = await fetch(new URL((await file.getAttribute('href')) ?? '', golark.url));
  expect(response.headers.get('content-type')).toBe('application/pdf');
  await page.reload();
  await page.getByText('Given to Lee Park (lee@example.com)').waitFor();
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
    events
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
  await call(`/v1/tickets/holds/${holder.hold.id}`, { method: 'DELETE', device: holder.device });
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
