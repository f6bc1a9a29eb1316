import { randomUUID } from 'node:crypto';
import type { Sample, Scene } from './authorization-scene.ts';
import { aSellerListing, aTransferredSale, listingInput, sellTo } from './selling.ts';
import { aTicketPdf } from './ticket-pdfs.ts';
import { aGame } from './tickets.ts';

const fresh = () => `fresh-${randomUUID()}@example.com`;

const ownTicketListing = async ({ golark, owner }: Scene): Promise<Sample> => {
  const { id } = await aSellerListing(golark, owner, listingInput(await aGame(golark)));
  return { params: { listingId: id } };
};

const ownTicketSale = async (scene: Scene): Promise<Sample> => {
  const { params } = await ownTicketListing(scene);
  const order = await sellTo(scene.golark, { listingId: params?.['listingId'] ?? '', quantity: 2 }, fresh());
  return { params: { orderId: order.id } };
};

const orderToObject = async ({ golark }: Scene): Promise<Sample> => {
  const { order } = await aTransferredSale(golark, { email: fresh() });
  return { params: { orderId: order.id }, query: { key: order.key } };
};

/** Requests for the calls of sellers of tickets. */
export const sellingSamples: Record<string, (scene: Scene) => Promise<Sample> | Sample> = {
  createTicketListing: async ({ golark }) => ({ body: listingInput(await aGame(golark)) }),
  listOwnTicketListings: () => ({}),
  getOwnTicketListing: ownTicketListing,
  changeTicketListing: async (scene) => ({ ...(await ownTicketListing(scene)), body: { priceAmount: 9900 } }),
  removeTicketListing: ownTicketListing,
  uploadTicketFile: async (scene) => ({
    ...(await ownTicketListing(scene)),
    body: { seats: ['3'], content: await aTicketPdf() },
  }),
  advisePrice: async ({ golark }) => ({
    params: { eventId: await aGame(golark) },
    query: { sectionId: '101' },
  }),
  listTicketSales: () => ({}),
  getTicketSale: ownTicketSale,
  deliverTickets: async (scene) => ({
    ...(await ownTicketSale(scene)),
    body: { transfer: { service: 'Ticketmaster', reference: 'TM-1' } },
  }),
  // no buyer has objected to these
  answerObjection: async (scene) => ({
    ...(await ownTicketSale(scene)),
    body: { text: 'They are in the app.' },
    expectedStatus: 409,
  }),
  getObjection: orderToObject,
  objectToDelivery: async (scene) => ({
    ...(await orderToObject(scene)),
    body: { kind: 'not-received', text: null },
  }),
  withdrawObjection: async (scene) => ({ ...(await orderToObject(scene)), expectedStatus: 409 }),
};
