import { bookStay, listBookings } from '@golark/contract/booking/calls';
import { getQuote } from '@golark/contract/pricing/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditOrders } from '#testing/audit-orders';
import {
  aBookingBody,
  aListing,
  anAccount,
  aQuote,
  goodCard,
  logInAgain,
  someDates,
} from '#testing/factories';
import { createFaultyTestApp, type FaultyTestApp } from '#testing/faulty-test-app';
import { emailsTo } from '#testing/read-emails';

let golark: FaultyTestApp;
let faults: FaultyTestApp['faults'];
beforeAll(async () => {
  golark = await createFaultyTestApp();
  faults = golark.faults;
});
afterAll(async () => {
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
  await golark.close();
});

const anotherCard = { ...goodCard, cardNumber: '5555 5555 5555 4444' };

const tryToBook = async (listingId: string) => {
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listingId);
  const { email } = as.account;
  const guest = { firstName: 'Maya', lastName: 'Ortega', email };
  const answer = await golark.call(bookStay, { body: { ...aBookingBody(quote), guest }, as });
  return { as, answer };
};

const bookingOf = async (as: Awaited<ReturnType<typeof anAccount>>) =>
  (await golark.call(listBookings, { query: {}, as: await logInAgain(golark, as) })).body.edges[0]?.node;

const isFree = async (listingId: string): Promise<boolean> =>
  (await golark.call(getQuote, { params: { globalId: listingId }, query: someDates })).status === 200;

test('a payment whose answer was lost is looked up, confirmed and never repeated', async () => {
  const listing = await aListing(golark.ctx.db);
  faults.plan('createPayment', 'timeout-after');
  const { as, answer } = await tryToBook(listing);
  expect(answer.status).toBe(500);
  expect(await bookingOf(as)).toMatchObject({ status: 'PENDING_PAYMENT' });
  await golark.passMinutes(1);
  expect(await bookingOf(as)).toMatchObject({ status: 'CONFIRMED', charges: [{ status: 'PAID' }] });
  const payments = await golark.ctx.db.selectFrom('sandbox_payments').select('id').execute();
  expect(payments).toHaveLength(1);
});

test('a payment that never reached the gateway is made by its job', async () => {
  const listing = await aListing(golark.ctx.db);
  faults.plan('createPayment', 'timeout-before');
  const { as } = await tryToBook(listing);
  await golark.passMinutes(1);
  expect(await bookingOf(as)).toMatchObject({ status: 'CONFIRMED' });
});

/** The gateway is down for the whole hold, so that the stock is released without an outcome. */
const loseOutcome = async (listing: string, fault: 'timeout-before' | 'timeout-after') => {
  faults.plan('createPayment', fault, ...Array<'timeout-before'>(40).fill('timeout-before'));
  faults.plan('find', ...Array<'timeout-before'>(40).fill('timeout-before'));
  const { as } = await tryToBook(listing);
  for (let minute = 0; minute < 16; minute++) await golark.passMinutes(1);
  return as;
};

const endOutage = async (): Promise<void> => {
  faults.clear();
  for (let quarter = 0; quarter < 4; quarter++) await golark.passMinutes(15);
};

test('releases the nights at the end of the hold when the gateway gives no outcome', async () => {
  const listing = await aListing(golark.ctx.db);
  const as = await loseOutcome(listing, 'timeout-before');
  expect(await isFree(listing)).toBe(true);
  expect(await bookingOf(as)).toMatchObject({ status: 'CANCELED', charges: [{ status: 'CANCELED' }] });
  await endOutage();
  expect(await bookingOf(as)).toMatchObject({ status: 'CANCELED' });
});

test('a success that is found later takes the same nights again if they are free', async () => {
  const listing = await aListing(golark.ctx.db);
  const as = await loseOutcome(listing, 'timeout-after');
  expect(await isFree(listing)).toBe(true);
  await endOutage();
  expect(await bookingOf(as)).toMatchObject({ status: 'CONFIRMED', charges: [{ status: 'PAID' }] });
  expect(await isFree(listing)).toBe(false);
});

test('a success that is found after the nights were sold is refunded in full, and the guest is told', async () => {
  const listing = await aListing(golark.ctx.db);
  const as = await loseOutcome(listing, 'timeout-after');
  faults.clear();
  const second = await tryToBook(listing);
  expect(second.answer.status).toBe(201);
  await endOutage();
  const late = await bookingOf(as);
  expect(late).toMatchObject({
    status: 'CANCELED',
    charges: [{ status: 'PAID' }],
    refunds: [{ status: 'PAID' }],
  });
  expect(late?.refunds[0]?.amount).toEqual(late?.total);
  const subjects = (await emailsTo(golark, as.account.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Refund: Cedar cabin');
});

test.each([
  { what: 'works on it', cardNumber: '4000 0000 0000 0077', status: 201, code: undefined },
  {
    what: 'asks the cardholder first',
    cardNumber: '4000 0027 6000 3184',
    status: 402,
    code: 'AUTHENTICATION_REQUIRED',
  },
])('a payment whose bank $what is no decline: the nights stay held', async ({ cardNumber, status, code }) => {
  const listing = await aListing(golark.ctx.db);
  const as = await anAccount(golark);
  const body = aBookingBody(await aQuote(golark, listing), { ...goodCard, cardNumber });
  const answer = await golark.call(bookStay, { body, as });
  expect([answer.status, answer.problem.code]).toEqual([status, code]);
  expect(await bookingOf(as)).toMatchObject({
    status: 'PENDING_PAYMENT',
    charges: [{ status: 'PENDING' }],
  });
  expect(await isFree(listing)).toBe(false);
});

test('after an outage the guest books the same nights with another card, and nothing more is charged weeks later', async () => {
  const listing = await aListing(golark.ctx.db);
  const lost = await loseOutcome(listing, 'timeout-before');
  await endOutage();
  const as = await logInAgain(golark, lost);
  const body = { ...aBookingBody(await aQuote(golark, listing)), card: anotherCard };
  expect((await golark.call(bookStay, { body, as })).status).toBe(201);
  faults.calls.length = 0;
  await golark.passMinutes(30 * 24 * 60);
  await golark.runRecurring('orders.enqueue-open-work');
  await golark.runRecurring('orders.reconcile-payments');
  await golark.runJobs();
  expect(faults.calls.filter((name) => /createPayment|capture|confirm/.test(name))).toEqual([]);
  const charged = await golark.ctx.db
    .selectFrom('sandbox_payments')
    .innerJoin('sandbox_customers', 'sandbox_customers.id', 'sandbox_payments.customer_id')
    .select('status')
    .where('account_id', '=', as.account.accountId)
    .execute();
  expect(charged).toEqual([{ status: 'SUCCEEDED' }]);
  const emails = await golark.ctx.db
    .selectFrom('emails')
    .select('subject')
    .where('account_id', '=', as.account.accountId)
    .where('subject', 'like', '%Cedar cabin')
    .orderBy('subject')
    .execute();
  expect(emails.map(({ subject }) => subject)).toEqual(['Booked: Cedar cabin', 'Not booked: Cedar cabin']);
});
