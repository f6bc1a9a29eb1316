import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import type { Booking } from '@golark/contract/booking/schemas';
import { askHost, countUnreadConversations } from '@golark/contract/conversations/calls';
import { getHostDay, putListingArrival } from '@golark/contract/partners/calls';
import { reviewGuest } from '@golark/contract/reviews/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listStatements } from '#testing/count-statements';
import { aBookingBody, aHost, aListing, anAccount, aQuote, logInAgain } from '#testing/factories';
import { choose } from '#testing/payouts';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
let guest: LoginResult;
beforeAll(async () => {
  golark = await createTestApp();
});
beforeEach(async () => {
  ({ host, hostId } = await aHost(golark));
  guest = await anAccount(golark);
});
afterAll(() => golark.close());

const book = async (change: { is_instant_book?: boolean } = {}): Promise<Booking> => {
  const place = { ...change, property_manager_id: hostId };
  const listing = await aListing(golark.ctx.db, place);
  const body = aBookingBody(await aQuote(golark, listing, { as: guest }));
  return (await golark.call(bookStay, { as: guest, body })).body.booking;
};
const day = async () => (await golark.call(getHostDay, { as: host })).body;
const setArrival = (listingId: string, body: object) =>
  golark.call(putListingArrival, { as: host, params: { listingId }, body });
/** To an hour of a day in UTC, which is still that day at the place. */
const moveTo = async (date: string, hour = 20) => {
  const at = Date.parse(`${date}T${hour}:00:00Z`);
  golark.clock.advanceMinutes((at - golark.clock.now().getTime()) / 60_000);
  host = await logInAgain(golark, host);
};

test('a new host is asked for the first listing, then for how guests get in', async () => {
  expect(await day()).toMatchObject({ listingCount: 0, timeZone: null, nextSteps: ['listing'] });
  const listingId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  await setArrival(listingId, {});
  expect(await day()).toMatchObject({ listingCount: 1, nextSteps: ['access', 'languages', 'payouts'] });
  await setArrival(listingId, { access: { en: 'The key is under the stone.' } });
  expect((await day()).nextSteps).toEqual(['languages', 'payouts']);
  await choose(golark, host, 'incomplete');
  expect((await day()).nextSteps).toEqual(['languages', 'payouts']);
  await choose(golark, host, 'checking');
  expect((await day()).nextSteps).toEqual(['languages']);
});

test('requests come with their deadline and what the host earns', async () => {
  const { id, holdExpiresAt } = await book({ is_instant_book: false });
  const { requests, requestCount, arrivals } = await day();
  expect(requests).toMatchObject([{ bookingId: id, answerBy: holdExpiresAt, nights: 3 }]);
  expect(requests[0]?.earnings.amount).toBeGreaterThan(0);
  expect({ requestCount, arrivals }).toEqual({ requestCount: 1, arrivals: [] });
});

test('a guest arrives, stays and leaves by the clock of the place, and can then be reviewed', async () => {
  const { id, arriveDay, departDay, property } = await book();
  await setArrival(property.id, {});
  await moveTo(arriveDay);
  expect(await day()).toMatchObject({
    arrivals: [{ bookingId: id, at: '16:00', isExpected: false, tasks: ['access'], conversationId: null }],
    ...{ arrivalCount: 1, departures: [], guestsInHouse: 2 },
  });
  const params = { globalId: property.id };
  const asked = await golark.call(askHost, {
    as: await logInAgain(golark, guest),
    ...{ params, body: { text: 'We are late' } },
  });
  const { arrivals, conversations } = await day();
  expect(arrivals[0]?.tasks).toEqual(['access', 'message']);
  expect(arrivals[0]?.conversationId).toBe(asked.body.conversation.id);
  expect(conversations.map(({ id: conversation }) => conversation)).toEqual([asked.body.conversation.id]);

  await moveTo(departDay);
  expect(await day()).toMatchObject({
    arrivals: [],
    departures: [{ bookingId: id, at: '11:00' }],
    ...{ departureCount: 1, guestsInHouse: 0, reviews: [] },
  });
  golark.clock.advanceMinutes(24 * 60);
  host = await logInAgain(golark, host);
  const statements = await listStatements(golark.database, async () => {
    expect((await day()).reviews).toMatchObject([{ bookingId: id }]);
  });
  // the page has one more for the number of unread conversations: seven, with the session and the calendars of other sites
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(6);
  const review = { rating: 5, text: 'Great guest' };
  await golark.call(reviewGuest, { as: host, params: { bookingId: id }, body: review });
  expect((await day()).reviews).toEqual([]);
});

test('the number of unread conversations needs one statement and the session', async () => {
  const count = () => golark.call(countUnreadConversations, { as: host });
  await count();
  expect((await listStatements(golark.database, count)).length).toBeLessThanOrEqual(2);
});
