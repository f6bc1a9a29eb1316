import { dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import type { CancellationLaw } from '@golark/contract/pricing/cancellation';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import type { Deposit } from '@golark/contract/pricing/payment-plans';
import type { Cancellation } from '@golark/contract/pricing/schemas';
import type { Caller } from '#platform/caller';
import type { StayRow } from '#stays';
import type { Offer } from './price-offer.ts';
import type { RequestedStay } from './requested-stay.ts';
import {
  type CancellationTerms,
  cancellationSchedule,
  type HostPolicy,
  policyOf,
} from './rules/cancellation-schedule.ts';
import { depositOffer } from './rules/deposit-offer.ts';

/** The member price is only for callers whose membership is active now. */
export type PriceVariant = 'member' | 'nonMember';

export const variantFor = (caller: Caller): PriceVariant =>
  caller.session?.isMember ? 'member' : 'nonMember';

/** What a quote guarantees. Lines are codes with parameters, so that any reader gets them in their own language. */
export interface QuoteTerms {
  listingId: string;
  stay: RequestedStay;
  /** At the chosen rate plan. */
  offer: Offer;
  /** Where the rates of the offer come from. */
  nights: PricePassport['nights'];
  /** Which of the two prices was shown as the caller's. */
  applies: PriceVariant;
  /** What deadlines depend on, with the policy that holds without the choice of another rate plan. */
  cancellation: Omit<CancellationTerms, 'policy'> & { hostPolicy: HostPolicy };
  /** What may be paid later; null if that is not offered, and absent in older quotes. */
  deposit?: Deposit | null;
  /** When the price was computed, as an ISO instant. */
  pricedAt: string;
  dueOn: string;
}

/** The policy of a rate plan of a quote. */
export const policyOfPlan = (
  { stay, cancellation }: Pick<QuoteTerms, 'stay' | 'cancellation'>,
  ratePlan: Offer['inputs']['ratePlan'],
): CancellationTerms['policy'] => {
  const { arriveDay, departDay } = stay.dates;
  return policyOf(cancellation.hostPolicy, { ratePlan, nights: nightsBetween(arriveDay, departDay) });
};

/** The policy that was shown with a quote. */
export const policyOfQuote = (terms: QuoteTerms): CancellationTerms['policy'] =>
  policyOfPlan(terms, terms.offer.inputs.ratePlan);

/** The deadlines of a stay at the chosen rate plan if it is booked at that moment, from what its quote stored alone. */
export const scheduleOfQuote = (terms: QuoteTerms, bookedAt: Date): Cancellation =>
  cancellationSchedule(
    { ...terms.cancellation, policy: policyOfQuote(terms) },
    { bookedAt, lines: terms.offer[terms.applies].lines },
  );

interface TermsOf extends Pick<QuoteTerms, 'stay' | 'offer' | 'nights' | 'applies'> {
  laws: readonly CancellationLaw[];
  now: Date;
}

export const termsOf = (
  listing: StayRow,
  { stay, offer, nights, applies, laws, now }: TermsOf,
): QuoteTerms => ({
  listingId: listing.id,
  stay,
  offer,
  nights,
  applies,
  cancellation: {
    hostPolicy: listing.cancellation_policy as HostPolicy,
    laws,
    arriveDay: stay.dates.arriveDay,
    checkInFrom: listing.check_in_from,
    timeZone: listing.time_zone,
  },
  deposit: depositOffer(
    { percent: listing.deposit_percent, balanceDaysBefore: listing.balance_days_before },
    { arriveDay: stay.dates.arriveDay, today: dayInZone(now, listing.time_zone) },
  ),
  pricedAt: now.toISOString(),
  dueOn: dayInZone(now, listing.time_zone),
});
