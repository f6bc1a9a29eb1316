import { randomUUID } from 'node:crypto';
import { sendTickets } from '@golark/contract/ticket-transfers/calls';
import { joinWaitingList } from '@golark/contract/waiting-list/calls';
import { transferKeyOf } from '../src/tickets/order-key.ts';
import type { Sample, Scene } from './authorization-scene.ts';
import { aBrowser, aGame, aHold, orderHeld, seatsForSale } from './tickets.ts';

const fresh = () => `fresh-${randomUUID()}@example.com`;

const orderedByVisitor = async (scene: Scene): Promise<Sample> => {
  const { golark } = scene;
  const listingId = await seatsForSale(golark, { eventId: await aGame(golark) });
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity: 2 }, by);
  const { body } = await orderHeld(golark, hold, { ...by, email: fresh() });
  return { params: { orderId: body.order.id }, query: { key: body.order.key } };
};

/** Offered to somebody by a visitor, with the order and the key of the recipient's link. */
const sentByVisitor = async (scene: Scene) => {
  const order = await orderedByVisitor(scene);
  const { body } = await scene.golark.call(sendTickets, {
    ...(order as { params: { orderId: string }; query: { key: string } }),
    body: { tickets: [1], name: 'Lee Park', email: fresh() },
  });
  const transferId = body.order.tickets[0]?.transfer?.id ?? '';
  return { order, transferId, key: transferKeyOf(scene.golark.ctx.secret, transferId) };
};

const receivedByLink = async (scene: Scene): Promise<Sample> => {
  const { transferId, key } = await sentByVisitor(scene);
  return { params: { transferId }, query: { key } };
};

const waitingByLink = async ({ golark }: Scene): Promise<Sample> => {
  const { body } = await golark.call(joinWaitingList, {
    params: { eventId: await aGame(golark) },
    body: { quantity: 2, email: fresh() },
  });
  return { params: { placeId: body.place.id }, query: { key: body.place.key } };
};

/** Requests for the calls of buyers, recipients of transfers and people on the waiting list. */
export const ownerSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  getTicketOrder: orderedByVisitor,
  listTicketCodes: orderedByVisitor,
  listReceivedCodes: receivedByLink,
  getTicketFile: async (scene) => {
    const { params, ...by } = await orderedByVisitor(scene);
    return { ...by, params: { ...params, number: '1' } };
  },
  // not accepted yet
  getReceivedTicketFile: async (scene) => {
    const { params, ...by } = await receivedByLink(scene);
    return { ...by, params: { ...params, number: '1' }, expectedStatus: 409 };
  },
  // the stream of an event that exists never ends
  watchStock: () => ({ params: { eventId: 'no-event' }, expectedStatus: 404 }),
  confirmTicketPayment: orderedByVisitor,
  returnTickets: async (scene) => ({ ...(await orderedByVisitor(scene)), expectedStatus: 409 }),
  sendTickets: async (scene) => ({
    ...(await orderedByVisitor(scene)),
    body: { tickets: [1], name: 'Lee Park', email: fresh() },
  }),
  withdrawTickets: async (scene) => {
    const { order, transferId } = await sentByVisitor(scene);
    return { ...order, params: { ...order.params, transferId } };
  },
  offerTicketsAgain: async (scene) => ({ ...(await orderedByVisitor(scene)), body: { tickets: [1] } }),
  takeTicketsBack: async (scene) => ({ ...(await orderedByVisitor(scene)), expectedStatus: 409 }),
  getReceivedTickets: receivedByLink,
  acceptTickets: receivedByLink,
  declineTickets: receivedByLink,
  listReceivedTickets: () => ({}),
  // the event of the sample refunds nothing
  previewTicketCancellation: async (scene) => {
    const { params, query } = await orderedByVisitor(scene);
    return { params, query: { ...query, tickets: '1' }, expectedStatus: 409 } as Sample;
  },
  cancelTickets: async (scene) => ({
    ...(await orderedByVisitor(scene)),
    body: { tickets: [1], refundAmount: 0 },
    expectedStatus: 409,
  }),
  getWaitingList: async ({ golark }) => ({ params: { eventId: await aGame(golark) } }),
  joinWaitingList: async ({ golark }) => ({
    params: { eventId: await aGame(golark) },
    body: { quantity: 2, email: fresh() },
  }),
  getWaitingPlace: waitingByLink,
  leaveWaitingList: waitingByLink,
  // nothing is offered yet
  takeOffer: async (scene) => ({ ...(await waitingByLink(scene)), expectedStatus: 409 }),
};
