import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { getQuote, getStoredQuote } from '@golark/contract/pricing/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  aBookingBody,
  aListing,
  anAccount,
  aQuote,
  declinedCard,
  makeMember,
  someDates,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

type Who = { as?: LoginResult; headers?: Record<string, string> };

const device = (id: string): Who => ({ headers: { cookie: `golark_device=${id}` } });
const tablet = device('tablet-in-the-kitchen');

const quoteFor = async (who: Who, listing?: string): Promise<Quote> => {
  const globalId = listing ?? (await aListing(golark.ctx.db));
  const query = { ...someDates, numAdults: 2 };
  return (await golark.call(getQuote, { params: { globalId }, query, ...who })).body;
};
const read = ({ quoteId }: Quote, who: Who) => golark.call(getStoredQuote, { params: { quoteId }, ...who });
const book = (quote: Quote, who: Who) => golark.call(bookStay, { body: aBookingBody(quote), ...who });

const joinGoPlus = async ({ account }: LoginResult): Promise<void> => {
  await makeMember(golark, account.accountId);
};
const leaveGoPlus = async ({ account }: LoginResult): Promise<void> => {
  await golark.ctx.db
    .updateTable('membership_subscriptions')
    .set({ status: 'EXPIRED' })
    .where('account_id', '=', account.accountId)
    .execute();
};
const aMember = async (): Promise<LoginResult> => {
  const account = await anAccount(golark);
  await joinGoPlus(account);
  return account;
};

test('the quote of an account does not exist for another account, a visitor or another device', async () => {
  const member = await aMember();
  const quote = await quoteFor({ as: member });
  const stranger = await anAccount(golark);
  const unknown = { ...quote, quoteId: 'no-such-quote' };
  const answers = [
    await read(quote, { as: stranger }),
    await read(quote, tablet),
    await read(quote, {}),
    await read(unknown, { as: stranger }),
    await book(quote, { as: stranger }),
    await book(unknown, { as: stranger }),
  ];
  expect(answers.map(({ problem }) => [problem.status, problem.code, problem.detail])).toEqual(
    answers.map(() => [404, 'NOT_FOUND', 'This quote was not found.']),
  );
  expect((await read(quote, { as: member })).body).toEqual(quote);
  expect((await book(quote, { as: member })).body.booking.total).toEqual(quote.member.total);
});

test('whoever logs in on the device of a quote takes it over, and nobody on another device', async () => {
  const quote = await quoteFor(tablet);
  expect((await read(quote, tablet)).body).toEqual(quote);
  expect((await read(quote, device('a-phone-far-away'))).status).toBe(404);
  const as = await anAccount(golark);
  expect((await book(quote, { as })).status).toBe(404);
  expect((await book(quote, { as, ...tablet })).status).toBe(201);
  const second = await anAccount(golark);
  expect((await book(quote, { as: second, ...tablet })).problem.code).toBe('NOT_FOUND');
});

test('whoever shares the device of a quote does not pay for the order of another account', async () => {
  const quote = await quoteFor(tablet);
  const first = await anAccount(golark);
  const declined = { ...tablet, as: first, body: aBookingBody(quote, declinedCard) };
  expect((await golark.call(bookStay, declined)).problem.code).toBe('CARD_DECLINED');
  const second = await book(quote, { as: await anAccount(golark), ...tablet });
  expect(second.problem).toMatchObject({ status: 404, detail: 'This quote was not found.' });
  const paid = await golark.ctx.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('payments.status')
    .where('orders.account_id', '=', first.account.accountId)
    .execute();
  expect(paid).toEqual([{ status: 'FAILED' }]);
});

test('a client without account and device gets a quote that each account books at its own price', async () => {
  const forMember = await aQuote(golark, await aListing(golark.ctx.db));
  const forOther = await aQuote(golark, await aListing(golark.ctx.db));
  const member = await aMember();
  expect((await read(forMember, { as: member })).body.applies).toBe('member');
  const cheaper = await book(forMember, { as: member });
  expect(cheaper.body.booking.total).toEqual(forMember.member.total);
  expect(cheaper.body.booking.price.savings).toEqual(forMember.member.savings);
  const other = await book(forOther, { as: await anAccount(golark) });
  expect(other.body.booking.total).toEqual(forOther.nonMember.total);
});

test('a membership that has ended sells no member price: the guest is asked first', async () => {
  const as = await aMember();
  const quote = await quoteFor({ as });
  expect(quote.applies).toBe('member');
  await leaveGoPlus(as);
  expect((await read(quote, { as })).body).toMatchObject({
    applies: 'nonMember',
    payment: { schedule: [{ amount: quote.nonMember.total }] },
  });
  const refused = await book(quote, { as });
  expect(refused.problem.code).toBe('PRICE_CHANGED');
  const renewed = refused.problem['quote'] as Quote;
  expect(renewed).toMatchObject({ applies: 'nonMember', nonMember: { total: quote.nonMember.total } });
  expect((await book(renewed, { as })).body.booking.total).toEqual(quote.nonMember.total);
});

test('an expired quote whose price has fallen is booked at the lower price', async () => {
  const listing = await aListing(golark.ctx.db);
  const as = await anAccount(golark);
  const quote = await quoteFor({ as }, listing);
  await golark.ctx.db
    .updateTable('listings')
    .set({ cleaning_fee_amount: 1000 })
    .where('id', '=', listing)
    .execute();
  golark.clock.advanceMinutes(15);
  const { body } = await book(quote, { as });
  expect(body.booking.total.amount).toBeLessThan(quote.nonMember.total.amount);
});

test('the owner of a quote that was deleted is told that it has expired, everyone else that there is none', async () => {
  const as = await anAccount(golark);
  const quote = await quoteFor({ as });
  await golark.ctx.db.deleteFrom('quotes').where('id', '=', quote.quoteId).execute();
  expect((await book(quote, { as })).problem.code).toBe('QUOTE_EXPIRED');
  expect((await book(quote, { as: await anAccount(golark) })).problem.code).toBe('NOT_FOUND');
});
