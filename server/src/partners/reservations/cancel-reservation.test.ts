import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay, cancelBooking, listBookings, listSimilarStays } from '@golark/contract/booking/calls';
import { editCalendar } from '@golark/contract/host-calendar/calls';
import { acceptReservation, cancelReservation } from '@golark/contract/partners/calls';
import { getQuote } from '@golark/contract/pricing/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savePublishedNights } from '#calendars';
import { auditOrders } from '#testing/audit-orders';
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
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let host: LoginResult;
let guest: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  [guest, { host, hostId }] = await Promise.all([anAccount(golark), aHost(golark)]);
  await aPlace(golark.ctx.db);
});
afterAll(() => golark.close());

type Change = NonNullable<Parameters<typeof aListing>[1]>;

const book = async (change: Change = {}) => {
  const listing = await aListing(golark.ctx.db, {
    property_manager_id: hostId,
    is_instant_book: true,
    ...change,
  });
  const body = aBookingBody(await aQuote(golark, listing, { as: guest }));
  return { listing, booking: (await golark.call(bookStay, { as: guest, body })).body.booking };
};
const cancel = (bookingId: string) => golark.call(cancelReservation, { as: host, params: { bookingId } });
const asGuest = async (id: string) =>
  (await golark.call(listBookings, { as: guest, query: { ids: [id] } })).body.edges[0]?.node;
const quoteAgain = (globalId: string) =>
  golark.call(getQuote, { params: { globalId }, query: { ...someDates, numAdults: 2 } });
const range = { from: someDates.arriveDay, until: someDates.departDay };

test('the guest gets everything back, and the nights stay closed', async () => {
  const { listing, booking } = await book();
  const canceled = await cancel(booking.id);
  expect(canceled.body.reservation).toMatchObject({ id: booking.id, status: 'CANCELED' });
  const seen = await asGuest(booking.id);
  expect(seen).toMatchObject({ status: 'CANCELED', canceledBy: 'host' });
  expect(seen?.refunds.map(({ amount }) => amount)).toEqual([booking.total]);
  expect((await quoteAgain(listing)).problem.code).toBe('DATES_UNAVAILABLE');
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
});

test('neither its host nor an imported calendar opens the nights again', async () => {
  const { listing, booking } = await book();
  await cancel(booking.id);
  const open = (body: object) =>
    golark.call(editCalendar, { as: host, params: { listingId: listing }, body: { ...range, ...body } });
  const refused = await open({ isBlocked: false });
  expect(refused.problem.errors).toMatchObject([
    { path: 'isBlocked', code: 'nights_kept_closed', params: { day: range.from } },
  ]);
  expect((await open({ minNights: 2 })).status).toBe(200);
  const roomTypes = golark.ctx.db.selectFrom('room_types').select('id').where('listing_id', '=', listing);
  const { id: room_type_id } = await roomTypes.executeTakeFirstOrThrow();
  const feed = { room_type_id, night: range.from, is_closed: false, nightly_amount: 9900 };
  await golark.ctx.db
    .transaction()
    .execute((trx) => savePublishedNights(trx, [{ ...feed, min_nights: null, max_nights: null }]));
  // and whatever else would write it
  await golark.ctx.db
    .updateTable('nights')
    .set({ is_closed: false })
    .where('room_type_id', '=', room_type_id)
    .execute();
  expect((await quoteAgain(listing)).problem.code).toBe('DATES_UNAVAILABLE');
  const others = { arriveDay: range.until, departDay: '2026-12-14' };
  expect(
    (await golark.call(getQuote, { params: { globalId: listing }, query: { ...others, numAdults: 2 } }))
      .status,
  ).toBe(200);
});

test('the unit of a room type with several is sold again', async () => {
  const { listing, booking } = await book({ stay_type: 'hotels', rooms: [{ units: 3 }] });
  await cancel(booking.id);
  expect((await quoteAgain(listing)).status).toBe(200);
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
});

test('the guest is told who canceled, and offered the three most similar stays for the dates and guests', async () => {
  const near = async (change: Change) =>
    aListing(golark.ctx.db, { latitude: 44.1, longitude: -121.3, ...change });
  const { booking } = await book({ latitude: 44.1, longitude: -121.3, rooms: [{ nightly_amount: 20_000 }] });
  const alike = await near({ title: 'Alike', rooms: [{ nightly_amount: 21_000 }] });
  const cheaper = await near({ title: 'Cheaper', rooms: [{ nightly_amount: 13_000 }] });
  const dearer = await near({ title: 'Dearer', rooms: [{ nightly_amount: 45_000 }] });
  await near({ title: 'Dearest', rooms: [{ nightly_amount: 90_000 }] });
  await near({ title: 'Too small', max_guests: 1, rooms: [{ nightly_amount: 20_000, max_guests: 1 }] });
  const similar = () => golark.call(listSimilarStays, { as: guest, params: { bookingId: booking.id } });
  expect((await similar()).body.stays).toEqual([]);
  await cancel(booking.id);
  expect((await similar()).body.stays.map(({ id }) => id)).toEqual([alike, cheaper, dearer]);
  await golark.runJobs();
  const emails = await emailsTo(golark, 'maya@example.com');
  const email = emails.find(
    ({ subject, text }) =>
      subject.startsWith('Canceled by the host: ') && text.includes(booking.confirmationCode),
  );
  expect(email?.text).toContain('Alike');
  expect(email?.text).toContain(`/property/${alike}/?dateFrom=${range.from}&dateTo=${range.until}&adults=2`);
  expect(email?.text).not.toContain('Dearest');
});

test('a host and a guest who cancel at the same time: one refund, of one of them', async () => {
  const { booking } = await book();
  const answers = await Promise.all([
    cancel(booking.id),
    golark.call(cancelBooking, { as: guest, params: { bookingId: booking.id } }),
    cancel(booking.id),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await asGuest(booking.id))?.refunds).toHaveLength(1);
  expect(await auditOrders(golark.ctx.db)).toEqual([]);
});

test('a request is declined instead, and a stay that has begun is not canceled by its host', async () => {
  const { booking: request } = await book({ is_instant_book: false });
  expect((await cancel(request.id)).problem.code).toBe('INVALID_STATE');
  await golark.call(acceptReservation, { as: host, params: { bookingId: request.id } });
  const minutes = (Date.parse(`${request.arriveDay}T23:59:00Z`) - golark.clock.now().getTime()) / 60_000;
  await golark.passMinutes(minutes + 12 * 60);
  host = await logInAgain(golark, host);
  expect((await cancel(request.id)).problem).toMatchObject({
    code: 'INVALID_STATE',
    detail: 'This stay has begun. Its guest can end it.',
  });
});
