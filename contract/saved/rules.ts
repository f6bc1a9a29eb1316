import { nightsBetween } from '../dates/rules.ts';
import { maxSearchNights } from '../search/rules.ts';

/** Stays on one wish list. */
export const mostSavedStays = 100;

/** Wish lists of one account. */
export const mostSavedLists = 20;

/** Characters of the name of a wish list. */
export const longestListName = 60;

/** A stay to be saved, as a browser stores it until somebody logs in. */
export interface StayToSave {
  globalId: string;
  /** The dates that were looked at; null for any. */
  dates: { arriveDay: string; departDay: string } | null;
  party: { adults: number; childAges: number[]; infants: number; pets: boolean };
  /** An instant; now if it is missing or in the future. */
  savedAt?: string | undefined;
  /** Cents when it was saved: the total for its dates, or without dates the nightly price. As it is now if missing. */
  savedAmount?: number | undefined;
}

/** Dates that can be searched and so be priced: in order, and not longer than a search. */
export const areSavableDates = ({ arriveDay, departDay }: NonNullable<StayToSave['dates']>): boolean => {
  const nights = nightsBetween(arriveDay, departDay);
  return nights >= 1 && nights <= maxSearchNights;
};
