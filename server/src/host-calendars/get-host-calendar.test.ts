import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { addDays } from '@golark/contract/dates/rules';
import {
  editCalendar,
  getHostCalendar,
  listHostCalendars,
  saveOwnReservation,
} from '@golark/contract/host-calendar/calls';
import { monthOf } from '@golark/contract/host-calendar/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStatements } from '#testing/count-statements';
import {
  aBookingBody,
  aHost,
  aListing,
  anAccount,
  aPlace,
  aQuote,
  aTeamMember,
  type ListingChange,
  someDates,
  withStayRules,
} from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
  await aPlace(golark.ctx.db);
  ({ host, hostId } = await aHost(golark));
});
afterAll(() => golark.close());

const aHome = (change: ListingChange = {}) =>
  aListing(golark.ctx.db, { property_manager_id: hostId, ...change });
const book = async (listing: string, dates = someDates, adults = 2) => {
  const guest = await anAccount(golark);
  const quote = await aQuote(golark, listing, { as: guest, ...dates, numAdults: adults });
  return (await golark.call(bookStay, { as: guest, body: aBookingBody(quote) })).body.booking;
};
const take = (listing: string, dates: typeof someDates, price: number | null = null) => {
  const params = { listingId: listing, reservationId: randomUUID() };
  const amount = price === null ? null : { amount: price, currency: 'USD' as const };
  const body = { ...dates, kind: 'guest', name: 'Rosa Trujillo', price: amount } as const;
  return golark.call(saveOwnReservation, { as: host, params, body });
};
const month = monthOf(someDates.arriveDay);
const read = async (listing: string, as = host, query: Record<string, string | number> = { month }) => {
  const response = await golark.call(getHostCalendar, {
    as,
    params: { listingId: listing },
    query: query as never,
  });
  expect(response.status).toBe(200);
  return response.body;
};
const aMemberWithRole = async (role: 'manager' | 'calendar') => {
  const member = await anAccount(golark);
  await aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId: member.account.accountId, role });
  return member;
};

test('nights name their rate, their rules and what decides about them', async () => {
  const listing = await aHome({ min_nights: 2, rooms: [{ weekend_nightly_amount: 14_000 }] });
  const friday = '2026-12-11';
  await withStayRules(golark.ctx.db, listing, {
    rules: [
      {
        ...{ startsOn: null, endsOn: null, weekday: 5, minStayArrival: null, maxStay: null },
        ...{ minStayThrough: 3, closedToArrival: true, closedToDeparture: null },
      },
    ],
  });
  const params = { listingId: listing };
  const body = {
    ...{ from: friday, until: addDays(friday, 1), minNights: 4 },
    nightly: { amount: 20_500, currency: 'USD' as const },
  };
  await golark.call(editCalendar, { as: host, params, body });
  const calendar = await read(listing, host, { month: '2026-12' });
  expect([calendar.from, calendar.until]).toEqual(['2026-11-29', '2027-01-03']);
  const nightOf = (date: string) => calendar.nights.find((night) => night.date === date);
  const none = { from: null, until: null, weekday: null };
  expect(nightOf(friday)).toMatchObject({
    ...{ nightly: { amount: 20_500 }, rateSource: 'night', state: 'open', freeUnits: 1 },
    minStayArrival: { value: 4, rule: { ...none, source: 'night' } },
    minStayThrough: { value: 3, rule: { ...none, source: 'weekday', weekday: 5 } },
    closedToArrival: { value: true, rule: { ...none, source: 'weekday', weekday: 5 } },
  });
  expect(nightOf('2026-12-12')).toMatchObject({
    ...{ nightly: { amount: 14_000 }, rateSource: 'room-weekend' },
    minStayArrival: { value: 2, rule: { ...none, source: 'listing' } },
  });
});

test('bookings, requests, reservations of the host, blocks and preparation are told apart', async () => {
  const listing = await aHome();
  await withStayRules(golark.ctx.db, listing, { preparationNights: 1 });
  const booking = await book(listing);
  await take(listing, { arriveDay: testDay(25), departDay: testDay(27) });
  const blocked = { from: testDay(29), until: testDay(30), isBlocked: true, note: 'Painting' };
  await golark.call(editCalendar, { as: host, params: { listingId: listing }, body: blocked });
  const { nights, stays } = await read(listing);
  const states = new Map(nights.map(({ date, state }) => [date, state]));
  const from = (first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, i) => states.get(testDay(first + i)));
  expect(from(16, 20)).toEqual(['preparation', 'sold', 'sold', 'sold', 'preparation']);
  expect(from(24, 30)).toEqual(['preparation', 'sold', 'sold', 'preparation', 'open', 'blocked', 'open']);
  expect(nights.find(({ date }) => date === testDay(29))?.note).toBe('Painting');
  expect(stays).toMatchObject([
    { kind: 'booking', id: booking.id, guestName: 'Maya Ortega', guestCount: 2, isPast: false },
    { kind: 'own', guestName: 'Rosa Trujillo', own: { kind: 'guest', price: null } },
  ]);
  const onRequest = await aHome({ is_instant_book: false });
  await book(onRequest);
  const [request] = (await read(onRequest)).stays;
  expect(request).toMatchObject({ kind: 'request', answerBy: expect.any(String) });
});

