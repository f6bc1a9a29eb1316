import { dayInZone, nightsBetween, nightsOf } from '@golark/contract/dates/rules';
import { guestCountOf, type StayDates } from '@golark/contract/stays/rules';
import {
  bookableDaysAhead,
  freeUnitsFor,
  lengthLimitsOn,
  nightlyAmountOf,
  type RoomCalendar,
} from '#calendars';
import type { StayRow } from '#stays';
import type { RequestedStay } from './requested-stay.ts';
import { allocateForParty, allocateForWishes, type RoomAllocation } from './rules/allocate-rooms.ts';
import { sumOfRooms } from './rules/party-of-rooms.ts';
import { type PricedStay, priceStay } from './rules/price-stay.ts';
import { type BrokenRule, brokenRule, brokenTotal } from './rules/stay-rules.ts';
import type { TaxRow } from './store/taxes.ts';

export interface Offer {
  rooms: RoomAllocation[];
  nightly: { date: string; amount: number }[];
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
  | 'stay_type'
  | 'time_zone'
  | 'max_guests'
  | 'is_pets_allowed'
  | 'min_nights'
  | 'max_nights'
  | 'cleaning_fee_amount'
  | 'pet_fee_amount'
  | 'extra_guest_fee_amount'
  | 'included_guests'
  | 'weekly_discount_percent'
  | 'monthly_discount_percent'
  | 'member_discount_percent'
  | 'member_discount_funder'
> & { rooms: Pick<StayRow['rooms'][number], 'id' | 'units' | 'max_guests'>[] };

export interface StayOnSale {
  stay: PricedListing;
  rooms: RoomCalendar[];
  taxes: TaxRow[];
  now: Date;
}

const amountOf = (room: RoomCalendar, nights: string[]): number =>
  nights.reduce((total, night) => total + nightlyAmountOf(room, night), 0);

const isMinStayMet = (room: RoomCalendar, stay: PricedListing, dates: StayDates): boolean => {
  const nights = nightsBetween(dates.arriveDay, dates.departDay);
  const limits = lengthLimitsOn(room, dates.arriveDay, {
    minNights: stay.min_nights,
    maxNights: stay.max_nights,
  });
  return nights >= limits.minNights && nights <= limits.maxNights;
};

const ruleAgainst = (
  { stay, rooms, now }: StayOnSale,
  { dates, party, rooms: wanted }: RequestedStay,
): BrokenRule | null => {
  const first = rooms[0];
  if (!first) return null;
  const listing = { minNights: stay.min_nights, maxNights: stay.max_nights };
  const sleeps = stay.rooms.reduce((total, room) => total + room.units * room.max_guests, 0);
  return brokenRule(
    { dates, party, rooms: wanted },
    {
      today: dayInZone(now, stay.time_zone),
      bookableDaysAhead,
      maxGuests: stay.stay_type === 'hotels' ? sleeps : stay.max_guests,
      isPetsAllowed: stay.is_pets_allowed,
      ...lengthLimitsOn(first, dates.arriveDay, listing),
    },
  );
};

const allocate = (
  sale: StayOnSale,
  { dates, party, rooms }: RequestedStay,
  nights: string[],
): RoomAllocation[] | null => {
  const maxGuests = new Map(sale.stay.rooms.map((room) => [room.id, room.max_guests]));
  const offers = sale.rooms
    .filter((room) => isMinStayMet(room, sale.stay, dates))
    .map((room) => ({
      roomTypeId: room.roomTypeId,
      maxGuests: maxGuests.get(room.roomTypeId) ?? 1,
      freeUnits: freeUnitsFor(room, dates),
      amount: amountOf(room, nights),
    }));
  if (!rooms) return allocateForParty(offers, party);
  const wishes = rooms.map((wish) => ({
    roomTypeId: wish.roomTypeId,
    guestCount: guestCountOf(sumOfRooms([wish])),
  }));
  return allocateForWishes(offers, wishes);
};

/** The only price function: search, property page, quote and booking show its result. It reads nothing itself. */
export const priceOffer = (sale: StayOnSale, requested: RequestedStay): OfferResult => {
  const rule = ruleAgainst(sale, requested);
  if (rule) return { ok: false, refusal: 'rule', rule };
  const { stay, rooms } = sale;
  const nights = nightsOf(requested.dates.arriveDay, requested.dates.departDay);
  const allocation = allocate(sale, requested, nights);
  if (!allocation) return { ok: false, refusal: 'unavailable' };
  const byId = new Map(rooms.map((room) => [room.roomTypeId, room]));
  const nightly = nights.map((date) => ({
    date,
    amount: allocation.reduce((total, { roomTypeId, units }) => {
      const room = byId.get(roomTypeId);
      return total + (room ? nightlyAmountOf(room, date) * units : 0);
    }, 0),
  }));
  const inputs = {
    nightlyAmounts: nightly.map((night) => night.amount),
    cleaningFeeAmount: stay.cleaning_fee_amount,
    petFeeAmount: stay.pet_fee_amount,
    extraGuestFeeAmount: stay.extra_guest_fee_amount,
    includedGuests: stay.included_guests,
    weeklyDiscountPercent: stay.weekly_discount_percent,
    monthlyDiscountPercent: stay.monthly_discount_percent,
    memberDiscountPercent: stay.member_discount_percent,
    memberDiscountFunder:
      stay.member_discount_funder === 'platform' ? ('platform' as const) : ('host' as const),
    party: requested.party,
    taxes: sale.taxes.map((tax) => ({
      name: tax.name,
      nameEs: tax.name_es,
      jurisdiction: tax.city_id ?? tax.state_id,
      basisPoints: tax.basis_points,
    })),
  };
  const offer = {
    rooms: allocation,
    nightly,
    member: priceStay(inputs, true),
    nonMember: priceStay(inputs, false),
  };
  const tooMuch = brokenTotal(offer.nonMember.total);
  return tooMuch ? { ok: false, refusal: 'rule', rule: tooMuch } : { ok: true, offer };
};
