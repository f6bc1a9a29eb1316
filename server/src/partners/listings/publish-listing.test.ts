import { randomUUID } from 'node:crypto';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import {
  createDraft,
  deleteOwnListing,
  getOwnListing,
  listOwnListings,
  previewPrice,
  publishListing,
  saveSection,
  unpublishListing,
} from '@golark/contract/own-listings/calls';
import { getQuote } from '@golark/contract/pricing/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { getProperty } from '@golark/contract/stays/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aBookingBody, aHost, aListing, anAccount, aQuote, someDates } from '#testing/factories';
import {
  aCompleteDraft,
  aDraft,
  aPlaceInput,
  detailsOf,
  homeValues,
  priceValues,
  withPhotos,
} from '#testing/own-listings';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let as: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
});
beforeEach(async () => {
  ({ host: as, hostId } = await aHost(golark));
});
afterAll(() => golark.close());

const of = (listingId: string) => ({ as, params: { listingId } });
const found = async () =>
  (await golark.call(searchProperties, { body: { filters: { pmId: hostId } } })).body.properties;
const isPublic = async (globalId: string) =>
  (await golark.call(getProperty, { params: { globalId } })).status === 200;

test('a draft names what is missing, step by step, until it is published and guests see it', async () => {
  const id = await aDraft(golark, as);
  const missing = async () => (await detailsOf(golark, as, id)).listing.missing;
  expect(await missing()).toEqual(['rooms', 'amenities', 'photos', 'texts', 'price', 'rules']);
  const refused = await golark.call(publishListing, of(id));
  expect(refused.problem).toMatchObject({ status: 422, code: 'VALIDATION_ERROR' });
  expect(refused.problem.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual([
    ...['rooms required', 'amenities required', 'photos required', 'texts required', 'price required'],
    'rules required',
  ]);
  for (const [section, values] of Object.entries({ ...homeValues, price: priceValues(id) })) {
    const saved = await golark.call(saveSection, {
      ...of(id),
      body: { section, version: 0, values } as never,
    });
    expect(saved.status, section).toBe(200);
  }
  expect(await missing()).toEqual(['photos']);
  await withPhotos(golark.ctx.db, id);
  expect([await isPublic(id), await found()]).toEqual([false, []]);
  const published = await golark.call(publishListing, of(id));
  expect(published.body.listing).toMatchObject({ status: 'published', missing: [], title: 'Quiet cabin' });
  expect(await found()).toMatchObject([{ id, title: 'Quiet cabin', bedrooms: 2 }]);
  const { body } = await golark.call(getProperty, { params: { globalId: id } });
  expect(body).toMatchObject({
    ...{ title: 'Quiet cabin', maxGuests: 4, beds: 3, bathrooms: 1.5, amenities: ['wifi', 'kitchen'] },
    rules: { checkInFrom: '16:00', minNights: 2 },
    rooms: [
      {
        bedding: [
          { kind: 'queen', count: 1 },
          { kind: 'single', count: 2 },
        ],
      },
    ],
  });
});

test('publishing and taking off sale twice is harmless, and a booked listing is never deleted', async () => {
  const id = await aCompleteDraft(golark, as);
  const set = async (call: typeof publishListing | typeof unpublishListing) =>
    (await golark.call(call, of(id))).body.listing.status;
  expect([await set(publishListing), await set(publishListing)]).toEqual(['published', 'published']);
  const guest = await anAccount(golark);
  const quote = await aQuote(golark, id, { as: guest });
  const booked = await golark.call(bookStay, { as: guest, body: aBookingBody(quote) });
  expect(booked.status).toBe(201);
  expect([await set(unpublishListing), await set(unpublishListing)]).toEqual(['unpublished', 'unpublished']);
  expect(await isPublic(id)).toBe(false);
  expect(
    (await golark.call(getQuote, { params: { globalId: id }, query: { ...someDates, numAdults: 2 } })).status,
  ).toBe(404);
  const deleted = await golark.call(deleteOwnListing, of(id));
  expect(deleted.problem).toMatchObject({ code: 'INVALID_STATE', reason: 'LISTING_BOOKED' });
  expect(await set(publishListing)).toBe('published');
});

test('a draft cannot be taken off sale, and is deleted with all that it says', async () => {
  const id = await aCompleteDraft(golark, as);
  expect((await golark.call(unpublishListing, of(id))).problem.code).toBe('INVALID_STATE');
  expect((await golark.call(deleteOwnListing, of(id))).status).toBe(204);
  expect((await golark.call(getOwnListing, of(id))).status).toBe(404);
});

test('a draft is created once, and never under the id of another host', async () => {
  const id = await aDraft(golark, as);
  const put = (by: LoginResult, kind: 'cabin' | 'loft' = 'loft') =>
    golark.call(createDraft, { as: by, body: { id, place: aPlaceInput({ kind }) } });
  expect((await put(as)).body.listing).toMatchObject({
    id,
    kind: 'cabin',
    status: 'draft',
    title: null,
    nightly: null,
  });
  const { host: other } = await aHost(golark);
  expect((await put(other)).status).toBe(404);
  expect((await golark.call(getOwnListing, { as: other, params: { listingId: id } })).status).toBe(404);
  const presses = { id: randomUUID(), place: aPlaceInput() };
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => golark.call(createDraft, { as, body: presses })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const { body } = await golark.call(listOwnListings, { as, query: {} });
  expect(body.pageInfo.totalCount).toBe(2);
});

test('listings are found by title and status, those that changed last first', async () => {
  const draft = await aDraft(golark, as);
  golark.clock.advanceMinutes(1);
  const imported = await aListing(golark.ctx.db, { property_manager_id: hostId, title: 'Casa Ámbar' });
  await aListing(golark.ctx.db);
  const ids = async (query: { q?: string; status?: 'draft' | 'published' }) =>
    (await golark.call(listOwnListings, { as, query })).body.edges.map(({ node }) => node.id);
  expect(await ids({})).toEqual([draft, imported]);
  expect(await ids({ q: 'ambar' })).toEqual([imported]);
  expect(await ids({ status: 'draft' })).toEqual([draft]);
  const [, node] = (await golark.call(listOwnListings, { as, query: {} })).body.edges;
  expect(node?.node).toMatchObject({ title: 'Casa Ámbar', missing: [], nightly: { amount: 10_000 } });
});

test('the preview has the totals of the quote, also at a price that is not saved', async () => {
  const id = await aCompleteDraft(golark, as);
  const preview = async (nightly: number | null) =>
    (
      await golark.call(previewPrice, {
        ...of(id),
        body: { unsaved: nightly === null ? null : { section: 'price', values: priceValues(id, nightly) } },
      })
    ).body;
  const unsaved = await preview(20_000);
  // two nights at $230
  expect(unsaved.weekend?.payout.amount).toBe(2 * 23_000);
  const saved = await preview(null);
  await golark.call(publishListing, of(id));
  const { week } = saved;
  if (!week) throw new Error('no free week');
  const { arriveDay, departDay } = week;
  const quote = await aQuote(golark, id, { arriveDay, departDay });
  expect(week.guestTotal).toEqual(quote.nonMember.total);
  expect(week.guestTotal.amount).toBeGreaterThan(week.payout.amount);
});