test('a month counts what was sold, what it earns, and what is open', async () => {
  const listing = await aHome();
  const before = await read(listing);
  await book(listing);
  // two of three nights are in the next month
  await take(listing, { arriveDay: '2026-12-31', departDay: '2027-01-03' }, 30_000);
  const { totals } = await read(listing, host, { month, months: 2 });
  expect(totals).toMatchObject([
    // three nights at 100 dollars and the cleaning fee, and a third of the reservation
    { month: '2026-12', nightsSold: 4, booked: { amount: 45_000 } },
    { month: '2027-01', nightsSold: 2, booked: { amount: 20_000 } },
  ]);
  expect(totals[0]?.nightsOpen).toBe((before.totals[0]?.nightsOpen ?? 0) - 4);
});

test('a member who may not read reservations sees neither names of guests nor what they pay', async () => {
  const listing = await aHome();
  await book(listing);
  const [owner, keeper] = [await aMemberWithRole('manager'), await aMemberWithRole('calendar')];
  expect((await read(listing, owner)).stays[0]?.guestName).toBe('Maya Ortega');
  const seen = await read(listing, keeper);
  expect(seen.stays[0]).toMatchObject({ guestName: null, guestCount: 2 });
  expect(seen.totals[0]?.booked).toBeNull();
  expect(JSON.stringify(seen)).not.toContain('Ortega');
});

test('a hotel has a calendar for each room type, with its own free units', async () => {
  const hotel = await aHome({
    stay_type: 'hotels',
    property_type: 'hotel',
    rooms: [{ units: 3 }, { units: 2 }],
  });
  const second = `${hotel}-2`;
  const params = { listingId: hotel, reservationId: randomUUID() };
  const body = { ...someDates, kind: 'host', name: 'Ours', roomTypeId: second } as const;
  expect((await golark.call(saveOwnReservation, { as: host, params, body })).status).toBe(200);
  const unitsOf = async (query: object) =>
    (await read(hotel, host, { month, ...query })).nights.find(({ date }) => date === someDates.arriveDay)
      ?.freeUnits;
  expect(await unitsOf({})).toBe(3);
  expect(await unitsOf({ roomTypeId: second })).toBe(1);
});

test('the calendars of a host are its listings by title, with the next 14 nights of each', async () => {
  const { host: as, hostId: property_manager_id } = await aHost(golark);
  const hotel = { stay_type: 'hotels', property_type: 'hotel', rooms: [{ units: 3 }, {}] };
  for (const change of [{ title: 'Pine cabin' }, { title: 'Aspen lodge', ...hotel }])
    await aListing(golark.ctx.db, { ...change, property_manager_id });
  const { body } = await golark.call(listHostCalendars, { as });
  const [lodge, cabin] = body.edges.map(({ node }) => node);
  expect([lodge?.listing.title, cabin?.listing.title]).toEqual(['Aspen lodge', 'Pine cabin']);
  expect(lodge?.nights.map(({ date }) => date)).toEqual(Array.from({ length: 14 }, (_, i) => testDay(i)));
  expect(lodge?.nights[3]).toMatchObject({ freeUnits: 4, units: 4, nightly: { amount: 10_000 } });
  const id = cabin?.listing.id ?? '';
  const body2 = { from: testDay(3), until: testDay(4), isBlocked: true };
  await golark.call(editCalendar, { as, params: { listingId: id }, body: body2 });
  const after = await golark.call(listHostCalendars, { as });
  expect(after.body.edges[1]?.node.nights.map(({ freeUnits }) => freeUnits).indexOf(0)).toBe(3);
});

test('the page of a month sends at most 6 statements with the caller, however many bookings it has', async () => {
  const listing = await aHome();
  const count = async (call: () => Promise<unknown>) => {
    await call();
    return (await listStatements(golark.database, call)).length;
  };
  const empty = await count(() => read(listing));
  for (const distance of [17, 20, 23])
    await book(listing, { arriveDay: testDay(distance), departDay: testDay(distance + 2) });
  await take(listing, { arriveDay: testDay(26), departDay: testDay(28) });
  expect(await count(() => read(listing))).toBe(empty);
  // a page without a listing in its address first asks for one; it resolves its caller once
  const query = { nights: 0 } as never;
  const first = await count(() => golark.call(listHostCalendars, { as: host, query }));
  const ofCaller = 1;
  expect(empty + first - ofCaller).toBeLessThanOrEqual(6);
});
