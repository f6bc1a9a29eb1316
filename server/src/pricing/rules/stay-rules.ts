import { addDays, type Day, nightsBetween } from '@golark/contract/dates';
import type { StayRule } from '@golark/contract/stays';

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

/** Which rule refuses a stay: the field, and a sentence in English for the API's client. */
export interface BrokenRule {
  path: 'arriveDay' | 'departDay' | 'numAdults' | 'numPets';
  message: string;
  /** For clients that say it in their own words, with the figure it turns on. */
  rule: StayRule;
  limit?: number;
}

const nightsText = (nights: number): string => (nights === 1 ? '1 night' : `${nights} nights`);

/** Dates that make no stay, whichever house it is. */
export const brokenDates = (asked: Pick<StayAsked, 'arriveDay' | 'departDay'>): BrokenRule | null =>
  nightsBetween(asked.arriveDay, asked.departDay) < 1
    ? { path: 'departDay', message: 'must be after the arrival day', rule: 'order' }
    : null;

/** The first rule that a stay breaks, or null. The same function refuses in a quote and in a booking. */
export const brokenRule = (asked: StayAsked, limits: StayLimits): BrokenRule | null => {
  const dates = brokenDates(asked);
  if (dates) return dates;
  const nights = nightsBetween(asked.arriveDay, asked.departDay);
  if (asked.arriveDay < limits.today) return { path: 'arriveDay', message: 'is in the past', rule: 'past' };
  if (asked.departDay > addDays(limits.today, limits.bookableDaysAhead)) {
    return { path: 'departDay', message: 'is more than two years ahead', rule: 'too_far' };
  }
  if (nights < limits.minNights) {
    const message = `this stay takes at least ${nightsText(limits.minNights)} from that day`;
    return { path: 'departDay', message, rule: 'min_nights', limit: limits.minNights };
  }
  if (nights > limits.maxNights) {
    const message = `this stay takes at most ${nightsText(limits.maxNights)}`;
    return { path: 'departDay', message, rule: 'max_nights', limit: limits.maxNights };
  }
  if (asked.guests > limits.maxGuests) {
    const message = `this stay sleeps at most ${limits.maxGuests}`;
    return { path: 'numAdults', message, rule: 'max_guests', limit: limits.maxGuests };
  }
  if (asked.hasPets && !limits.isPetsAllowed)
    return { path: 'numPets', message: 'pets are not allowed here', rule: 'no_pets' };
  return null;
};
