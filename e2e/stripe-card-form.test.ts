import { ticketCheckoutPath } from '@golark/contract/event-paths';
import type { EventCard } from '@golark/contract/events/schemas';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { nodesOf } from '@golark/contract/paging/rules';
import type { ListingsPage } from '@golark/contract/tickets/listing-schemas';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { freshEmail, open, signUpByApi } from './account-steps.ts';
import { type BookableStay, findBookableStay } from './find-stay.ts';
import { visit } from './open-browser.ts';
import { type Golark, serveGolark } from './serve-golark.ts';
import { browser } from './shared-golark.ts';

let golark: Golark;
let stay: BookableStay;

beforeAll(async () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_journey',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_journey',
    STRIPE_WEBHOOK_SECRET: 'whsec_journey',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect_journey',
  };
  golark = await serveGolark(inject('filledDataDir'), keys);
  stay = await findBookableStay(golark.url);
});
afterAll(() => golark?.stop());

/** In place of Stripe's script: a form of one line, and a method for whatever is typed. */
const stripeScript = `window.Stripe = Object.assign((key) => ({
  _registerWrapper() {}, registerAppInfo() {},
  elements: () => ({
    create: () => ({ mount: (host) => { host.textContent = 'Card form of ' + key; } }),
    getElement: () => null,
    submit: async () => ({}),
  }),
  confirmSetup: async ({ clientSecret }) => ({ setupIntent: { payment_method: 'pm_of_' + clientSecret } }),
}), { version: 'test' });`;

const card = { brand: 'visa', last4: '4242', expMonth: 12, expYear: 2030, nameOnCard: null, isDefault: true };

/** The calls that would reach Stripe through our server are answered here. */
async function answerForStripe(page: Page): Promise<Request[]> {
  const saved: Request[] = [];
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  );
  await page.route('**/v1/payments/setup', (route) =>
    route.fulfill({ status: 201, json: { clientSecret: 'secret_1', publishableKey: 'pk_test_journey' } }),
  );
  await page.route('**/v1/tickets/holds/*/card-setup', (route) =>
    route.fulfill({ json: { clientSecret: 'secret_of_visitor', publishableKey: 'pk_test_journey' } }),
  );
  await page.route('**/v1/account/me/saved-cards', (route) => {
    saved.push(route.request());
    return route.fulfill({ status: 201, json: { card: { id: 'card-from-stripe', ...card } } });
  });
  return saved;
}

const formOf = (page: Page) => page.getByText('Card form of pk_test_journey');

async function signedIn() {
  const visited = await visit(browser, golark.url);
  await signUpByApi(visited.page, golark.url, freshEmail());
  return { ...visited, saved: await answerForStripe(visited.page) };
}

it('saves a card in the account, also after a navigation from a page without the form', async () => {
  const { page, context, complaints, saved } = await signedIn();
  await open(page, '/account/details/');
  await page.locator('a[href="/account/payments/"]').filter({ visible: true }).first().click();
  await formOf(page).waitFor();
  expect(await page.locator('[name=cardNumber]').count()).toBe(0);
  await page.locator('#add form button[type=submit]').click();
  await expect.poll(() => saved.length).toBe(1);
  expect(saved[0]?.postDataJSON()).toEqual({ methodId: 'pm_of_secret_1', isKept: true });
  expect(complaints).toEqual([]);
  await context.close();
});

it('sends the booking with the id of the card that was saved, and no card number', async () => {
  const { page, context, saved } = await signedIn();
  const posted: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/booking'))
      posted.push(new URLSearchParams(request.postData() ?? ''));
  });
  await open(page, `/property/${stay.id}/booking/?dateFrom=${stay.arriveDay}&dateTo=${stay.departDay}`);
  await formOf(page).waitFor();
  await page
    .locator('form:has(fieldset[aria-busy=false]) button[type=submit]')
    .filter({ visible: true })
    .last()
    .click();
  await expect.poll(() => posted.length).toBe(1);
  expect(saved[0]?.postDataJSON()).toEqual({ methodId: 'pm_of_secret_1', isKept: false });
  expect(posted[0]?.get('payWith')).toBe('card-from-stripe');
  expect(posted[0]?.has('cardNumber')).toBe(false);
  await context.close();
});

/** Seats that this browser holds, without an account. */
const holdSeats = async (device: string): Promise<Hold> => {
  const ask = async <Answer>(path: string, init: RequestInit = {}): Promise<Answer> =>
    (await fetch(`${golark.url}${path}`, init)).json() as Promise<Answer>;
  const found = await ask<{ edges: { node: EventCard }[] }>('/v1/events?pageSize=20');
  const event = nodesOf(found).find(({ fromPrice, onSaleAt }) => fromPrice && onSaleAt === null);
  const [listing] = nodesOf(await ask<ListingsPage>(`/v1/events/${event?.id}/listings?quantity=2`));
  const answer = await ask<{ hold: Hold }>('/v1/tickets/holds', {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `${deviceIdCookieName}=${device}` },
    body: JSON.stringify({ listingId: listing?.id, quantity: 2 }),
  });
  return answer.hold;
};

it('sends the order of a visitor with the id of the payment method, and saves no card', async () => {
  const device = 'device-of-the-stripe-journey';
  const hold = await holdSeats(device);
  const { page, context } = await visit(browser, golark.url);
  await context.addCookies([{ name: deviceIdCookieName, value: device, url: golark.url }]);
  const saved = await answerForStripe(page);
  const posted: URLSearchParams[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/checkout'))
      posted.push(new URLSearchParams(request.postData() ?? ''));
  });
  await open(page, ticketCheckoutPath(hold.event.id, hold.id));
  await formOf(page).waitFor();
  await page
    .locator('form:has(fieldset[aria-busy=false]) button[type=submit]')
    .filter({ visible: true })
    .last()
    .click();
  await expect.poll(() => posted.length).toBe(1);
  expect(posted[0]?.get('methodId')).toBe('pm_of_secret_of_visitor');
  expect(posted[0]?.has('cardNumber')).toBe(false);
  expect(saved).toEqual([]);
  await context.close();
});
