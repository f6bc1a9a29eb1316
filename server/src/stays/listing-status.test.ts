import { bookStay, listBookings } from '@golark/contract/booking/calls';
import { quoteBookingChange } from '@golark/contract/booking-changes/calls';
import { getAvailability } from '@golark/contract/calendars/calls';
import { askHost, messageHost } from '@golark/contract/conversations/calls';
import { addDays } from '@golark/contract/dates/rules';
import { popularDestinations } from '@golark/contract/destinations/calls';
import { editCalendar } from '@golark/contract/host-calendar/calls';
import { getHost } from '@golark/contract/hosts/calls';
import { quoteInsurance } from '@golark/contract/insurance/calls';
import { getPriceRules, putListingParts } from '@golark/contract/partners/calls';
import {
  explainStay,
  getQuote,
  getRate,
  getStoredQuote,
  listRoomOffers,
} from '@golark/contract/pricing/calls';
import type { Quote } from '@golark/contract/pricing/schemas';
import { getSharedStays, listSavedStays, saveStays, shareSavedStays } from '@golark/contract/saved/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { getProperty, listReviews } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeListingStatus, lockListing } from '#stays/own';
import { aBookingBody, aHost, aListing, anAccount, aQuote, denver, someDates } from '#testing/factories';
import { insuranceOf } from '#testing/insurance';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const set = (id: string, event: 'published' | 'unpublished') =>
  golark.ctx.db.transaction().execute(async (trx) => {
    const status = await lockListing(trx, id);
    return status && changeListingStatus(trx, { id, status }, event);
  });

const query = { ...someDates, numAdults: 2 };
const party = { adults: 2, childAges: [], infants: 0, pets: false };
const filters = {
  ...{ dateFrom: someDates.arriveDay, dateTo: someDates.departDay },
  guests: { adults: 2, children: 0, infants: 0, pets: false },
};

/** Whether each public read of a listing shows it. */
const seen = async (
  id: string,
  { hostId, linkedId, insured }: { hostId: string; linkedId: string; insured: Quote },
) => {
  const { call } = golark;
  const params = { globalId: id };
  const guest = await anAccount(golark);
  const isSuccess = async (made: Promise<{ status: number }>) => (await made).status < 300;
  const hits = async (body: object) =>
    (await call(searchProperties, { body: { ...body, pageSize: 60 } })).body.properties.some(
      (hit) => hit.id === id,
    );
  const { arriveDay: from, departDay: until } = someDates;
  return {
    page: await isSuccess(call(getProperty, { params })),
    reviews: await isSuccess(call(listReviews, { params, query: {} })),
    rate: await isSuccess(
      call(getRate, {
        params,
        query: { fromDate: someDates.arriveDay, untilDate: someDates.departDay, adults: 2, children: 0 },
      }),
    ),
    quote: await isSuccess(call(getQuote, { params, query })),
    rooms: await isSuccess(call(listRoomOffers, { params, query })),
    explanation: await isSuccess(call(explainStay, { params, body: { ...someDates, adults: 2 } })),
    availability: await isSuccess(call(getAvailability, { params, query: { from, until } })),
    question: await isSuccess(call(askHost, { as: guest, params, body: { text: 'Is it quiet?' } })),
    insurance: await isSuccess(call(quoteInsurance, { body: insuranceOf(insured) })),
    saving: await isSuccess(
      call(saveStays, { as: guest, body: { stays: [{ globalId: id, dates: null, party }] } }),
    ),
    search: await hits({ filters: { pmId: hostId } }),
    dates: await hits({ filters: { ...filters, pmId: hostId } }),
    byTotal: await hits({ filters: { ...filters, pmId: hostId }, sort: 'price-low' }),
    host: (await call(getHost, { params: { hostId } })).body.listingCount === 2,
    linked: (await call(getProperty, { params: { globalId: linkedId } })).body.sharesRoomsWith.some(
      (other) => other.id === id,
    ),
    stays: (await call(getProperty, { params: { globalId: linkedId } })).body.host.listingCount === 2,
  };
};

const all = (value: boolean, of: object) => Object.fromEntries(Object.keys(of).map((name) => [name, value]));

