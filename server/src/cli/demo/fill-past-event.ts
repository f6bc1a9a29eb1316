import { getEvent } from '@golark/contract/events/calls';
import type { Event } from '@golark/contract/events/schemas';
import { fillEvent } from '../fill-events.ts';
import { daysAgo, type Scene } from './scene.ts';
import { isForSellers } from './seats.ts';

/** The venues of a small catalog. */
const size = 300;
/** Days before the first start in which it takes place: sellers are paid three days later. */
const [earliest, latest] = [11, 5];

/** An event that takes place before the first start of the demo, generated as those of the catalog; null if there is none with seats for sellers. */
export const fillPastEvent = async ({
  world,
  seller,
  start,
}: Pick<Scene, 'world' | 'seller' | 'start'>): Promise<Event | null> => {
  const { generateEvents } = await import('@golark/catalog/events');
  const now = daysAgo({ start }, earliest);
  const catalog = generateEvents({ size, now, daysAhead: earliest - latest });
  for (const event of catalog.events()) {
    if (event.onSaleAt || event.listings.length < 20 || event.resaleCapPercent !== null) continue;
    await fillEvent(world.ctx.db, { event, now: world.now() });
    const found = await world.call(seller, getEvent, { params: { eventId: event.id } });
    return isForSellers(found.event) ? found.event : null;
  }
  return null;
};
