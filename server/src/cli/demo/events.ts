import { getEvent, listEvents } from '@golark/contract/events/calls';
import type { Event } from '@golark/contract/events/schemas';
import { holdTickets, listTicketListings, orderTickets } from '@golark/contract/tickets/calls';
import type { TicketListing } from '@golark/contract/tickets/listing-schemas';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { cards, dayFrom, NothingFits, type Scene } from './scene.ts';
import { contactOf } from './stays.ts';
import type { Person } from './world.ts';

/** What a story asks of an event. */
export interface WantedEvent {
  /** Days from the first start, from and until. */
  from: number;
  until: number;
  /** No other story happens at it, not even in a small catalog. */
  isOwn?: boolean;
  suits?(event: Event): boolean | Promise<boolean>;
}

const pageSize = 60;

const isOnSale = ({
  status,
  onSaleAt,
  fromPrice,
}: Pick<Event, 'status' | 'onSaleAt' | 'fromPrice'>): boolean =>
  status === 'SCHEDULED' && onSaleAt === null && fromPrice !== null;

/** An event with tickets that suits; one that another story uses only if there is no other. Throws NothingFits. */
export const findEvent = async (scene: Scene, by: Person, wanted: WantedEvent): Promise<Event> => {
  const { world, usedEvents, ownEvents } = scene;
  const query = { from: dayFrom(scene, wanted.from), to: dayFrom(scene, wanted.until), pageSize };
  const { edges } = await world.call(by, listEvents, { query });
  const events = edges.map(({ node }) => node).filter((event) => isOnSale(event) && !ownEvents.has(event.id));
  const unused = events.filter(({ id }) => !usedEvents.has(id));
  const used = wanted.isOwn ? [] : events.filter(({ id }) => usedEvents.has(id));
  for (const { id } of [...unused, ...used]) {
    const { event } = await world.call(by, getEvent, { params: { eventId: id } });
    if ((await wanted.suits?.(event)) === false) continue;
    usedEvents.add(id);
    if (wanted.isOwn) ownEvents.add(id);
    return event;
  }
  throw new NothingFits(`event in ${wanted.from} to ${wanted.until} days`);
};

/** Tickets of the box office, which are there at once; null if there are none. */
export const findBoxOfficeTickets = async (
  { world }: Pick<Scene, 'world'>,
  by: Person,
  { eventId, quantity }: { eventId: string; quantity: number },
): Promise<TicketListing | null> => {
  const { edges } = await world.call(by, listTicketListings, {
    params: { eventId },
    query: { quantity, pageSize: 100 },
  });
  const offers = edges.map(({ node }) => node);
  return offers.find(({ isResale, place }) => !isResale && !place.isAccessible) ?? null;
};

/** Holds tickets of a listing and orders them. */
export const buyTickets = async (
  { world, cardIds }: Scene,
  by: Person,
  wanted: { listingId: string; quantity: number },
): Promise<TicketOrder> => {
  const { hold } = await world.call(by, holdTickets, { body: wanted });
  const savedCardId = cardIds.get(by.email);
  const payment = savedCardId ? { savedCardId } : { card: cards.visa };
  const body = { holdId: hold.id, buyer: contactOf(by), ...payment };
  return (await world.call(by, orderTickets, { body })).order;
};
