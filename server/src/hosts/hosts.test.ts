import type { LoginResult } from '@golark/contract/accounts/schemas';
import { askHost, replyToGuest } from '@golark/contract/conversations/calls';
import { getHost, putHostLanguages } from '@golark/contract/hosts/calls';
import { searchProperties } from '@golark/contract/search/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertReviews } from '#stays';
import { aHost, aListing, anAccount, logInAgain } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
let host: LoginResult;
let hostId: string;
beforeAll(async () => {
  golark = await createTestApp();
});
beforeEach(async () => {
  ({ host, hostId } = await aHost(golark));
});
afterAll(() => golark.close());

const read = async () => (await golark.call(getHost, { params: { hostId } })).body;

test('a host has the mean of the reviews of all places, and the latest of them', async () => {
  const place = { property_manager_id: hostId };
  const { db } = golark.ctx;
  const listing = await aListing(db, { ...place, quality: 5, review_count: 1 });
  await aListing(db, { ...place, quality: 4, review_count: 3 });
  await aListing(db, { ...place, quality: null, review_count: 0 });
  const review = { author_name: 'Ana', author_place: null, locale: 'en', stayed_in: '2026-05-01' };
  await db
    .transaction()
    .execute((trx) => insertReviews(trx, [{ ...review, listing_id: listing, rating: 5, body: 'Great' }]));
  expect(await read()).toMatchObject({
    ...{ id: hostId, name: 'June', joinedOn: '2020-05-01', languages: [], response: null },
    ...{ listingCount: 3, rating: 4.25, reviewCount: 4 },
    reviews: [{ propertyId: listing, propertyTitle: 'Cedar cabin', review: { text: 'Great' } }],
  });
  const { body } = await golark.call(searchProperties, { body: { filters: { pmId: hostId } } });
  expect(body.properties).toHaveLength(3);
  expect((await golark.call(getHost, { params: { hostId: 'nobody' } })).status).toBe(404);
});

test('a host without places has no rating', async () => {
  expect(await read()).toMatchObject({ listingCount: 0, rating: null, reviewCount: 0, reviews: [] });
});

test('languages are replaced as a whole, each once', async () => {
  const put = (languages: ('en' | 'es' | 'fr')[]) =>
    golark.call(putHostLanguages, { as: host, body: { languages } });
  await put(['es', 'fr']);
  await put(['fr', 'en']);
  expect((await read()).languages).toEqual(['en', 'fr']);
  expect((await put(['en', 'en'])).problem.errors?.[0]?.path).toBe('languages');
});

test('the response rate counts answers within 24 hours, once there are five questions', async () => {
  const listing = await aListing(golark.ctx.db, { property_manager_id: hostId });
  const guests = await Promise.all([1, 2, 3, 4, 5].map(() => anAccount(golark)));
  const ids: string[] = [];
  for (const as of guests) {
    const { body } = await golark.call(askHost, { as, params: { globalId: listing }, body: { text: 'Hi?' } });
    ids.push(body.conversation.id);
  }
  const answer = async (from: number, until: number) => {
    const as = await logInAgain(golark, host);
    for (const conversationId of ids.slice(from, until))
      await golark.call(replyToGuest, { as, params: { conversationId }, body: { text: 'Hi!' } });
  };
  golark.clock.advanceMinutes(30);
  await answer(0, 2);
  golark.clock.advanceMinutes(60);
  await answer(2, 4);
  // the fifth may still be answered in time
  expect((await read()).response).toBeNull();
  golark.clock.advanceMinutes(23 * 60);
  expect((await read()).response).toEqual({ ratePercent: 80, medianMinutes: 60 });
  await answer(4, 5);
  // late: the time counts, the rate does not change
  expect((await read()).response).toEqual({ ratePercent: 80, medianMinutes: 90 });
});
