import { dayInZone } from '@golark/contract/dates/rules';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import type { Cancellation } from '@golark/contract/pricing/schemas';
import type { Caller } from '#platform/caller';
import type { StayRow } from '#stays';
import type { Offer } from './price-offer.ts';
import type { RequestedStay } from './requested-stay.ts';
import { cancellationSchedule, type Policy } from './rules/cancellation-schedule.ts';

/** The member price is only for callers whose membership is active now. */
export type PriceVariant = 'member' | 'nonMember';

export const variantFor = (caller: Caller): PriceVariant =>
  caller.session?.isMember ? 'member' : 'nonMember';

/** What a quote guarantees. Lines are codes with parameters, so that any reader gets them in their own language. */
export interface QuoteTerms {
  listingId: string;
  stay: RequestedStay;
  offer: Offer;
  /** Where the rates of the offer come from. */
  nights: PricePassport['nights'];
  /** Which of the two prices was shown as the caller's. */
  applies: PriceVariant;
  cancellation: Cancellation;
  dueOn: string;
}

export const scheduleFor = (
  listing: StayRow,
  booked: { arriveDay: string; at: Date; lines: Offer['member']['lines'] },
): Cancellation =>
  cancellationSchedule({
    policy: listing.cancellation_policy as Policy,
    stateId: listing.state_id,
    arriveDay: booked.arriveDay,
    checkInFrom: listing.check_in_from,
    timeZone: listing.time_zone,
    bookedAt: booked.at,
    lines: booked.lines,
  });

interface TermsOf extends Pick<QuoteTerms, 'stay' | 'offer' | 'nights' | 'applies'> {
  now: Date;
}

export const termsOf = (listing: StayRow, { stay, offer, nights, applies, now }: TermsOf): QuoteTerms => {
  const { arriveDay } = stay.dates;
  return {
    listingId: listing.id,
    stay,
    offer,
    nights,
    applies,
    cancellation: scheduleFor(listing, { arriveDay, at: now, lines: offer[applies].lines }),
    dueOn: dayInZone(now, listing.time_zone),
  };
};
