import type { LoginResult } from '@golark/contract/accounts/schemas';
import { bookStay } from '@golark/contract/booking/calls';
import { findOrder } from '#orders';
import { aBookingBody, aListing, anAccount, aQuote, goodCard, type ListingChange } from './factories.ts';
import type { TestApp } from './test-app.ts';

export interface BookedOrder {
  as: LoginResult;
  listingId: string;
  quoteId: string;
  status: number;
  orderId: string;
  paymentId: string;
  bookingId: string;
}

/** An order that a new guest placed through the API, whatever became of its payment. */
export const placeBooking = async (
  golark: TestApp,
  { listing = {}, card = goodCard }: { listing?: ListingChange; card?: typeof goodCard } = {},
): Promise<BookedOrder> => {
  const { db } = golark.ctx;
  const listingId = await aListing(db, listing);
  const as = await anAccount(golark);
  const quote = await aQuote(golark, listingId, { as });
  const { status } = await golark.call(bookStay, { body: aBookingBody(quote, card), as });
  const row = await db
    .selectFrom('bookings')
    .innerJoin('order_items', 'order_items.id', 'bookings.id')
    .innerJoin('payments', 'payments.order_id', 'order_items.order_id')
    .select(['bookings.id', 'order_items.order_id', 'payments.id as payment_id'])
    .where('bookings.quote_id', '=', quote.quoteId)
    .executeTakeFirstOrThrow();
  const { id: bookingId, order_id: orderId, payment_id: paymentId } = row;
  return { as, listingId, quoteId: quote.quoteId, status, orderId, paymentId, bookingId };
};

export const orderStatus = async ({ ctx }: TestApp, orderId: string): Promise<string | undefined> =>
  (await findOrder(ctx.db, orderId))?.status;

/** The types of an order's events, in their order. */
export const eventsOf = async ({ ctx }: TestApp, orderId: string): Promise<string[]> => {
  const rows = await ctx.db
    .selectFrom('order_events')
    .select('type')
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  return rows.map(({ type }) => type);
};
