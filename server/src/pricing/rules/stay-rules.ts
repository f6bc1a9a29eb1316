import type { Day } from '@golark/contract/dates/rules';
import { addDays, nightsBetween } from '@golark/contract/dates/rules';
import { highestStayTotal, type StayRule } from '@golark/contract/pricing/rules';
import { guestCountOf, type Party, type StayDates } from '@golark/contract/stays/rules';
import { isPartyOfRooms, type RoomGuests } from './party-of-rooms.ts';

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
  path: 'arriveDay' | 'departDay' | 'numAdults' | 'numPets' | 'roomsOccupancy';
  rule: StayRule;
  limit?: number;
}

/** Dates that are invalid for every property. */
export const brokenDates = ({ arriveDay, departDay }: StayDates): BrokenRule | null =>
  nightsBetween(arriveDay, departDay) < 1 ? { path: 'departDay', rule: 'order' } : null;

/** A total that no gateway takes in one payment. */
export const brokenTotal = (total: number): BrokenRule | null =>
  total > highestStayTotal
    ? { path: 'departDay', rule: 'max_total', limit: Math.floor(highestStayTotal / 100) }
    : null;

/** The first rule that a stay breaks, or null. Quotes and bookings use the same function. */
export const brokenRule = (
  { dates, party, rooms }: { dates: StayDates; party: Party; rooms?: readonly RoomGuests[] | undefined },
  limits: StayLimits,
): BrokenRule | null => {
  const brokenOrder = brokenDates(dates);
  if (brokenOrder) return brokenOrder;
  const { minNights, maxNights, maxGuests, bookableDaysAhead } = limits;
  const nights = nightsBetween(dates.arriveDay, dates.departDay);
  if (dates.arriveDay < limits.today) return { path: 'arriveDay', rule: 'past' };
  if (dates.departDay > addDays(limits.today, bookableDaysAhead))
    return { path: 'departDay', rule: 'too_far', limit: bookableDaysAhead };
  if (nights < minNights) return { path: 'departDay', rule: 'min_nights', limit: minNights };
  if (nights > maxNights) return { path: 'departDay', rule: 'max_nights', limit: maxNights };
  if (rooms && !isPartyOfRooms(party, rooms)) return { path: 'roomsOccupancy', rule: 'rooms_party' };
  if (guestCountOf(party) > maxGuests) return { path: 'numAdults', rule: 'max_guests', limit: maxGuests };
  if (party.pets && !limits.isPetsAllowed) return { path: 'numPets', rule: 'no_pets' };
  return null;
};
