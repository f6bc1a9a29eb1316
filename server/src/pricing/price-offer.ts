import type { BrokenDateRule } from '@golark/contract/calendars/rules';
import { dayInZone, nightsBetween, nightsOf } from '@golark/contract/dates/rules';
import { sumOfRooms } from '@golark/contract/stays/party-of-rooms';
import type { StayDates } from '@golark/contract/stays/rules';
import {
  bookableDaysOf,
  brokenCalendarRule,
  freeUnitsFor,
  nightlyAmountOf,
  type RoomCalendar,
} from '#calendars';
import type { StayRow } from '#stays';
import { inputsOf, type PriceRules } from './price-inputs.ts';
import type { RequestedStay } from './requested-stay.ts';
import {
  allocateForParty,
  allocateForWishes,
  type RoomAllocation,
  type RoomWish,
} from './rules/allocate-rooms.ts';
import { priceVariants } from './rules/price-stay.ts';
import type { PricedStay, PriceInputs } from './rules/priced-stay.ts';
import { brokenChoice } from './rules/room-choice.ts';
import { type BrokenRule, brokenRule, brokenTotal } from './rules/stay-rules.ts';
import type { TaxRow } from './store/taxes.ts';

export interface Offer {
  rooms: RoomAllocation[];
  nightly: { date: string; amount: number }[];
  /** Both prices are computed from these alone. */
  inputs: PriceInputs;
  member: PricedStay;
  nonMember: PricedStay;
}

export type OfferResult =
  | { ok: true; offer: Offer }
  | { ok: false; refusal: 'rule'; rule: BrokenRule }
  | { ok: false; refusal: 'unavailable' };

/** What the price of a listing is computed from, besides its calendar. */
export type PricedListing = Pick<
  StayRow,
  'stay_type' | 'time_zone' | 'max_guests' | 'is_pets_allowed' | 'min_nights' | 'max_nights' | 'rules'
> &
  PriceRules & { rooms: Pick<StayRow['rooms'][number], 'id' | 'units' | 'max_guests'>[] };

export interface StayOnSale {
  stay: PricedListing;
  rooms: RoomCalendar[];
  taxes: TaxRow[];
  now: Date;
}

/** The rule by which each room type is closed on these dates, or null; `broken` if all of them are. */
const roomsForDates = (
  { stay, rooms, now }: StayOnSale,
  dates: StayDates,
): { closed: (BrokenDateRule | null)[]; broken: BrokenDateRule | null } => {
  const days = bookableDaysOf(stay, now);
  const closed = rooms.map((room) => brokenCalendarRule(stay, room, { dates, days }));
  return { closed, broken: closed.includes(null) ? null : (closed[0] ?? null) };
};

const ruleAgainst = (
  stay: PricedListing,
  { party, rooms }: RequestedStay,
  ofDates: BrokenDateRule | null,
): BrokenRule | null => {
  const sleeps = stay.rooms.reduce((total, room) => total + room.units * room.max_guests, 0);
  const maxGuests = stay.stay_type === 'hotels' ? sleeps : stay.max_guests;
  return brokenRule({ party, rooms }, { ofDates, maxGuests, isPetsAllowed: stay.is_pets_allowed });
};

type Allocated = { rooms: RoomAllocation[]; rule: null } | { rooms: null; rule: BrokenRule | null };

/** The rooms of a sale with the rule by which each is closed, and the rate of each night. */
interface RatedSale {
  sale: StayOnSale;
  closed: (BrokenDateRule | null)[];
  rates: number[][];
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** A home is one place: who sleeps in which of its rooms does not matter. */
const wishesOf = ({ stay_type }: PricedListing, chosen: RequestedStay['rooms']): RoomWish[] | undefined => {
  if (stay_type !== 'hotels' && chosen?.every(({ roomTypeId }) => !roomTypeId)) return undefined;
  return chosen?.map((room) => ({ roomTypeId: room.roomTypeId, guests: sumOfRooms([room]) }));
};

const allocate = (
  { sale, closed, rates }: RatedSale,
  { dates, party, rooms: chosen }: RequestedStay,
): Allocated => {
  const rooms = sale.rooms.map((room, i) => ({
    roomTypeId: room.roomTypeId,
    maxGuests: sale.stay.rooms.find(({ id }) => id === room.roomTypeId)?.max_guests ?? 1,
    freeUnits: freeUnitsFor(room, dates),
    amount: sum(rates[i] ?? []),
    closed: closed[i] ?? null,
  }));
  const open = rooms.filter((room) => room.closed === null);
  const wishes = wishesOf(sale.stay, chosen);
  const hasFree = open.some(({ freeUnits }) => freeUnits > 0);
  const rule = wishes && hasFree ? brokenChoice(wishes, rooms) : null;
  if (rule) return { rooms: null, rule };
  const allocated = wishes ? allocateForWishes(open, wishes) : allocateForParty(open, party);
  return allocated ? { rooms: allocated, rule: null } : { rooms: null, rule: null };
};

/** The only price function: search, property page, quote and booking show its result. It reads nothing itself. */
export const priceOffer = (sale: StayOnSale, requested: RequestedStay): OfferResult => {
  const { stay, rooms } = sale;
  const { closed, broken } = roomsForDates(sale, requested.dates);
  const rule = ruleAgainst(stay, requested, broken);
  if (rule) return { ok: false, refusal: 'rule', rule };
  const nights = nightsOf(requested.dates.arriveDay, requested.dates.departDay);
  const rates = rooms.map((room) => nights.map((night) => nightlyAmountOf(room, night)));
  const { rooms: allocation, rule: ofRooms } = allocate({ sale, closed, rates }, requested);
  if (ofRooms) return { ok: false, refusal: 'rule', rule: ofRooms };
  if (!allocation) return { ok: false, refusal: 'unavailable' };
  const sold = allocation.map(({ roomTypeId, units }) => ({
    units,
    rates: rates[rooms.findIndex((room) => room.roomTypeId === roomTypeId)] ?? [],
  }));
  const nightly = nights.map((date, i) => ({
    date,
    amount: sold.reduce((total, of) => total + (of.rates[i] ?? 0) * of.units, 0),
  }));
  const inputs = inputsOf(stay, {
    nightlyAmounts: nightly.map((night) => night.amount),
    roomCount: allocation.reduce((count, { units }) => count + units, 0),
    daysAhead: nightsBetween(dayInZone(sale.now, stay.time_zone), requested.dates.arriveDay),
    party: requested.party,
    ratePlan: requested.ratePlan ?? 'standard',
    taxes: sale.taxes,
  });
  if (inputs.ratePlan === 'non-refundable' && inputs.nonRefundableDiscountPercent === 0)
    return { ok: false, refusal: 'rule', rule: { path: 'ratePlan', rule: 'rate_plan' } };
  const offer = {
    rooms: allocation,
    nightly,
    inputs,
    ...priceVariants(inputs),
  };
  const tooMuch = brokenTotal(offer.nonMember.total);
  return tooMuch ? { ok: false, refusal: 'rule', rule: tooMuch } : { ok: true, offer };
};
