import { quoteInsurance } from '@golark/contract/insurance/calls';
import type { InsuranceQuote } from '@golark/contract/insurance/schemas';
import type { Money } from '@golark/contract/money/schemas';
import type { Order } from '@golark/contract/orders/schemas';
import type { PriceLine, Quote } from '@golark/contract/pricing/schemas';
import { callApi } from '../platform/api-client.ts';
import type { Account, Api } from '../platform/request-context.ts';
import type { StayChoice } from '../stays/index.ts';

/** An insurance in the checkout of a stay: it can be added, or the order that is held has it already. */
export type InsurancePart =
  | {
      kind: 'offered';
      /** For the price that applies to the guest now, and for that of a member, which joining gives; null without an offer. */
      now: InsuranceQuote | null;
      joining: InsuranceQuote | null;
    }
  | { kind: 'ordered'; insuranceQuoteId: string; lines: PriceLine[] };

interface Checkout {
  account: Account;
  quote: Quote;
  search: StayChoice;
  /** Whether Go+ can be joined with the stay, which changes what is insured. */
  canJoin: boolean;
  held: Order | null;
}

const askFor = async (
  api: Api,
  { account, quote, search }: Checkout,
  { bookingTotal, goPlus }: { bookingTotal: Money; goPlus: boolean },
): Promise<InsuranceQuote | null> => {
  const answer = await callApi(api, quoteInsurance, {
    body: {
      propertyId: quote.propertyId,
      bookingTotal,
      checkInDate: quote.arriveDay,
      checkOutDate: quote.departDay,
      booker: { firstName: account.firstName, lastName: account.lastName || null, goPlus },
      refundable: quote.cancellation.policy !== 'non-refundable',
      numGuests: search.adults + search.childAges.length + search.infants,
    },
  });
  return answer.ok ? answer.data : null;
};

/** null for an order without one: what is held is paid as it was ordered. The checkout serves without an insurer's answer. */
export const loadInsurance = async (api: Api, checkout: Checkout): Promise<InsurancePart | null> => {
  const { quote, held, canJoin } = checkout;
  const ordered = held?.items.find(({ kind }) => kind === 'insurance');
  if (ordered) return { kind: 'ordered', insuranceQuoteId: ordered.id, lines: ordered.lines };
  if (held) return null;
  const isMember = quote.applies === 'member';
  const [now, joining] = await Promise.all([
    askFor(api, checkout, { bookingTotal: quote[quote.applies].total, goPlus: isMember }),
    canJoin ? askFor(api, checkout, { bookingTotal: quote.member.total, goPlus: true }) : null,
  ]);
  return { kind: 'offered', now, joining };
};
