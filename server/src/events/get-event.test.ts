import { getEvent, getPerformer, getVenue } from '@golark/contract/events/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEvent, aVenue } from '#testing/event-factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

test('an event has its seat map, its rule of refunds as instants, and a picture of itself and its venue', async () => {
  const startsAt = new Date('2026-12-11T03:30:00Z');
  const refundRule = [{ hoursBefore: 168, percent: 100 }];
  const id = await anEvent(golark.ctx.db, {
    startsAt,
    refundRule,
    doorsAt: new Date('2026-12-11T03:00:00Z'),
  });
  const { body } = await golark.call(getEvent, { params: { eventId: id } });
  expect(body.event).toMatchObject({
    doorsAt: '2026-12-11T03:00:00.000Z',
    salesEndAt: '2026-12-11T03:30:00.000Z',
    refundSteps: [{ until: '2026-12-04T03:30:00.000Z', percent: 100 }],
    image: { id: `event.${id}`, alt: 'Drawing of a play' },
    capacity: 188,
  });
  expect(body.event.seatMap.sections.map((section) => section.id)).toEqual(['101', '102', 'floor']);
  for (const picture of [body.event.image.id, body.event.venueImage.id, `seat-view.${id}.101`]) {
    const { statusCode } = await golark.app.inject({ url: `/pictures/${picture}/60.webp` });
    expect(statusCode, picture).toBe(200);
  }
  expect((await golark.app.inject({ url: `/pictures/seat-view.${id}.999/60.webp` })).statusCode).toBe(404);
});

test('an event that is over or canceled is still there, with its status', async () => {
  const { db } = golark.ctx;
  const over = await anEvent(db, { startsAt: new Date(Date.parse(testNow) - 86_400_000) });
  const canceled = await anEvent(db, { status: 'CANCELED' });
  const statusOf = async (eventId: string) =>
    (await golark.call(getEvent, { params: { eventId } })).body.event.status;
  expect([await statusOf(over), await statusOf(canceled)]).toEqual(['SCHEDULED', 'CANCELED']);
  expect((await golark.call(getEvent, { params: { eventId: 'none' } })).problem.code).toBe('NOT_FOUND');
});

test('a venue and a performer are found by id or slug', async () => {
  const { db } = golark.ctx;
  const venueId = await aVenue(db, { id: 'v-1', slug: 'larimer-theater-denver' });
  await anEvent(db, { venueId, performers: ['Mile High Players'] });
  for (const id of ['v-1', 'larimer-theater-denver']) {
    const { body } = await golark.call(getVenue, { params: { venueId: id } });
    expect(body.venue).toMatchObject({ id: 'v-1', eventCount: 1, image: { id: 'venue.v-1' } });
  }
  const { body } = await golark.call(getPerformer, { params: { performerId: 'mile-high-players' } });
  expect(body.performer).toMatchObject({ name: 'Mile High Players', eventCount: 1, homeVenue: null });
  for (const [call, params] of [
    [getVenue, { venueId: 'none' }],
    [getPerformer, { performerId: 'none' }],
  ] as const)
    expect((await golark.call(call, { params } as never)).problem.code).toBe('NOT_FOUND');
});
