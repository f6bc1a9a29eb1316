import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, listBookings } from '@golark/contract/booking/calls';
import { getOrder } from '@golark/contract/orders/calls';
import { getPriceRules, putPriceRules } from '@golark/contract/partners/calls';
import { getRate } from '@golark/contract/pricing/calls';
import type { PriceRules } from '@golark/contract/pricing/price-rules-schemas';
import { searchProperties } from '@golark/contract/search/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import { aBookingBody, aHost, aListing, anAccount, aPlace, aQuote, someDates } from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
let host: LoginResult;
let listingId: string;
beforeAll(async () => {
  golark = await createTestApp();
  await aPlace(golark.ctx.db);
  const own = await aHost(golark);
  host = own.host;
  listingId = await aListing(golark.ctx.db, { property_manager_id: own.hostId });
});
afterAll(() => golark.close());

const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' as const });

const rules: PriceRules = {
  discounts: {
    weeklyPercent: 10,
    monthlyPercent: 25,
    lastMinute: { percent: 20, days: 17 },
    earlyBooking: { percent: 10, days: 60 },
    nonRefundablePercent: 12,
  },
  fees: {
    cleaning: { amount: dollars(20), unit: 'night' },
    pets: { amount: dollars(10), unit: 'night' },
    extraGuests: { amount: dollars(15), unit: 'guest', includedGuests: 1 },
    mandatory: [
      { kind: 'resort', unit: 'night', amount: dollars(25), isTaxable: true },
      { kind: 'association', unit: 'stay', amount: dollars(40), isTaxable: false },
    ],
  },
  deposit: { percent: 30, balanceDaysBefore: 14 },
};

const put = (body: object) =>
  // also bodies that the contract rejects
  golark.call(putPriceRules, { as: host, params: { listingId }, body: body as never });

test('a host reads back the rules of a listing, and can take all of them away', async () => {
  const read = async () => (await golark.call(getPriceRules, { as: host, params: { listingId } })).body;
  expect((await put(rules)).body).toEqual(rules);
  expect(await read()).toEqual(rules);
  const none: PriceRules = {
    discounts: {
      ...{ weeklyPercent: 0, monthlyPercent: 0, lastMinute: null, earlyBooking: null },
      nonRefundablePercent: 0,
    },
    fees: { cleaning: null, pets: null, extraGuests: null, mandatory: [] },
    deposit: null,
  };
  await put(none);
  expect(await read()).toEqual(none);
});

