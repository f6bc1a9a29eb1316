import { dayInZone } from '@golark/contract/dates/rules';
import type { Cancellation } from '@golark/contract/pricing/schemas';
import type { StayRow } from '#stays';
import type { Asked, Offer } from './price-offer.ts';
import { cancellationSchedule, type Policy } from './rules/cancellation-schedule.ts';

/** What a quote guarantees. Lines are codes with parameters, so that any reader gets them in their own language. */
export interface QuoteTerms {
  listingId: string;
  asked: Asked;
  offer: Offer;
  /** Which of the two prices the caller pays. */
  applies: 'member' | 'nonMember';
  cancellation: Cancellation;
  dueOn: string;
}

export const scheduleFor = (
  stay: StayRow,
  booked: { arriveDay: string; at: Date; lines: Offer['member']['lines'] },
): Cancellation =>
  cancellationSchedule({
    policy: stay.cancellation_policy as Policy,
    stateId: stay.state_id,
    arriveDay: booked.arriveDay,
    checkInFrom: stay.check_in_from,
    timeZone: stay.time_zone,
    bookedAt: booked.at,
    lines: booked.lines,
  });

export const termsOf = (
  stay: StayRow,
  { asked, offer, isMember, now }: { asked: Asked; offer: Offer; isMember: boolean; now: Date },
): QuoteTerms => {
  const applies = isMember ? 'member' : 'nonMember';
  const { arriveDay } = asked;
  return {
    listingId: stay.id,
    asked,
    offer,
    applies,
    cancellation: scheduleFor(stay, { arriveDay, at: now, lines: offer[applies].lines }),
    dueOn: dayInZone(now, stay.time_zone),
  };
};
