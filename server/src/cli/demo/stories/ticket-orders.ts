import { acceptTickets, sendTickets, withdrawTickets } from '@golark/contract/ticket-transfers/calls';
import {
  cancelTickets,
  listTicketListings,
  offerTicketsAgain,
  previewTicketCancellation,
} from '@golark/contract/tickets/calls';
import type { TicketListing } from '@golark/contract/tickets/listing-schemas';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { mostTickets } from '@golark/contract/tickets/rules';
import { joinWaitingList } from '@golark/contract/waiting-list/calls';
import { transferKeyOf } from '#tickets';
import { buyTickets, findBoxOfficeTickets, findEvent, type WantedEvent } from '../events.ts';
import { visitorNamed } from '../people.ts';
import type { Stories, Story } from '../run-stories.ts';
import { daysAgo, NothingFits, type Scene } from '../scene.ts';
import { type Person, RefusedCall } from '../world.ts';

/** Buys tickets of the box office of the first event that suits and has as many. */
const buyAtBoxOffice = async (
  scene: Scene,
  by: Person,
  { quantity, suits, ...wanted }: WantedEvent & { quantity: number },
): Promise<TicketOrder> => {
  let found: TicketListing | null = null;
  await findEvent(scene, by, {
    ...wanted,
    suits: async (event) => {
      if (event.ticketLimit < quantity || (await suits?.(event)) === false) return false;
      found = await findBoxOfficeTickets(scene, by, { eventId: event.id, quantity });
      return found !== null;
    },
  });
  const listing = found as TicketListing | null;
  if (!listing) throw new NothingFits('tickets of the box office');
  return buyTickets(scene, by, { listingId: listing.id, quantity });
};

/** Tickets that the buyer has. */
async function* ticketsInHand(scene: Scene): Story {
  yield daysAgo(scene, 5, 7);
  await buyAtBoxOffice(scene, scene.guest, { from: 6, until: 60, quantity: 2 });
}

/** Four tickets: one is sent to a friend, one was taken back, one belongs to the member now. */
async function* sentTickets(scene: Scene): Story {
  const { world, guest, member } = scene;
  yield daysAgo(scene, 8, 3);
  const { id } = await buyAtBoxOffice(scene, guest, { from: 15, until: 160, quantity: 4 });
  const params = { orderId: id };
  const send = async (ticket: number, to: Pick<Person, 'firstName' | 'email'>): Promise<string> => {
    const body = { tickets: [ticket], name: to.firstName, email: to.email };
    const { order } = await world.call(guest, sendTickets, { params, body });
    return order.tickets.find(({ number }) => number === ticket)?.transfer?.id ?? '';
  };
  yield daysAgo(scene, 7, 1);
  const accepted = await send(2, member);
  yield daysAgo(scene, 7, 4);
  // with the key of the link in the email
  const key = transferKeyOf(world.ctx.secret, accepted);
  await world.call(member, acceptTickets, { params: { transferId: accepted }, query: { key } });
  yield daysAgo(scene, 3, 2);
  const withdrawn = await send(3, visitorNamed('Lena', 'Ruiz'));
  yield daysAgo(scene, 2, 6);
  await world.call(guest, withdrawTickets, { params: { ...params, transferId: withdrawn } });
  yield daysAgo(scene, 1, 1);
  await send(4, visitorNamed('Robin', 'Hale'));
}

/** Tickets of which the buyer has canceled one, under the rule of the event. */
async function* canceledTicket(scene: Scene): Story {
  const { world, guest } = scene;
  yield daysAgo(scene, 13, 5);
  const order = await buyAtBoxOffice(scene, guest, {
    from: 25,
    until: 300,
    quantity: 3,
    suits: ({ refundSteps }) => refundSteps.length > 0,
  });
  const params = { orderId: order.id };
  yield daysAgo(scene, 10);
  const { refund } = await world.call(guest, previewTicketCancellation, { params, query: { tickets: '3' } });
  await world.call(guest, cancelTickets, { params, body: { tickets: [3], refundAmount: refund.amount } });
}

/** Tickets of the member at the lower fee of Go+, one of which is offered to others again. */
async function* ticketsOfMember(scene: Scene): Story {
  const { world, member } = scene;
  yield daysAgo(scene, 9, 8);
  const { id } = await buyAtBoxOffice(scene, member, { from: 20, until: 120, quantity: 3 });
  yield daysAgo(scene, 1, 3);
  await world.call(member, offerTicketsAgain, { params: { orderId: id }, body: { tickets: [3] } });
}

/** Sections that have tickets for so many side by side. */
const sectionsWith = async (
  { world, guest }: Scene,
  eventId: string,
  quantity: number,
): Promise<string[]> => {
  const query = { quantity, pageSize: 1 };
  const { sections } = await world.call(guest, listTicketListings, { params: { eventId }, query });
  return sections.filter(({ fromPrice }) => fromPrice !== null).map(({ sectionId }) => sectionId);
};

const mostSections = 4;

/** A place on the waiting list of an event that has no such tickets. */
async function* waitingPlace(scene: Scene): Story {
  const { world, guest } = scene;
  const join = async (eventId: string, body: { quantity: number; sectionId: string }): Promise<boolean> => {
    try {
      await world.call(guest, joinWaitingList, { params: { eventId }, body });
      return true;
    } catch (error) {
      if (!(error instanceof RefusedCall)) throw error;
      return false;
    }
  };
  yield daysAgo(scene, 4, 4);
  await findEvent(scene, guest, {
    from: 20,
    until: 300,
    suits: async ({ id, ticketLimit }) => {
      const quantity = Math.min(ticketLimit, mostTickets);
      const suiting = await sectionsWith(scene, id, quantity);
      const others = (await sectionsWith(scene, id, 2)).filter((sectionId) => !suiting.includes(sectionId));
      for (const sectionId of others.slice(0, mostSections))
        if (await join(id, { quantity, sectionId })) return true;
      return false;
    },
  });
}

/** Tickets of an event that is over. */
async function* pastTickets(scene: Scene): Story {
  const { guest, pastEvent } = scene;
  yield daysAgo(scene, 16);
  const wanted = pastEvent && { eventId: pastEvent.id, quantity: 2 };
  const listing = wanted && (await findBoxOfficeTickets(scene, guest, wanted));
  if (!listing) throw new NothingFits('tickets of an event that is over');
  await buyTickets(scene, guest, { listingId: listing.id, quantity: 2 });
}

/** Tickets of the box office. */
export const ticketOrders: Stories = {
  'tickets in hand': ticketsInHand,
  'sent tickets': sentTickets,
  'a canceled ticket': canceledTicket,
  'tickets of the member': ticketsOfMember,
  'a place on a waiting list': waitingPlace,
  'tickets of a past event': pastTickets,
};
