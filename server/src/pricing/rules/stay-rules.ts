import type { BrokenDateRule } from '@golark/contract/calendars/rules';
import type { Day } from '@golark/contract/dates/rules';
import { highestStayTotal, type StayRule } from '@golark/contract/pricing/rules';
import { isPartyOfRooms, type RoomGuests } from '@golark/contract/stays/party-of-rooms';
import { guestCountOf, type Party } from '@golark/contract/stays/rules';

export interface StayLimits {
  /** The rule of the calendar that the dates break. */
  ofDates: BrokenDateRule | null;
  maxGuests: number;
  isPetsAllowed: boolean;
}

/** The rule that a stay breaks: the field at fault, the limit of the rule and the day it turns on, if it has them. */
export interface BrokenRule {
  path: 'arriveDay' | 'departDay' | 'numAdults' | 'numPets' | 'roomsOccupancy' | 'ratePlan';
  rule: StayRule;
  limit?: number;
  day?: Day;
}

/** A total that no gateway takes in one payment. */
export const brokenTotal = (total: number): BrokenRule | null =>
  total > highestStayTotal
    ? { path: 'departDay', rule: 'max_total', limit: Math.floor(highestStayTotal / 100) }
    : null;

/** The first rule that a stay breaks, or null: of its dates, then of its party. Quotes and bookings use the same function. */
export const brokenRule = (
  { party, rooms }: { party: Party; rooms?: readonly RoomGuests[] | undefined },
  { ofDates, maxGuests, isPetsAllowed }: StayLimits,
): BrokenRule | null => {
  if (ofDates) return ofDates;
  if (rooms && !isPartyOfRooms(party, rooms)) return { path: 'roomsOccupancy', rule: 'rooms_party' };
  if (guestCountOf(party) > maxGuests) return { path: 'numAdults', rule: 'max_guests', limit: maxGuests };
  if (party.pets && !isPetsAllowed) return { path: 'numPets', rule: 'no_pets' };
  return null;
};
