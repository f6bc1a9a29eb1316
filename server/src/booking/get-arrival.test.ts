import { randomUUID } from 'node:crypto';
import { exportAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking, getArrival, listBookings } from '@golark/contract/booking/calls';
import { instantInZone } from '@golark/contract/dates/rules';
import { declineReservation, putListingArrival } from '@golark/contract/partners/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aPlace,
  aQuote,
  declinedCard,
  logInAgain,
  someDates,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';

const timeZone = 'America/Denver';
const secrets = ['4821#', 'maple-otter-42'];

let golark: TestApp;
let guest: LoginResult;
let host: LoginResult;
/** The guest, or the guest's newest login. */
let reader: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  [guest, { host, hostId }] = await Promise.all([anAccount(golark), aHost(golark)]);
  await aPlace(golark.ctx.db);
});
beforeEach(() => {
  golark.clock.set(testNow);
  reader = guest;
});
afterAll(() => golark.close());

const book = async ({ isInstant = true, card }: { isInstant?: boolean; card?: typeof declinedCard } = {}) => {
  const listing = await aListing(golark.ctx.db, { property_manager_id: hostId, is_instant_book: isInstant });
  const body = aBookingBody(await aQuote(golark, listing, { as: guest }), card);
  const headers = { 'idempotency-key': randomUUID() };
  const response = await golark.call(bookStay, { as: guest, body, headers });
  return card ? String(response.problem['bookingId']) : response.body.booking.id;
};

/** The clock some minutes after a wall time of the place, with a token that is valid then. */
const goTo = async (day: string, time: string, minutes: number): Promise<void> => {
  const at = instantInZone(day, time, timeZone).getTime() + minutes * 60_000;
  golark.clock.set(new Date(at).toISOString());
  reader = await logInAgain(golark, guest);
};

const read = (bookingId: string, { as = reader, locale = 'en' } = {}) =>
  golark.call(getArrival, { as, params: { bookingId }, headers: { 'accept-language': locale } });

const expectRefused = async (bookingId: string): Promise<void> => {
  const response = await read(bookingId);
  expect(response.problem.code).toBe('INVALID_STATE');
  expect(JSON.stringify(response.body)).not.toContain('Larimer');
};

test('a request that waits, and one that is declined, shows nothing', async () => {
  const bookingId = await book({ isInstant: false });
  await expectRefused(bookingId);
  await golark.call(declineReservation, { as: host, params: { bookingId }, body: { reason: 'dates' } });
  await expectRefused(bookingId);
});

test('a declined payment shows nothing', async () => {
  await expectRefused(await book({ card: declinedCard }));
});

test('a canceled booking shows nothing, even within 48 hours of check-in', async () => {
  const bookingId = await book();
  await goTo(someDates.arriveDay, '16:00', -60);
  expect((await read(bookingId)).body.arrival.access).toContain('4821#');
  await golark.call(cancelBooking, { as: reader, params: { bookingId } });
  await expectRefused(bookingId);
});

test('a booking of another account is not found', async () => {
  const bookingId = await book();
  expect((await read(bookingId, { as: await anAccount(golark) })).problem.code).toBe('NOT_FOUND');
});

test('access and Wi-Fi appear 48 hours before check-in, to the minute, and are gone at check-out', async () => {
  const bookingId = await book();
  const { arriveDay, departDay } = someDates;
  await goTo(arriveDay, '16:00', -48 * 60 - 1);
  const before = (await read(bookingId)).body.arrival;
  expect(before).toMatchObject({
    stage: 'BEFORE',
    accessFrom: new Date(golark.clock.now().getTime() + 60_000).toISOString(),
    address: { line1: '12 Larimer Street', line2: null, city: 'Denver', state: 'CO', zip: '80202' },
    hostPhone: '+13035550163',
    parking: 'Park in the driveway.',
    hasAccess: true,
    access: null,
    wifi: null,
  });
  for (const secret of secrets) expect(JSON.stringify(before)).not.toContain(secret);
  await goTo(arriveDay, '16:00', -48 * 60);
  const open = {
    access: 'The door code is 4821#.',
    wifi: { network: 'Cedar-Guest', password: 'maple-otter-42' },
  };
  expect((await read(bookingId)).body.arrival).toMatchObject({ stage: 'OPEN', ...open });
  await goTo(departDay, '11:00', -1);
  expect((await read(bookingId)).body.arrival).toMatchObject({ stage: 'OPEN', ...open });
  await goTo(departDay, '11:00', 0);
  const over = {
    stage: 'OVER',
    address: { line1: '12 Larimer Street' },
    hostPhone: null,
    parking: null,
    hasAccess: false,
    access: null,
    wifi: null,
  };
  expect((await read(bookingId)).body.arrival).toMatchObject(over);
  await goTo(departDay, '11:00', 2 * 24 * 60);
  await golark.runRecurring('booking.complete-stays');
  const { body } = await golark.call(listBookings, { as: reader, query: { ids: bookingId } });
  expect(body.edges[0]?.node.status).toBe('COMPLETED');
  expect((await read(bookingId)).body.arrival).toMatchObject(over);
});

test('it is what the host has now, in the language of the reader or the only one there is', async () => {
  const bookingId = await book();
  await goTo(someDates.arriveDay, '16:00', 0);
  const as = await logInAgain(golark, host);
  const { body } = await golark.call(listBookings, { as: reader, query: { ids: bookingId } });
  const listingId = body.edges[0]?.node.propertyId ?? '';
  const access = { en: 'New code: 7755', es: 'Código nuevo: 7755' };
  const arrival = { access, parking: { en: 'Down the hill.' } };
  await golark.call(putListingArrival, { as, params: { listingId }, body: arrival });
  expect((await read(bookingId, { locale: 'es' })).body.arrival).toMatchObject({
    address: null,
    hostPhone: null,
    access: access.es,
    wifi: null,
    parking: 'Down the hill.',
  });
});

test('bookings in lists, exports and stored responses contain none of it', async () => {
  const bookingId = await book();
  await goTo(someDates.arriveDay, '16:00', 0);
  const list = await golark.call(listBookings, { as: reader, query: { ids: bookingId } });
  const account = await golark.call(exportAccount, { as: reader });
  const { rows } = await golark.database.pool.query('SELECT answer FROM idempotency_keys');
  const seen = JSON.stringify([list.body, account.body, rows]);
  expect(seen.split(bookingId).length).toBeGreaterThan(3);
  for (const secret of [...secrets, 'Larimer']) expect(seen).not.toContain(secret);
});
