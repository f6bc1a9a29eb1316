import { advisePrice } from '@golark/contract/selling/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aGame, seatsForSale } from '#testing/tickets';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const advise = (eventId: string, query: object) =>
  // also queries that the contract rejects
  golark.call(advisePrice, { params: { eventId }, query: { sectionId: '101', ...query } as never });

let rows = 0;
/** Listings in rows of their own, at $50, $51 and so on. */
const similar = async (eventId: string, count: number, change: object = {}) => {
  for (let i = 0; i < count; i++)
    await seatsForSale(golark, {
      ...{ eventId, rowLabel: `${++rows}`, priceAmount: 5000 + i * 100, quality: 0.6, ...change },
      section: { id: '108', label: String(104 + i), tier: 'lower' },
    });
};

test('similar seats that are listed and were sold lately advise a price', async () => {
  const eventId = await aGame(golark, { facilityChargeAmount: 440 });
  const now = golark.clock.now().getTime();
  await similar(eventId, 6);
  await similar(eventId, 3, { quality: 0.1, priceAmount: 1500 });
  const sale = { seats: [], status: 'sold', rowLabel: '' };
  const createdAt = new Date(now - 9 * 86_400_000);
  await similar(eventId, 4, { ...sale, createdAt, updatedAt: new Date(now - 7 * 86_400_000) });
  await similar(eventId, 2, { ...sale, createdAt, updatedAt: new Date(now - 31 * 86_400_000) });
  const { body } = await advise(eventId, { priceAmount: 5200, quantity: 4 });
  expect(body).toMatchObject({
    price: { amount: 5200 },
    advice: {
      ...{ advised: { from: { amount: 5100 }, to: { amount: 5300 } }, level: 'advised', cheaperThan: 3 },
      ...{
        listedCount: 6,
        soldCount: 4,
        daysToSell: { from: 2, to: 2 },
        sections: ['104', '109'],
        cap: null,
      },
      payout: { lines: [{ code: 'buyer_pays', amount: { amount: 20_800 } }, {}, {}, {}] },
    },
  });
  expect(body.advice.comparables).toHaveLength(10);
  // without a price, the middle of the range
  expect((await advise(eventId, {})).body.price.amount).toBe(5200);
});

test('with less to compare, no range is advised, and a cap counts from the face value', async () => {
  const eventId = await aGame(golark, { resaleCapPercent: 110 });
  await similar(eventId, 7);
  const { body } = await advise(eventId, { facePriceAmount: 4000 });
  expect(body).toMatchObject({
    ...{
      price: { amount: 4400 },
      advice: { advised: null, level: 'unknown', cap: { amount: 4400 }, daysToSell: null },
    },
  });
});

test('a section or row that does not exist is named, an event without listings has a price too', async () => {
  const eventId = await aGame(golark);
  const fault = async (query: object) =>
    (await advise(eventId, query)).problem as unknown as { errors: { path: string; code: string }[] };
  expect(await fault({ sectionId: '999' })).toMatchObject({
    errors: [{ path: 'sectionId', code: 'section_unknown' }],
  });
  expect(await fault({ row: '77' })).toMatchObject({ errors: [{ path: 'row', code: 'row_unknown' }] });
  expect((await advise(eventId, { row: 'Bay 101A' })).body).toMatchObject({ price: { amount: 100 } });
  expect((await advise('unknown', {})).problem.code).toBe('NOT_FOUND');
});
