import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking, listBookings, setArrivalTime } from '@golark/contract/booking/calls';
import { instantInZone } from '@golark/contract/dates/rules';
import { listReservations } from '@golark/contract/partners/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aPlace,
  aQuote,
  logInAgain,
  someDates,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';

let golark: TestApp;
let guest: LoginResult;
let host: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  [guest, { host, hostId }] = await Promise.all([anAccount(golark), aHost(golark)]);
  await aPlace(golark.ctx.db);
});
beforeEach(() => golark.clock.set(testNow));
afterAll(() => golark.close());

const book = async (isInstant = true): Promise<string> => {
  const listing = await aListing(golark.ctx.db, { property_manager_id: hostId, is_instant_book: isInstant });
  const body = aBookingBody(await aQuote(golark, listing, { as: guest }));
  return (await golark.call(bookStay, { as: guest, body })).body.booking.id;
};
const say = (bookingId: string, arrivalTime: string | null, { as = guest, key = '' } = {}) =>
  golark.call(setArrivalTime, {
    as,
    params: { bookingId },
    body: { arrivalTime },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
  });

test('the guest says it and takes it back, and the host sees it', async () => {
  const bookingId = await book();
  const seenByHost = async () => {
    const { body } = await golark.call(listReservations, { as: host, query: { tab: 'upcoming' } });
    return body.edges.find(({ node }) => node.id === bookingId)?.node.arrivalTime;
  };
  expect(await seenByHost()).toBeNull();
  expect((await say(bookingId, '18:30')).body.booking.arrivalTime).toBe('18:30');
  expect(await seenByHost()).toBe('18:30');
  expect((await say(bookingId, null)).body.booking.arrivalTime).toBeNull();
  expect(await seenByHost()).toBeNull();
});

// check-in is from 16:00 until 22:00
test.each(['15:30', '22:30', '16:15', '25:00', '4 PM'])('%s is no time of this check-in', async (time) => {
  const bookingId = await book();
  const { status, problem } = await say(bookingId, time);
  expect([status, problem.errors?.[0]?.path]).toEqual([422, 'arrivalTime']);
});

test('can be changed until check-in closes at the place', async () => {
  const bookingId = await book();
  const closesAt = instantInZone(someDates.arriveDay, '22:00', 'America/Denver');
  golark.clock.set(closesAt.toISOString());
  const as = await logInAgain(golark, guest);
  expect((await say(bookingId, '22:00', { as })).status).toBe(200);
  golark.clock.advanceMinutes(1);
  expect((await say(bookingId, '21:30', { as })).problem.code).toBe('INVALID_STATE');
  const { body } = await golark.call(listBookings, { as, query: { ids: bookingId } });
  expect(body.edges[0]?.node.arrivalTime).toBe('22:00');
});

test('a request that waits and a canceled booking have none, and a stranger finds no booking', async () => {
  const waiting = await book(false);
  expect((await say(waiting, '18:30')).problem.code).toBe('INVALID_STATE');
  const bookingId = await book();
  expect((await say(bookingId, '18:30', { as: host })).problem.code).toBe('NOT_FOUND');
  await golark.call(cancelBooking, { as: guest, params: { bookingId } });
  expect((await say(bookingId, '18:30')).problem.code).toBe('INVALID_STATE');
});

test('repeating a key returns the first response', async () => {
  const bookingId = await book();
  const first = await say(bookingId, '17:00', { key: 'arrive-1' });
  await say(bookingId, '18:00');
  const again = await say(bookingId, '17:00', { key: 'arrive-1' });
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(again.body).toEqual(first.body);
});
