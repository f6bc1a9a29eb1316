import { addDays, dayInZone } from '@golark/contract/dates/rules';
import type { Event } from '@golark/contract/events/schemas';
import { objectToDelivery } from '@golark/contract/objections/calls';
import {
  answerObjection,
  changeTicketListing,
  deliverTickets,
  removeTicketListing,
} from '@golark/contract/selling/calls';
import { cancelEvent } from '#events';
import { buyTickets, findBoxOfficeTickets, findEvent } from '../events.ts';
import { visitorNamed } from '../people.ts';
import type { Stories, Story } from '../run-stories.ts';
import { dayFrom, daysAgo, hoursAgo, NothingFits, type Scene } from '../scene.ts';
import { isForSellers, listSeats } from '../seats.ts';

const eventForSeller = (scene: Scene, from: number, until: number): Promise<Event> =>
  findEvent(scene, scene.seller, { from, until, suits: isForSellers });

const dayBefore = ({ startsAt, venue }: Event, days: number): string =>
  addDays(dayInZone(new Date(startsAt), venue.timeZone), -days);

const transfer = { service: 'the box office app', reference: 'TR-40718825' };

/** A listing of which the guest has bought two tickets that the seller will have later. */
async function* saleToDeliver(scene: Scene): Story {
  yield daysAgo(scene, 18, 2);
  const event = await eventForSeller(scene, 22, 110);
  const { id } = await listSeats(scene, event, {
    count: 4,
    splitRule: 'pairs',
    inHandOn: dayBefore(event, 6),
  });
  yield daysAgo(scene, 2, 5);
  await buyTickets(scene, scene.guest, { listingId: id, quantity: 2 });
}

/** A listing that is sold and delivered; the payout follows after the event. */
async function* deliveredSale(scene: Scene): Story {
  const { world, seller, guest } = scene;
  yield daysAgo(scene, 27);
  const { id } = await listSeats(scene, await eventForSeller(scene, 12, 90), { count: 2, splitRule: 'all' });
  yield daysAgo(scene, 14, 6);
  const order = await buyTickets(scene, guest, { listingId: id, quantity: 2 });
  yield daysAgo(scene, 13, 8);
  await world.call(seller, deliverTickets, { params: { orderId: order.id }, body: { transfer } });
}

/** A sale whose buyer has not got the tickets and says so: the payout is stopped, and the seller has answered. */
async function* saleWithProblem(scene: Scene): Story {
  const { world, seller, member } = scene;
  yield daysAgo(scene, 21, 4);
  const { id } = await listSeats(scene, await eventForSeller(scene, 14, 120), { count: 2, splitRule: 'all' });
  yield daysAgo(scene, 9, 3);
  const { id: orderId } = await buyTickets(scene, member, { listingId: id, quantity: 2 });
  const params = { orderId };
  yield daysAgo(scene, 8, 7);
  const reference = 'TR-40731164';
  await world.call(seller, deliverTickets, { params, body: { transfer: { ...transfer, reference } } });
  yield daysAgo(scene, 4, 9);
  const text = 'The app shows no tickets under my name, and no invitation has arrived.';
  await world.call(member, objectToDelivery, { params, body: { kind: 'not-received', text } });
  yield daysAgo(scene, 3, 5);
  const answer = 'The transfer waits in the app for you to accept it. I have sent it again this morning.';
  await world.call(seller, answerObjection, { params, body: { text: answer } });
}

/** A sale whose event is over, and that is paid; and tickets of the same event that were not sold. */
async function* paidSale(scene: Scene): Story {
  const { world, seller, member, pastEvent } = scene;
  yield daysAgo(scene, 17);
  if (!pastEvent) throw new NothingFits('event that is over');
  const { id } = await listSeats(scene, pastEvent, { count: 2, splitRule: 'all' });
  await listSeats(scene, pastEvent, { count: 2 });
  yield daysAgo(scene, 15, 2);
  const order = await buyTickets(scene, member, { listingId: id, quantity: 2 });
  yield daysAgo(scene, 15, 6);
  await world.call(seller, deliverTickets, {
    params: { orderId: order.id },
    body: { transfer: { ...transfer, reference: 'TR-40699102' } },
  });
}

/** A sale that the seller did not deliver: the guest gets the money back, and the seller owes a part of the price. */
async function* missedSale(scene: Scene): Story {
  yield daysAgo(scene, 24, 3);
  const event = await eventForSeller(scene, 30, 140);
  const listed = { count: 2, splitRule: 'all', inHandOn: dayFrom(scene, -9) } as const;
  const { id } = await listSeats(scene, event, listed);
  yield daysAgo(scene, 20, 4);
  await buyTickets(scene, scene.guest, { listingId: id, quantity: 2 });
}

/** An event that was canceled: the guest had tickets of the box office, the member some of the seller. */
async function* canceledEvent(scene: Scene): Story {
  const { world, guest, member } = scene;
  yield daysAgo(scene, 26, 5);
  const event = await findEvent(scene, guest, {
    from: 60,
    until: 360,
    isOwn: true,
    suits: async (one) =>
      isForSellers(one) &&
      (await findBoxOfficeTickets(scene, guest, { eventId: one.id, quantity: 2 })) !== null,
  });
  const { id } = await listSeats(scene, event, { count: 2, splitRule: 'all' });
  const listing = await findBoxOfficeTickets(scene, guest, { eventId: event.id, quantity: 2 });
  if (listing) await buyTickets(scene, guest, { listingId: listing.id, quantity: 2 });
  yield daysAgo(scene, 22);
  await buyTickets(scene, member, { listingId: id, quantity: 2 });
  yield daysAgo(scene, 6, 9);
  await cancelEvent(world.ctx, event.id);
}

/** Listings that are for sale, paused, a draft and withdrawn; a visitor has bought two tickets of the first one. */
async function* otherListings(scene: Scene): Story {
  const { world, seller } = scene;
  yield daysAgo(scene, 12, 2);
  const offered = await listSeats(scene, await eventForSeller(scene, 30, 150), { count: 4 });
  await listSeats(scene, await eventForSeller(scene, 30, 200), { count: 3, splitRule: 'no-single' });
  const paused = await listSeats(scene, await eventForSeller(scene, 30, 200), { count: 2 });
  const drafted = await eventForSeller(scene, 30, 300);
  await listSeats(scene, drafted, {
    count: 4,
    status: 'draft',
    delivery: 'upload',
    inHandOn: dayBefore(drafted, 5),
  });
  const withdrawn = await listSeats(scene, drafted, { count: 2 });
  yield daysAgo(scene, 5, 4);
  await world.call(seller, changeTicketListing, {
    params: { listingId: paused.id },
    body: { status: 'paused' },
  });
  await world.call(seller, removeTicketListing, { params: { listingId: withdrawn.id } });
  yield hoursAgo(scene, 20);
  await buyTickets(scene, visitorNamed('Robin', 'Hale'), { listingId: offered.id, quantity: 2 });
}

/** Tickets of the seller, bought by the guest, the member and a visitor. */
export const sales: Stories = {
  'a sale to deliver': saleToDeliver,
  'a delivered sale': deliveredSale,
  'a sale with a problem': saleWithProblem,
  'a paid sale': paidSale,
  'a missed sale': missedSale,
  'a canceled event': canceledEvent,
  'other listings': otherListings,
};
