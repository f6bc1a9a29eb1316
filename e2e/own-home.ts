import { randomUUID } from 'node:crypto';
import type { Quote } from '@golark/contract/pricing/schemas';
import type { APIRequestContext, APIResponse } from 'playwright-core';
import { expect } from 'vitest';
import { aPhonePicture } from '../server/testing/pictures.ts';

type At = { request: APIRequestContext; url: string };

const usd = (amount: number) => ({ amount, currency: 'USD' });

const sections = (id: string) => ({
  rooms: {
    ...{ stayType: 'homes', guests: 4, bathrooms: 1, commonBeds: [] },
    bedrooms: [[{ kind: 'queen', count: 1 }], [{ kind: 'single', count: 2 }]],
  },
  amenities: { amenities: ['wifi', 'kitchen'] },
  texts: {
    en: { title: 'Cabin above the creek', description: 'Two rooms, a stove, and the sound of water.' },
    es: { title: 'Cabaña sobre el arroyo', description: 'Dos cuartos, una estufa y el sonido del agua.' },
  },
  price: { rooms: [{ roomTypeId: `${id}-1`, nightly: usd(12_000), weekendNightly: usd(15_000) }] },
  rules: {
    ...{ minNights: 2, maxNights: 30, checkInFrom: '16:00', checkInUntil: '21:00', checkOutBy: '10:00' },
    ...{ quietFrom: null, isInstantBook: false, cancellationPolicy: 'moderate' },
    ...{ isPetsAllowed: false, isSmokingAllowed: false },
  },
});

const done = async (response: APIResponse): Promise<APIResponse> => {
  expect(response.ok(), await response.text()).toBe(true);
  return response;
};

const addPicture = async ({ request, url }: At, listing: string): Promise<void> => {
  const file = await aPhonePicture(301);
  const headers = { origin: url, 'tus-resumable': '1.0.0' };
  const begun = await request.post(`${listing}/pictures/uploads`, {
    headers: { ...headers, 'upload-length': String(file.length) },
  });
  const at = String(begun.headers()['location']);
  await done(
    await request.patch(at, {
      headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      data: file,
    }),
  );
  await done(await request.post(`${at}/finish`, { headers }));
};

/** Makes the account of a window a host, and publishes a home in Boulder whose bookings it answers; returns the id of the listing. */
export const publishHome = async ({ request, url }: At): Promise<string> => {
  const headers = { origin: url };
  const you = {
    step: 'you',
    kind: 'person',
    publicName: 'June',
    languages: ['en'],
    phone: '+1 503 555 0163',
  };
  await done(await request.post('/v1/partner/onboarding', { headers, data: you }));
  const { places } = await (await request.get('/v1/partner/places?q=Boulder')).json();
  const id = randomUUID();
  const [{ cityId, pin }] = places;
  const place = { kind: 'cabin', line1: '4 Pearl Street', zip: null, cityId, pin };
  await done(await request.put('/v1/partner/listings', { headers, data: { id, place } }));
  const listing = `/v1/partner/listings/${id}`;
  for (const [section, values] of Object.entries(sections(id)))
    await done(await request.post(listing, { headers, data: { section, version: 0, values } }));
  await addPicture({ request, url }, listing);
  await done(await request.post(`${listing}/publish`, { headers }));
  return id;
};

/** Asks to book a home as the account of another window; returns the id of the booking. */
export const requestHome = async (
  { request, url }: At,
  id: string,
  dates: { arriveDay: string; departDay: string },
): Promise<string> => {
  const query = new URLSearchParams({ ...dates, numAdults: '2' });
  const { quoteId } = (await (await request.get(`/v1/property/${id}/quote?${query}`)).json()) as Quote;
  const data = {
    ...{ quoteId, guest: { firstName: 'Rosa', lastName: 'Trujillo', email: 'rosa@example.com' } },
    card: { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' },
  };
  const booked = await done(await request.put('/v1/booking', { headers: { origin: url }, data }));
  return ((await booked.json()) as { booking: { id: string } }).booking.id;
};
