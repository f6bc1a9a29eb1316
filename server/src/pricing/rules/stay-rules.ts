import type { Day } from '@golark/contract/dates/rules';
import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import type { StayRule } from '@golark/contract/pricing/rules';

export interface StayAsked {
  arriveDay: Day;
  departDay: Day;
  /** Adults and children. */
  guests: number;
  hasPets: boolean;
}

export interface StayLimits {
  /** The day it is now at the property. */
  today: Day;
  bookableDaysAhead: number;
  maxGuests: number;
  isPetsAllowed: boolean;
  /** Of the arrival day. */
  minNights: number;
  maxNights: number;
}

/** The rule that a stay breaks: the field at fault and the limit of the rule, if it has one. */
export interface BrokenRule {
  path: 'arriveDay' | 'departDay' | 'numAdults' | 'numPets';
  rule: StayRule;
  limit?: number;
}

/** Dates that are invalid for every property. */
export const brokenDates = (asked: Pick<StayAsked, 'arriveDay' | 'departDay'>): BrokenRule | null =>
  nightsBetween(asked.arriveDay, asked.departDay) < 1 ? { path: 'departDay', rule: 'order' } : null;

/** The first rule that a stay breaks, or null. Quotes and bookings use the same function. */
export const brokenRule = (asked: StayAsked, limits: StayLimits): BrokenRule | null => {
  const dates = brokenDates(asked);
  if (dates) return dates;
  const { minNights, maxNights, maxGuests, bookableDaysAhead } = limits;
  const nights = nightsBetween(asked.arriveDay, asked.departDay);
  if (asked.arriveDay < limits.today) return { path: 'arriveDay', rule: 'past' };
  if (asked.departDay > addDays(limits.today, bookableDaysAhead))
    return { path: 'departDay', rule: 'too_far', limit: bookableDaysAhead };
  if (nights < minNights) return { path: 'departDay', rule: 'min_nights', limit: minNights };
  if (nights > maxNights) return { path: 'departDay', rule: 'max_nights', limit: maxNights };
  if (asked.guests > maxGuests) return { path: 'numAdults', rule: 'max_guests', limit: maxGuests };
  if (asked.hasPets && !limits.isPetsAllowed) return { path: 'numPets', rule: 'no_pets' };
  return null;
};
