import { signUp } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { placeOrder } from '@golark/contract/orders/calls';
import { bookingPath } from '@golark/contract/paths';
import type { Quote } from '@golark/contract/pricing/schemas';
import { splitBookingPath } from '@golark/contract/split-paths';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBookingBody, aListing, aQuote, declinedCard, goodCard } from '#testing/factories';
import { type ServedPages, servePages } from '#testing/serve-pages';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

const [from, middle, to] = [testDay(17), testDay(20), testDay(25)];

let golark: TestApp;
let served: ServedPages;
beforeAll(async () => {
  golark = await createTestApp();
  served = await servePages(golark);
});
afterAll(async () => {
  await served?.close();
  await golark?.close();
});

interface Guest {
  as: LoginResult;
  cookie: string;
}

let guests = 0;
const aGuest = async (): Promise<Guest> => {
  guests += 1;
  const payload = {
    ...{ firstName: 'Maya', lastName: 'Ortega', password: 'metolius-at-nine' },
    email: `split-${guests}@example.com`,
  };
  const answer = await served.app.inject({ method: signUp.method, url: signUp.path, payload });
  const session = answer.cookies.find(({ name }) => name === 'golark_session');
  return { as: answer.json<LoginResult>(), cookie: `golark_session=${session?.value}` };
};

let guest: Guest;
let homes: [string, string];
let quotes: [Quote, Quote];
beforeEach(async () => {
  guest = await aGuest();
  const { db } = golark.ctx;
  homes = [await aListing(db, { title: 'Larch cabin' }), await aListing(db, { title: 'River lodge' })];
  const { as } = guest;
  quotes = [
    await aQuote(golark, homes[0], { as, arriveDay: from, departDay: middle }),
    await aQuote(golark, homes[1], { as, arriveDay: middle, departDay: to }),
  ];
});

const order = async (card: typeof goodCard) => {
  const items = quotes.map((quote) => {
    const { quoteId, guest: person } = aBookingBody(quote);
    return { kind: 'stay' as const, quoteId, guest: person };
  });
  return golark.call(placeOrder, { as: guest.as, body: { items, card } });
};

/** The checkout of one of both homes. */
const checkoutOf = (place: 0 | 1, quote = ''): string => {
  const dates = place === 0 ? `?dateFrom=${from}&dateTo=${middle}` : `?dateFrom=${middle}&dateTo=${to}`;
  return bookingPath(homes[place], `${dates}${quote}`);
};

/** Follows redirects as a browser does. Returns where they end, and the page. */
const open = async (address: string, { cookie }: Guest) => {
  let url = address;
  for (let hop = 0; hop < 5; hop++) {
    const { statusCode, headers, body } = await served.app.inject({ url, headers: { cookie } });
    if (statusCode < 300 || statusCode > 399) return { url, statusCode, body };
    url = String(headers.location);
  }
  throw new Error(`${address} redirects for ever`);
};

test('the checkout of one of two homes that are held together leads to the checkout of both', async () => {
  expect((await order(declinedCard)).problem.code).toBe('CARD_DECLINED');
  const query = `?dateFrom=${from}&changeDay=${middle}&dateTo=${to}&quote=${quotes[0].quoteId}&secondQuote=${quotes[1].quoteId}`;
  const both = splitBookingPath(...homes, query);
  for (const address of [
    checkoutOf(0),
    checkoutOf(0, `&quote=${quotes[0].quoteId}`),
    checkoutOf(1),
    checkoutOf(1, `&quote=${quotes[1].quoteId}`),
  ]) {
    const page = await open(address, guest);
    expect([page.statusCode, page.url], address).toEqual([200, both]);
    for (const title of ['Larch cabin', 'River lodge']) expect(page.body.includes(title)).toBe(true);
  }
});

test('another guest, who has the address, sees that the nights are taken and nothing of the order', async () => {
  await order(declinedCard);
  const page = await open(checkoutOf(0, `&quote=${quotes[0].quoteId}`), await aGuest());
  expect([page.statusCode, page.url]).toEqual([200, checkoutOf(0, `&quote=${quotes[0].quoteId}`)]);
  expect(page.body.includes('Larch cabin')).toBe(true);
  expect(page.body.includes('River lodge')).toBe(false);
  expect(/Pay \$/.test(page.body)).toBe(false);
});

test('after the hold, the checkout of one home is that of this home again', async () => {
  await order(declinedCard);
  await golark.passMinutes(16);
  const page = await open(checkoutOf(0, `&quote=${quotes[0].quoteId}`), guest);
  expect(page.statusCode).toBe(200);
  expect(page.url).toMatch(new RegExp(`^${bookingPath(homes[0])}\\?`));
  expect(/Pay \$/.test(page.body)).toBe(true);
  expect(page.body.includes('River lodge')).toBe(false);
});

test('a paid order leads from both homes to the trip, and to no second payment', async () => {
  const { body } = await order(goodCard);
  for (const place of [0, 1] as const) {
    const page = await open(checkoutOf(place, `&quote=${quotes[place].quoteId}`), guest);
    expect([page.statusCode, page.url.startsWith(bookingPath(homes[place]))]).toEqual([200, true]);
    expect(page.body.includes(`/account/trips/${body.order.items[place]?.id}/`)).toBe(true);
    expect(/Pay \$/.test(page.body)).toBe(false);
  }
});
