import { quoteInsurance } from '@golark/contract/insurance/calls';
import type { InsuranceQuote } from '@golark/contract/insurance/schemas';
import { placeOrder } from '@golark/contract/orders/calls';
import type { Order } from '@golark/contract/orders/schemas';
import type { Quote } from '@golark/contract/pricing/schemas';
import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' };
const guest = { firstName: 'Maya', lastName: 'Ortega', email: 'guest@golark.example' };

/** Books a stay for the account of this window, together with its insurance, and returns the id of the booking. */
export const bookInsuredTrip = async (
  { request }: BrowserContext,
  url: string,
  stay: { id: string; arriveDay: string; departDay: string },
): Promise<string> => {
  const headers = { origin: url };
  const { id, ...dates } = stay;
  const query = new URLSearchParams({ ...dates, numAdults: '2' });
  const quote = (await (await request.get(`/v1/property/${id}/quote?${query}`)).json()) as Quote;
  const data = {
    propertyId: id,
    bookingTotal: quote[quote.applies].total,
    ...{ checkInDate: stay.arriveDay, checkOutDate: stay.departDay, numGuests: 2 },
    booker: { firstName: guest.firstName, lastName: guest.lastName },
    refundable: quote.cancellation.policy !== 'non-refundable',
  };
  const asked = await request.post(quoteInsurance.path, { headers, data });
  const { insuranceQuoteId } = (await asked.json()) as InsuranceQuote;
  const items = [
    { kind: 'stay', quoteId: quote.quoteId, guest },
    { kind: 'insurance', insuranceQuoteId },
  ];
  const placed = await request.put(placeOrder.path, { headers, data: { items, card } });
  expect(placed.status()).toBe(201);
  const { order } = (await placed.json()) as { order: Order };
  return String(order.items.find(({ kind }) => kind === 'stay')?.id);
};
