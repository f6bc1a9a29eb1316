import type { LoginResult } from '@golark/contract/accounts/schemas';
import { createTicketListing, deliverTickets } from '@golark/contract/selling/calls';
import type { NewTicketListing, SellerListing } from '@golark/contract/selling/schemas';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { anAccount } from './factories.ts';
import type { TestApp } from './test-app.ts';
import { aBrowser, aGame, aHold, orderHeld } from './tickets.ts';

/** Seats 3 to 6 of row 2 in section 101 at $86, to be transferred. */
export const listingInput = (eventId: string, change: Partial<NewTicketListing> = {}): NewTicketListing => ({
  eventId,
  sectionId: '101',
  row: '2',
  seats: { from: '3', to: '6' },
  splitRule: 'any',
  priceAmount: 8600,
  facePriceAmount: null,
  disclosures: [],
  delivery: 'transfer',
  inHandOn: null,
  status: 'active',
  ...change,
});

/** Lists tickets through the API. */
export const aSellerListing = async (
  golark: TestApp,
  as: LoginResult,
  body: NewTicketListing,
): Promise<SellerListing> => {
  const response = await golark.call(createTicketListing, { as, body });
  if (response.status !== 201) throw new Error(JSON.stringify(response.problem));
  return response.body.listing;
};

/** Somebody without an account buys tickets of a listing. */
export const sellTo = async (
  golark: TestApp,
  { listingId, quantity }: { listingId: string; quantity: number },
  email?: string,
): Promise<TicketOrder> => {
  const by = aBrowser();
  const hold = await aHold(golark, { listingId, quantity }, by);
  const { body, status, problem } = await orderHeld(golark, hold, { ...by, ...(email ? { email } : {}) });
  if (status !== 201) throw new Error(JSON.stringify(problem));
  return body.order;
};

export interface DeliveredSale {
  /** The seller. */
  as: LoginResult;
  eventId: string;
  listingId: string;
  order: TicketOrder;
}

/** Two of four tickets, sold for $172 to a buyer without an account; the seller says that they were transferred. */
export const aTransferredSale = async (
  golark: TestApp,
  { email, ...seller }: { email?: string; as?: LoginResult } = {},
): Promise<DeliveredSale> => {
  const as = seller.as ?? (await anAccount(golark));
  const eventId = await aGame(golark);
  const { id: listingId } = await aSellerListing(golark, as, listingInput(eventId));
  const order = await sellTo(golark, { listingId, quantity: 2 }, email);
  const transfer = { service: 'Ticketmaster', reference: 'TM-123' };
  await golark.call(deliverTickets, { as, params: { orderId: order.id }, body: { transfer } });
  return { as, eventId, listingId, order };
};