test('search, rate, quote, booking, trip, email and order show one figure, with a line for each rule', async () => {
  await put(rules);
  const as = await anAccount(golark);
  const { arriveDay: dateFrom, departDay: dateTo } = someDates;
  const filters = { dateFrom, dateTo, guests: { adults: 2 } };
  const totals: (number | undefined)[] = [];
  for (const sort of [undefined, 'price-low'] as const) {
    const { body } = await golark.call(searchProperties, { body: { filters, ...(sort ? { sort } : {}) } });
    totals.push(body.properties.find(({ id }) => id === listingId)?.total?.amount);
  }
  const range = { from: 492, to: 493 };
  const priced = await golark.call(searchProperties, { body: { filters: { ...filters, price: range } } });
  totals.push(priced.body.properties.find(({ id }) => id === listingId)?.total?.amount);
  const rate = await golark.call(getRate, {
    params: { globalId: listingId },
    query: { fromDate: dateFrom, untilDate: dateTo, adults: 2 },
  });
  totals.push(rate.body.nonMember.total.amount);
  const quote = await aQuote(golark, listingId, { as });
  totals.push(quote.nonMember.total.amount);
  const { booking } = (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body;
  totals.push(booking.total.amount);
  const trip = await golark.call(listBookings, { as, query: { ids: booking.id } });
  totals.push(trip.body.edges[0]?.node.price.total.amount);
  const { body } = await golark.call(getOrder, { as, params: { orderId: booking.orderId } });
  totals.push(body.order.total.amount);
  // 300.00 - 60.00 + 15.00 + 60.00 + 75.00 + 40.00 = 430.00; service fee 43.00; 5 % of 390.00
  expect(totals).toEqual(totals.map(() => 49_250));
  expect(body.order.items[0]?.lines.map(({ label, amount }) => [label, amount.amount])).toEqual([
    ['3 nights', 30_000],
    ['Last-minute discount (20%)', -6000],
    ['Extra guests, 1 guest × $15.00', 1500],
    ['Cleaning, 3 nights × $20.00', 6000],
    ['Resort fee, 3 nights × $25.00', 7500],
    ['Association fee', 4000],
    ['Service fee', 4300],
    ['Test lodging tax', 1950],
  ]);
  await golark.runJobs();
  const [email] = await emailsTo(golark, 'maya@example.com');
  expect(email?.text).toContain('$492.50');
  expect(email?.text).toContain('Resort fee, 3 nights × $25.00');
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
});

test('a booking and a quote keep their price when the rules change', async () => {
  await put(rules);
  const as = await anAccount(golark);
  const dates = { arriveDay: testDay(40), departDay: testDay(43) };
  const quote = await aQuote(golark, listingId, { as, ...dates });
  await put({ ...rules, fees: { ...rules.fees, mandatory: [] } });
  const { booking } = (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body;
  expect(booking.total).toEqual(quote.nonMember.total);
  const later = await aQuote(golark, listingId, { arriveDay: testDay(50), departDay: testDay(53) });
  expect(later.nonMember.total.amount).toBeLessThan(quote.nonMember.total.amount);
});

test('labels are in the language of the reader', async () => {
  await put(rules);
  const { body } = await golark.call(getRate, {
    params: { globalId: listingId },
    query: { fromDate: testDay(10), untilDate: testDay(11), adults: 3 },
    headers: { 'accept-language': 'es' },
  });
  expect(body.nonMember.lines.map(({ label }) => label)).toEqual([
    '1 noche',
    'Descuento de último momento (20%)',
    'Huéspedes adicionales, 2 huéspedes × $15.00',
    'Limpieza, 1 noche × $20.00',
    'Cargo del resort, 1 noche × $25.00',
    'Cargo de la asociación',
    'Cargo por servicio',
    'Impuesto de prueba',
  ]);
});

test.each([
  ['discounts.weeklyPercent', { ...rules, discounts: { ...rules.discounts, weeklyPercent: 81 } }],
  [
    'discounts.nonRefundablePercent',
    { ...rules, discounts: { ...rules.discounts, nonRefundablePercent: 51 } },
  ],
  [
    'discounts.lastMinute.days',
    { ...rules, discounts: { ...rules.discounts, lastMinute: { percent: 5, days: 61 } } },
  ],
  [
    'fees.cleaning.amount.amount',
    { ...rules, fees: { ...rules.fees, cleaning: { amount: dollars(-1), unit: 'stay' } } },
  ],
  ['fees.pets.unit', { ...rules, fees: { ...rules.fees, pets: { amount: dollars(1), unit: 'guest' } } }],
  [
    'fees.mandatory',
    { ...rules, fees: { ...rules.fees, mandatory: [...rules.fees.mandatory, ...rules.fees.mandatory] } },
  ],
])('names the field %s of a rule that is not accepted', async (path, body) => {
  const { status, problem } = await put(body);
  expect([400, 422]).toContain(status);
  expect(problem.errors?.[0]?.path).toBe(path);
});

test('the database accepts no fee that the contract does not describe', async () => {
  for (const fee of [{ kind: 'tip', unit: 'stay', amount: 100, isTaxable: true }, { kind: 'resort' }]) {
    const change = { host_fees: JSON.stringify([fee]) };
    const written = golark.ctx.db.updateTable('listings').set(change).where('id', '=', listingId).execute();
    await expect(written).rejects.toThrow(/listings_host_fees/);
  }
});
