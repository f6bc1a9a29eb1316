import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ticketOrderPath } from '@golark/contract/event-paths';
import type { Event, EventCard } from '@golark/contract/events/schemas';
import { rowLabel, seatLabel } from '@golark/contract/events/seat-map-rules';
import { nodesOf } from '@golark/contract/paging/rules';
import { sellerPath, sellTicketsPath, ticketsPath } from '@golark/contract/paths';
import type { SellerListing } from '@golark/contract/selling/schemas';
import { sellEventPath, soldTicketsPath, ticketListingsPath } from '@golark/contract/selling-paths';
import type { Hold, TicketOrder } from '@golark/contract/tickets/order-schemas';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { oneOf } from '../server/testing/is-thorough.ts';
import { aTicketPdf } from '../server/testing/ticket-pdfs.ts';
import { freshEmail, signUpByApi } from './account-steps.ts';
import { messagesOfFile } from './messages.ts';
import { horizontalOverflow, phoneWidth, untilHydrated, visit } from './open-browser.ts';
import { browser, golark } from './shared-golark.ts';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const t = messagesOfFile('en');

let event: Event;
let free: { sectionId: string; row: string };

const read = async <Answer>(path: string): Promise<Answer> =>
  (await (await fetch(`${golark.url}${path}`)).json()) as Answer;

/** An event without a limit on prices, late enough to deliver. */
const findEvent = async (): Promise<Event> => {
  const page = await read<{ edges: { node: EventCard }[] }>('/v1/events?pageSize=60');
  for (const { id } of nodesOf(page).slice(20)) {
    const { event: found } = await read<{ event: Event }>(`/v1/events/${id}`);
    if (found.resaleCapPercent === null && found.ticketLimit >= 4 && found.fromPrice) return found;
  }
  throw new Error('no event to sell tickets of');
};