test('no public read shows an unpublished listing, and each shows it again once it is published', async () => {
  const { host, hostId } = await aHost(golark);
  const id = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const linkedId = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const parts = { params: { listingId: id }, body: { parts: [linkedId], closesTogether: false } };
  expect((await golark.call(putListingParts, { as: host, ...parts })).status).toBe(200);
  const insured = await aQuote(golark, id);
  const before = await seen(id, { hostId, linkedId, insured });
  expect(before).toEqual(all(true, before));
  await set(id, 'unpublished');
  expect(await seen(id, { hostId, linkedId, insured })).toEqual(all(false, before));
  await set(id, 'published');
  expect(await seen(id, { hostId, linkedId, insured })).toEqual(before);
});

test('an unpublished listing leaves saved lists and city counts, and returns to them', async () => {
  const as = await anAccount(golark);
  const city = { ...denver, id: 'co-golden', name: 'Golden', slug: 'golden' };
  const id = await golark.ctx.db
    .insertInto('cities')
    .values(city)
    .execute()
    .then(() => aListing(golark.ctx.db, { city_id: city.id }));
  await golark.call(saveStays, { as, body: { stays: [{ globalId: id, dates: null, party }] } });
  const shared = await golark.call(shareSavedStays, { as, body: { isShared: true } });
  const params = { shareKey: shared.body.shareKey ?? '' };
  const counts = async () => ({
    saved: (await golark.call(listSavedStays, { as })).body.stays.length,
    shared: (await golark.call(getSharedStays, { params })).body.stays.length,
    city: (await golark.call(popularDestinations, { query: {} })).body.destinations.find(
      (city) => city.objectID === 'co-golden',
    )?.stayCount,
  });
  const before = await counts();
  expect(before).toMatchObject({ saved: 1, shared: 1 });
  await set(id, 'unpublished');
  expect(await counts()).toEqual({ saved: 0, shared: 0, city: undefined });
  await set(id, 'published');
  expect(await counts()).toEqual(before);
});

test('its host still reads and edits it, also its nights, which search has once it is published again', async () => {
  const { host: as, hostId } = await aHost(golark);
  const id = await aListing(golark.ctx.db, { property_manager_id: hostId });
  await set(id, 'unpublished');
  const params = { listingId: id };
  expect((await golark.call(getPriceRules, { as, params })).status).toBe(200);
  const { arriveDay: from, departDay: until } = someDates;
  const edited = await golark.call(editCalendar, { as, params, body: { from, until, isBlocked: true } });
  expect(edited.body.nights[0]).toMatchObject({ date: from, free: false });
  await set(id, 'published');
  const search = async (dates: object) =>
    (await golark.call(searchProperties, { body: { filters: { ...filters, ...dates, pmId: hostId } } })).body
      .properties.length;
  expect(await search({})).toBe(0);
  expect(await search({ dateFrom: until, dateTo: addDays(until, 3) })).toBe(1);
});

test('a booked trip remains; it may lose nights and gets no others, and its quote cannot be used again', async () => {
  const as = await anAccount(golark);
  const id = await aListing(golark.ctx.db);
  const quote = await aQuote(golark, id, { as });
  const { booking } = (await golark.call(bookStay, { as, body: aBookingBody(quote) })).body;
  const other = await aQuote(golark, id, {
    as,
    arriveDay: addDays(someDates.departDay, 5),
    departDay: addDays(someDates.departDay, 7),
  });
  const read = async () =>
    (await golark.call(listBookings, { as, query: { ids: [booking.id] } })).body.edges[0]?.node;
  const before = await read();
  await set(id, 'unpublished');
  expect(await read()).toEqual(before);
  const params = { bookingId: booking.id };
  const messaged = await golark.call(messageHost, { as, params, body: { text: 'See you soon' } });
  expect(messaged.status).toBe(201);
  const change = (departDay: string) => {
    const body = { ...someDates, departDay, numAdults: 2, numChildren: 0, numInfants: 0, numPets: 0 };
    return golark.call(quoteBookingChange, { as, params, body });
  };
  expect((await change(addDays(someDates.departDay, 1))).problem.code).toBe('DATES_UNAVAILABLE');
  expect((await change(addDays(someDates.departDay, -1))).status).toBe(200);
  expect((await golark.call(bookStay, { as, body: aBookingBody(other) })).status).toBe(404);
  const stored = await golark.call(getStoredQuote, { as, params: { quoteId: other.quoteId } });
  expect(stored.status).toBe(404);
});
