import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { BookStayInput } from '@golark/contract/booking/schemas';
import { quoteInsurance } from '@golark/contract/insurance/calls';
import type { InsuranceQuote } from '@golark/contract/insurance/schemas';
import { placeOrder } from '@golark/contract/orders/calls';
import type { Order } from '@golark/contract/orders/schemas';
import type { Quote } from '@golark/contract/pricing/schemas';
import { aBookingBody, aListing, aQuote, goodCard } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** The body that asks for the insurance of a quoted stay. */
export const insuranceOf = (quote: Quote) => ({
  propertyId: quote.propertyId,
  bookingTotal: quote[quote.applies].total,
  checkInDate: quote.arriveDay,
  checkOutDate: quote.departDay,
  booker: { firstName: 'Maya', lastName: 'Ortega', goPlus: false },
  refundable: quote.cancellation.policy !== 'non-refundable',
  numGuests: 2,
});

export const anInsuranceQuote = async (golark: TestApp, quote: Quote): Promise<InsuranceQuote> => {
  const { status, body } = await golark.call(quoteInsurance, { body: insuranceOf(quote) });
  if (status !== 200) throw new Error(`the insurance was not quoted: ${JSON.stringify(body)}`);
  return body;
};

/** What an order of a quoted stay with its insurance consists of. */
export const insuredItems = (
  quote: Quote,
  { insuranceQuoteId }: Pick<InsuranceQuote, 'insuranceQuoteId'>,
  guest: BookStayInput['guest'] = aBookingBody(quote).guest,
) => {
  const { quoteId } = quote;
  return [{ kind: 'stay', quoteId, guest } as const, { kind: 'insurance', insuranceQuoteId } as const];
};

export interface InsuredStay {
  order: Order;
  bookingId: string;
  policyId: string;
  quote: Quote;
  insurance: InsuranceQuote;
}

/** A stay that was paid together with its insurance. */
export const anInsuredStay = async (
  golark: TestApp,
  as: LoginResult,
  listing: Parameters<typeof aListing>[1] = {},
): Promise<InsuredStay> => {
  const quote = await aQuote(golark, await aListing(golark.ctx.db, listing), { as });
  const insurance = await anInsuranceQuote(golark, quote);
  const items = insuredItems(quote, insurance);
  const { body } = await golark.call(placeOrder, { as, body: { items, card: goodCard } });
  const [stay, policy] = body.order.items;
  if (!stay || !policy) throw new Error('the order lacks an item');
  return { order: body.order, bookingId: stay.id, policyId: policy.id, quote, insurance };
};
