import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, upcomingTrips } from '@golark/contract/booking/calls';
import { saveCard } from '@golark/contract/payments/calls';
import { getQuote, listRoomOffers } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { holdTickets } from '@golark/contract/tickets/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStatements } from '#testing/count-statements';
import { aBookingBody, aListing, anAccount, aQuote, goodCard, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, seatsForSale } from '#testing/tickets';

let golark: TestApp;
let guest: LoginResult;
let listing: string;
beforeAll(async () => {
  golark = await createTestApp();
  guest = await anAccount(golark);
  listing = await aListing(golark.ctx.db);
});
afterAll(() => golark.close());

/** The tables of the sandbox are a third party's: with Stripe these are requests. */
const isOurs = (text: string): boolean => !/sandbox_/.test(text) && !/^(begin|commit)$/i.test(text);

/** The statements of a call that was made before, so that what is read once per process is not counted. */
const statementsOf = async (call: () => Promise<{ status: number }>): Promise<string[]> => {
  for (const _ of [1, 2]) expect((await call()).status).toBeLessThan(300);
  const statements = await listStatements(golark.database, async () => {
    expect((await call()).status).toBeLessThan(300);
  });
  return statements.filter(isOurs);
};

const quoteQuery = { ...someDates, numAdults: 2 };

test('a search sends at most 2 statements, and 1 with dates', async () => {
  const statements = await statementsOf(() => golark.call(searchProperties, { body: {} }));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(2);
  // the page of each size is another search
  let pageSize = 10;
  const filters = { dateFrom: someDates.arriveDay, dateTo: someDates.departDay };
  const dated = await statementsOf(() =>
    golark.call(searchProperties, { body: { filters, pageSize: pageSize++ } }),
  );
  expect(dated.length, dated.join('\n')).toBe(1);
});

test('a stay sends at most 4 statements, a quote 2', async () => {
  const params = { globalId: listing };
  const stay = await statementsOf(() => golark.call(getProperty, { params }));
  expect(stay.length, stay.join('\n')).toBeLessThanOrEqual(4);
  const quote = await statementsOf(() => golark.call(getQuote, { params, query: quoteQuery as never }));
  expect(quote.length, quote.join('\n')).toBeLessThanOrEqual(2);
});

test('the rooms of a hotel send at most 2 statements, however many there are', async () => {
  const rooms = Array.from({ length: 5 }, () => ({ units: 3 }));
  const hotel = await aListing(golark.ctx.db, { stay_type: 'hotels', property_type: 'hotel', rooms });
  const call = () => golark.call(listRoomOffers, { params: { globalId: hotel }, query: quoteQuery as never });
  const statements = await statementsOf(call);
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(2);
});

test('a hold of tickets sends at most 8 statements', async () => {
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark), rowLabel: '1' });
  const statements = await statementsOf(() =>
    golark.call(holdTickets, { body: { listingId, quantity: 2 }, ...aBrowser() }),
  );
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(8);
});

test('a booking with a saved card sends at most 15 statements in two transactions', async () => {
  const { body } = await golark.call(saveCard, { as: guest, body: goodCard });
  const quotes = [
    await aQuote(golark, await aListing(golark.ctx.db), { as: guest }),
    await aQuote(golark, await aListing(golark.ctx.db), { as: guest }),
    await aQuote(golark, await aListing(golark.ctx.db), { as: guest }),
  ];
  const statements = await statementsOf(() => {
    const quote = quotes.pop();
    if (!quote) throw new Error('no quote is left');
    const { card: _card, ...booking } = aBookingBody(quote);
    return golark.call(bookStay, { as: guest, body: { ...booking, savedCardId: body.card.id } });
  });
  // one asks which calendars of other sites have to be read again
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(15);
});

test('trips send at most 4 statements, the caller included', async () => {
  const statements = await statementsOf(() => golark.call(upcomingTrips, { as: guest }));
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(4);
});
