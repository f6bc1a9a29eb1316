import { getQueue, getQueuePlace, joinQueue } from '@golark/contract/queue/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';
import { aBrowser, aGame, seatsForSale } from '#testing/tickets';
import { noteHold } from './watch-queue.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({ QUEUE_ADMISSIONS_PER_SECOND: '4' });
});
afterAll(() => golark.close());

const seconds = (count: number): undefined[] => Array.from({ length: count });

/** Counts how many of eighty people who wait for a sale that has begun are let in after one more second. */
const lettingIn = async () => {
  const onSaleAt = new Date(golark.clock.now().getTime() + 60 * 60_000);
  const eventId = await aGame(golark, { onSaleAt });
  await seatsForSale(golark, { eventId, rowLabel: '1', seats: [{ from: 0, to: 250 }] });
  await golark.call(getQueue, { params: { eventId } });
  await golark.passMinutes(31);
  const places: string[] = [];
  for (let i = 0; i < 80; i++) {
    const { body } = await golark.call(joinQueue, { params: { eventId }, ...aBrowser() });
    places.push(body.place?.id ?? '');
  }
  await golark.passMinutes(30);
  const [placeId = ''] = places;
  return {
    eventId,
    admittedNext: async () => {
      golark.clock.advanceMinutes(1 / 60);
      const { body } = await golark.call(getQueuePlace, { params: { placeId } });
      return body.queue.total - body.queue.waiting;
    },
  };
};

test('few people are let in at first, and fewer again while it takes long to hold seats', async () => {
  const { eventId, admittedNext } = await lettingIn();
  let admitted = 0;
  for (const _ of seconds(4)) admitted = await admittedNext();
  // sixteen at the full rate of four in a second
  expect(admitted).toBeLessThanOrEqual(5);
  // the rate rises meanwhile, unless the machine of the test is slow itself
  for (const _ of seconds(20)) admitted = await admittedNext();
  const before = admitted;
  for (const _ of seconds(5)) {
    noteHold(golark.ctx, eventId, 1000);
    admitted = await admittedNext();
  }
  // twenty at the full rate, and eight at most if each second lets in half as many as the one before
  expect(admitted - before).toBeLessThanOrEqual(8);
});