beforeAll(async () => {
  event = await findEvent();
  free = await findFreeRow();
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

/** What axe finds in both themes, and what sticks out sideways. */
const problemsOf = async (page: Page): Promise<string[]> => {
  // what is being replaced is pale until then
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  const light = await violationsOf(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // colors of buttons change in a transition
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const dark = await violationsOf(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const wide = await horizontalOverflow(page);
  return [...light, ...dark, ...(wide > 0 ? [`${wide} px too wide`] : [])];
};

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await untilHydrated(page);
};

/** Whether nobody has listed any of the first seats of a row: a draft of them is accepted, and removed again. */
const isFreeRow = async ({ request }: Page, sectionId: string, row: string): Promise<boolean> => {
  const headers = { origin: golark.url };
  const answer = await request.put(`${golark.url}/v1/tickets/listings`, {
    headers,
    data: {
      ...{ eventId: event.id, sectionId, row, status: 'draft', delivery: 'transfer', splitRule: 'any' },
      seats: { from: seatLabelAt(sectionId, 0), to: seatLabelAt(sectionId, seatsNeeded - 1) },
      ...{ priceAmount: 5000, facePriceAmount: null, disclosures: [], inHandOn: null },
    },
  });
  if (answer.status() !== 201) return false;
  const { listing } = (await answer.json()) as { listing: SellerListing };
  await request.delete(`${golark.url}/v1/tickets/listings/${listing.id}`, { headers });
  return true;
};

const seatsNeeded = 12;

const seatLabelAt = (sectionId: string, position: number): string => {
  const rows = event.seatMap.sections.find(({ id }) => id === sectionId)?.rows;
  return rows ? seatLabel(rows.numbering, position) : '';
};

const findFreeRow = async (): Promise<{ sectionId: string; row: string }> => {
  const { page, context } = await visit(browser, golark.url);
  await signUpByApi(page, golark.url, freshEmail());
  for (const { id, rows } of event.seatMap.sections)
    for (const [index, seats] of (rows?.seats ?? []).entries()) {
      if (!rows || seats < seatsNeeded || rows.seats.length < 2) continue;
      const row = rowLabel(rows, index);
      if (!(await isFreeRow(page, id, row))) continue;
      await context.close();
      return { sectionId: id, row };
    }
  throw new Error('no row without tickets for sale');
};

/** Chooses four seats from a position of the row. */
const chooseSeats = async (page: Page, position: number): Promise<void> => {
  await page.getByLabel(t('sell.seats.section')).selectOption(free.sectionId);
  await page.getByLabel(t('sell.seats.row')).selectOption(free.row);
  await page.getByLabel(t('sell.seats.from')).selectOption(seatLabelAt(free.sectionId, position));
  await page.getByLabel(t('sell.seats.to')).selectOption(seatLabelAt(free.sectionId, position + 3));
  await page.getByText(/4 seats side by side/).waitFor();
  await page.locator('.payout-total').filter({ visible: true }).waitFor();
};

const listButton = (page: Page) =>
  page.getByRole('button', { name: 'List 4 tickets' }).filter({ visible: true });

const listingIdOf = (page: Page): string => new URL(page.url()).searchParams.get('listed') ?? '';

/** Somebody else, with an account, buys two of the tickets. */
const buyTwo = async (listingId: string): Promise<TicketOrder> => {
  const { page, context } = await visit(browser, golark.url);
  const email = freshEmail();
  await signUpByApi(page, golark.url, email);
  const headers = { origin: golark.url };
  const held = await page.request.post('/v1/tickets/holds', { data: { listingId, quantity: 2 }, headers });
  const { hold } = (await held.json()) as { hold: Hold };
  const card = { cardNumber: '4242424242424242', cardExpiry: '12/30', cvc: '123' };
  const data = { holdId: hold.id, card, buyer: { firstName: 'Ana', lastName: 'Diaz', email } };
  const bought = await page.request.put('/v1/tickets/orders', { data, headers });
  expect(bought.status()).toBe(201);
  const { order } = (await bought.json()) as { order: TicketOrder };
  await context.close();
  return order;
};

/** On the page of the buyer's order. */
const reportProblem = async (page: Page): Promise<void> => {
  await page.getByText(t('ticketOrder.objection.open'), { exact: true }).click();
  expect(await problemsOf(page)).toEqual([]);
  await page.getByRole('radio', { name: 'The tickets didn’t arrive.' }).check();
  await page.getByLabel(t('ticketOrder.objection.details')).fill('Nothing in the app');
  await page.getByRole('button', { name: t('ticketOrder.objection.submit') }).click();
  await page.getByRole('heading', { name: t('ticketOrder.objection.state.OPEN') }).waitFor();
  expect(await problemsOf(page)).toEqual([]);
};

/** Uploads the PDF of the four tickets that are listed. */
const uploadFour = async (page: Page): Promise<void> => {
  await page.getByLabel('PDF with 4 tickets').setInputFiles({
    name: 'tickets.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await aTicketPdf(4), 'base64'),
  });
  await page.getByRole('button', { name: t('sell.files.upload') }).click();
  await page.getByText(t('sell.files.complete')).waitFor();
};

/** One of the two in each run, both with `npm run faults`. */
const flows = oneOf(2, ['phone', 'desktop']);

describe('selling tickets', () => {
  it.runIf(flows.includes('phone'))(
    'on a phone: find the event, choose seats, log in at the end, upload the PDF, and see the sale',
    async () => {
      const { page, context, complaints } = await visit(browser, golark.url, { width: phoneWidth });
      await open(page, sellTicketsPath());
      // the list of suggestions opens over the page
      await page.getByLabel(t('sell.find.label')).fill(event.title);
      await page.locator(`[data-key="${event.id}"]`).click();
      await page.getByRole('heading', { level: 1, name: t('sell.form.title') }).waitFor();
      await chooseSeats(page, 0);
      expect(await problemsOf(page)).toEqual([]);
      await page
        .getByRole('button', { name: t('sell.payout.logIn') })
        .filter({ visible: true })
        .click();
      await page.waitForURL(/\/login\//);
      const next = new URL(page.url()).searchParams.get('next') ?? '';
      await signUpByApi(page, golark.url, freshEmail());
      await open(page, next);
      await page.getByText(/4 seats side by side/).waitFor();
      await listButton(page).click();
      await page.getByRole('heading', { name: 'Your 4 tickets are on sale' }).waitFor();
      expect(await problemsOf(page)).toEqual([]);
      await uploadFour(page);
      const { code, tickets } = await buyTwo(listingIdOf(page));
      expect(tickets.every(({ isReady }) => isReady)).toBe(true);
      await open(page, soldTicketsPath());
      const sale = page.getByRole('article').filter({ hasText: code });
      await sale.getByText(t('seller.sold.deliveredAtOnce')).waitFor();
      expect(await problemsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.runIf(flows.includes('desktop'))(
    'on a desktop: list, change the price, transfer what was sold, and the buyer reads how',
    async () => {
      const { page, context, complaints } = await visit(browser, golark.url);
      await signUpByApi(page, golark.url, freshEmail());
      await open(page, ticketsPath());
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('chrome.footer.sellTickets') })
        .click();
      await page.getByRole('heading', { level: 1, name: t('sell.title') }).waitFor();
      await open(page, sellEventPath(event.id));
      await chooseSeats(page, 4);
      await page.getByLabel(t('sell.seats.holding')).selectOption('transfer');
      await page.getByLabel(t('sell.price.label')).fill('90');
      await listButton(page).click();
      await page.getByRole('heading', { name: 'Your 4 tickets are on sale' }).waitFor();
      const listingId = listingIdOf(page);
      await page.getByRole('link', { name: t('sell.listed.edit') }).click();
      await page.getByLabel(t('sell.price.label')).fill('85');
      await page.getByRole('button', { name: t('seller.edit.save') }).click();
      await page.getByText(t('seller.edit.saved')).first().waitFor();
      expect(await problemsOf(page)).toEqual([]);
      const order = await buyTwo(listingId);
      expect(order.total.amount).toBe(17_000);
      await open(page, ticketListingsPath());
      await page.getByRole('link', { name: event.title, exact: true }).waitFor();
      expect(await problemsOf(page)).toEqual([]);
      await open(page, sellerPath());
      expect(await problemsOf(page)).toEqual([]);
      await page.getByRole('link', { name: t('seller.sold.deliver') }).click();
      await page.getByText(/to Ana Diaz/).waitFor();
      expect(await problemsOf(page)).toEqual([]);
      await page.getByLabel(t('seller.sold.service')).fill('Ticket app');
      await page.getByLabel(t('seller.sold.reference')).fill('T-42');
      await page.getByRole('button', { name: t('seller.sold.transfer') }).click();
      await page.getByText('Transferred with Ticket app, reference T-42.').waitFor();
      await page.goto(ticketOrderPath(order.id, order.key));
      await page.getByText(/with Ticket app\. The number of the transfer is T-42/).waitFor();
      await reportProblem(page);
      await open(page, sellerPath());
      await page.getByRole('link', { name: t('seller.sold.objection.open') }).click();
      await page.getByText('Nothing in the app').waitFor();
      await page.getByText(t('seller.sold.objection.answer'), { exact: true }).click();
      expect(await problemsOf(page)).toEqual([]);
      await page.getByLabel(t('seller.sold.objection.words')).fill('Look again');
      await page.getByRole('button', { name: t('seller.sold.objection.send') }).click();
      await page.getByText(t('seller.sold.objection.done')).first().waitFor();
      await page.goto(ticketOrderPath(order.id, order.key));
      await page.getByText('Look again').waitFor();
      await page.getByRole('button', { name: t('ticketOrder.objection.withdraw') }).click();
      await page.getByRole('heading', { name: 'Did the tickets arrive?' }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('without JavaScript: rows, advice and payout come with the page, and the PDF with its form', async () => {
    const { page, context } = await visit(browser, golark.url, { hasScripts: false });
    await signUpByApi(page, golark.url, freshEmail());
    await page.goto(sellEventPath(event.id));
    await page.getByLabel(t('sell.seats.section')).selectOption(free.sectionId);
    await page.getByRole('button', { name: t('sell.seats.showRows') }).click();
    await page.getByLabel(t('sell.seats.row')).selectOption(free.row);
    await page.getByRole('button', { name: t('sell.seats.showRows') }).click();
    await page.getByLabel(t('sell.seats.from')).selectOption(seatLabelAt(free.sectionId, 8));
    await page.getByLabel(t('sell.seats.to')).selectOption(seatLabelAt(free.sectionId, 11));
    await page.getByRole('button', { name: t('sell.form.update') }).click();
    await page.getByText('You’ll get, if all 4 sell').filter({ visible: true }).waitFor();
    await listButton(page).click();
    await uploadFour(page);
    await context.close();
  });

  it('has no page for a status that is not there', async () => {
    const { page, context } = await visit(browser, golark.url);
    await signUpByApi(page, golark.url, freshEmail());
    const answers = await Promise.all(
      [ticketListingsPath('draft'), '/account/tickets/listings/sold/'].map((path) => page.request.get(path)),
    );
    expect(answers.map((answer) => answer.status())).toEqual([200, 404]);
    await context.close();
  });
});
