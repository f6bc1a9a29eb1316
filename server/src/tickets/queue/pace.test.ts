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

/** Of twenty who wait for a sale that has begun: how many have been let in after one second more. */
const lettingIn = async () => {
  const onSaleAt = new Date(golark.clock.now().getTime() + 60 * 60_000);
  const eventId = await aGame(golark, { onSaleAt });
  await seatsForSale(golark, { eventId, rowLabel: '1', seats: [{ from: 0, to: 100 }] });
  await golark.call(getQueue, { params: { eventId } });
  await golark.passMinutes(31);
  const places: string[] = [];
  for (let i = 0; i < 20; i++) {
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

test('people are let in more slowly while it takes long to hold seats', async () => {
  const { eventId, admittedNext } = await lettingIn();
  const before = await admittedNext();
  for (let second = 0; second < 4; second++) {
    noteHold(golark.ctx, eventId, 1000);
    await admittedNext();
  }
  // sixteen at four in a second, and eight at most if each second lets in half as many as the one before
  expect((await admittedNext()) - before).toBeLessThanOrEqual(8);
});
