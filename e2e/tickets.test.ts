import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eventPath, ticketCheckoutPath } from '@golark/contract/event-paths';
import type { EventCard } from '@golark/contract/events/schemas';
import { nodesOf } from '@golark/contract/paging/rules';
import type { ListingsPage } from '@golark/contract/tickets/listing-schemas';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { messagesOfFile } from './messages.ts';
import { horizontalOverflow, phoneWidth, untilHydrated, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const t = messagesOfFile('en');

let eventId: string;

const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${golark.url}${path}`)).json()) as Answer;

const listingsOf = (id: string) => read<ListingsPage>(`/v1/events/${id}/listings?quantity=2&pageSize=100`);

/** An event with listings in several sections. */
const findEvent = async (): Promise<string> => {
  const found = await read<{ edges: { node: EventCard }[] }>('/v1/events?pageSize=50');
  for (const { id, fromPrice } of nodesOf(found))
    if (fromPrice && (await listingsOf(id)).sections.length > 3) return id;
  throw new Error('no event with tickets');
};

beforeAll(async () => {
  eventId = await findEvent();
});

const violationsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(axeSource);
  const results = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
};

/** What axe finds in both themes. */
const problemsOf = async (page: Page): Promise<string[]> => {
  const light = await violationsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // colors of buttons change in a transition
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const dark = await violationsOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
};

const hydratedIslands = (page: Page) => page.locator('main [data-island][data-ready]').first().waitFor();

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};

const openEvent = async (page: Page): Promise<void> => {
  await open(page, eventPath(eventId));
  await hydratedIslands(page);
};

const fillIn = async (page: Page): Promise<void> => {
  await page.getByLabel(t('ui.names.first')).fill('Ana');
  await page.getByLabel(t('ui.names.last')).fill('Diaz');
  await page.getByLabel(t('ticketCheckout.buyer.email'), { exact: true }).fill('ana.diaz@example.com');
  await page.getByLabel(t('ui.card.number')).fill('4242424242424242');
  await page.getByLabel(t('ui.card.expiry')).fill('0830');
  await page.getByLabel(t('ui.card.cvc')).fill('123');
};

/** As a finger scrolls: the click that follows is on a page that has been scrolled by hand. */
const swipe = async (page: Page, pixels: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const from = { x: 180, y: 500 };
  await session.send('Input.synthesizeScrollGesture', {
    ...from,
    yDistance: -pixels,
    gestureSourceType: 'touch',
  });
};

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

const money = (text: string | null): number => Number((text ?? '').replaceAll(/[^\d.]/g, ''));

describe('tickets', () => {
  it('are bought on a phone without an account, at one total on every page', async () => {
    const { page, context, complaints } = await visit(browser, golark.url, { width: phoneWidth });
    await openEvent(page);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
    const listing = page.locator('.listing[open]');
    const total = money(await listing.locator('.price-lines-total dd').textContent());
    const hold = listing.getByRole('button', { name: /^Hold/ });
    await hold.scrollIntoViewIfNeeded();
    await swipe(page, 120);
    const left = await scrolledTo(page);
    expect(left).toBeGreaterThan(100);
    await hold.click();
    await page.waitForURL(/checkout/);
    await page.getByRole('timer').waitFor();
    expect(await scrolledTo(page)).toBe(0);
    expect(await focused(page)).toBe(t('ticketCheckout.title'));
    await page.goBack();
    await expect.poll(() => scrolledTo(page)).toBe(left);
    await page.goForward();
    await page.getByRole('timer').waitFor();
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
    await fillIn(page);
    const pay = page.getByRole('button', { name: /^Pay \$/ }).filter({ visible: true });
    expect(money(await pay.textContent())).toBe(total);
    await pay.click();
    await page.getByText(/The 2 tickets are yours/).waitFor();
    expect(money(await page.locator('.price-lines-total dd').last().textContent())).toBe(total);
    expect(await problemsOf(page)).toEqual([]);
    const link = page.getByRole('link', { name: /^Download/ }).first();
    const file = await fetch(new URL((await link.getAttribute('href')) ?? '', golark.url));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    // the key in the address opens the order in any browser
    const elsewhere = await browser.newContext({ baseURL: golark.url });
    const other = await elsewhere.newPage();
    expect((await other.goto(page.url()))?.status()).toBe(200);
    expect(complaints).toEqual([]);
    await elsewhere.close();
    await context.close();
  });

  it('are chosen on the map and paid with the keyboard alone', async () => {
    const { page, context } = await visit(browser, golark.url);
    await openEvent(page);
    const map = page.locator('.seat-map svg').first();
    const stop = map.locator('a[tabindex="0"]');
    await page.getByRole('link', { name: t('event.map.skip') }).focus();
    await page.keyboard.press('Tab');
    expect(await stop.evaluate((element) => element === document.activeElement)).toBe(true);
    const first = await stop.getAttribute('data-section');
    // along the tier, or across the tiers where it has one section
    await page.keyboard.press('ArrowRight');
    if ((await stop.getAttribute('data-section')) === first) await page.keyboard.press('ArrowUp');
    const section = await stop.getAttribute('data-section');
    expect(section).not.toBe(first);
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`section=${section}(&|$)`));
    // the list of before is replaced: a button of it would lose the focus
    const listing = page.locator('.listing[open]', {
      has: page.locator(`input[name="section"][value="${section}"]`),
    });
    const hold = listing.getByRole('button', { name: /^Hold/ });
    const hasFocus = () => hold.evaluate((element) => element === document.activeElement);
    await expect.poll(() => hold.focus().then(hasFocus)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/checkout/);
    await untilHydrated(page);
    await fillIn(page);
    await page.keyboard.press('Enter');
    await page.getByText(/The 2 tickets are yours/).waitFor();
    await context.close();
  });

  it('whose hold has ended are held again, with what was typed', async () => {
    const { page, context } = await visit(browser, golark.url);
    await open(page, eventPath(eventId));
    const listings = nodesOf(await listingsOf(eventId));
    const body = { listingId: listings.at(-1)?.id, quantity: 2 };
    const { hold } = (await (await page.request.post('/v1/tickets/holds', { data: body })).json()) as {
      hold: Hold;
    };
    await page.request.delete(`/v1/tickets/holds/${hold.id}`);
    await open(page, ticketCheckoutPath(eventId, hold.id));
    await page.getByLabel(t('ui.names.first')).fill('Ana');
    await page.getByRole('button', { name: t('ticketCheckout.ended.renew') }).click();
    await page.getByRole('timer').waitFor();
    expect(await page.getByLabel(t('ui.names.first')).inputValue()).toBe('Ana');
    await context.close();
  });

  it('are held without JavaScript too', async () => {
    const { page, context } = await visit(browser, golark.url, { width: phoneWidth, hasScripts: false });
    await page.goto(eventPath(eventId));
    await page.locator('.listing[open]').getByRole('button', { name: /^Hold/ }).click();
    await page.waitForURL(/checkout/);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t('ticketCheckout.title'));
    await context.close();
  });
});
