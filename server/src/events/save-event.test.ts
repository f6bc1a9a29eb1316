import { getEvent, getVenue } from '@golark/contract/events/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anEvent, aTicketListing, aVenue, smallSeatMap } from '#testing/event-factories';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const capacityOf = async (venueId: string): Promise<number> =>
  (await golark.call(getVenue, { params: { venueId } })).body.venue.capacity;

test('the seats of a venue change until the first of them is offered; its name always can', async () => {
  const { db } = golark.ctx;
  const [first] = smallSeatMap.sections;
  if (!first) throw new Error('the small seat map has no section');
  const seatMap = { ...smallSeatMap, sections: [first] };
  const id = await aVenue(db, { id: 'changing' });
  await aVenue(db, { id, capacity: 44, seatMap });
  expect(await capacityOf(id)).toBe(44);
  const eventId = await anEvent(db, { venueId: id });
  await aTicketListing(db, eventId);
  await aVenue(db, { id, capacity: 188, name: 'Curtis Theater' });
  expect(await capacityOf(id)).toBe(44);
  const { body } = await golark.call(getEvent, { params: { eventId } });
  expect(body.event.venue.name).toBe('Curtis Theater');
  expect(body.event.seatMap.sections).toHaveLength(1);
});

test('performers of an event are replaced, in the new order', async () => {
  const { db } = golark.ctx;
  const venueId = await aVenue(db);
  const save = (performers: string[]) => anEvent(db, { id: 'bill', venueId, performers });
  await save(['Cedar Sons', 'Tin Horizon']);
  await save(['Tin Horizon', 'Glass Orchard']);
  const { body } = await golark.call(getEvent, { params: { eventId: 'bill' } });
  expect(body.event.performers.map(({ name }) => name)).toEqual(['Tin Horizon', 'Glass Orchard']);
});
