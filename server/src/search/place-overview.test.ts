import { addDays } from '@golark/contract/dates/rules';
import { getPlaceOverview } from '@golark/contract/search/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { medianOf } from '#platform/median-of';
import { aListing, aQuote } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { sampleNights, sampleStays } from './rules/sample-stays.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const denver = { stateNameSlug: 'colorado', nameSlug: 'denver' };
const overview = (params = denver) => golark.call(getPlaceOverview, { params });

test('a city has its stays by neighborhood and a typical price for each month, and unknown ones are not found', async () => {
  const { db } = golark.database;
  const rates = [9000, 21_000, 14_000];
  const ids = await Promise.all(
    rates.map((nightly_amount, place) =>
      aListing(db, {
        neighborhood: place < 2 ? 'Baker' : 'Union Station',
        rooms: [{ nightly_amount, weekend_nightly_amount: nightly_amount }],
      }),
    ),
  );
  const hidden = await aListing(db, { neighborhood: 'Baker' });
  await db.updateTable('listings').set({ status: 'unpublished' }).where('id', '=', hidden).execute();
  const { body } = await overview();
  expect(body.neighborhoods.map(({ name, stayCount }) => [name, stayCount])).toEqual([
    ['Baker', 2],
    ['Union Station', 1],
  ]);
  expect([body.stayCount, body.destination.nameSlug]).toEqual([3, 'denver']);
  expect(body.months).toHaveLength(12);
  const [sample] = sampleStays('2026-11-20');
  const stay = {
    arriveDay: sample?.arriveDay ?? '',
    departDay: addDays(sample?.arriveDay ?? '', sampleNights),
  };
  const quotes = await Promise.all(ids.map((id) => aQuote(golark, id, stay)));
  const median = medianOf(quotes.map((quote) => quote.nonMember.total.amount)) ?? 0;
  expect(body.months[0]).toEqual({
    month: sample?.month,
    nightly: { amount: Math.round(median / sampleNights), currency: 'USD' },
  });
  expect((await overview({ ...denver, nameSlug: 'atlantis' })).status).toBe(404);
});
