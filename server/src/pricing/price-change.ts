import { longestStayRule } from '@golark/contract/calendars/rules';
import { nightsBetween, nightsOf } from '@golark/contract/dates/rules';
import { longTermNights } from '@golark/contract/pricing/cancellation';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import type { Party, StayDates } from '@golark/contract/stays/rules';
import { type RoomParty, spreadParty } from '@golark/contract/stays/spread-party';
import { datesUnavailable, type RoomCalendar } from '#calendars';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { type Failure, invalidField } from '#platform/failure';
import { ruleFailure } from './get-quote.ts';
import { brokenDates, loadSaleOfBooked } from './load-sale.ts';
import { priceOffer, type StayOnSale } from './price-offer.ts';
import { changedPassport, nightsOfOffer, replayPrice } from './price-passport.ts';
import type { RequestedStay } from './requested-stay.ts';
import type { RoomAllocation } from './rules/allocate-rooms.ts';
import { taxedNightsOf } from './rules/lodging-tax.ts';
import type { PricedStay } from './rules/priced-stay.ts';
import type { BrokenRule } from './rules/stay-rules.ts';
import { findCoupon } from './store/coupons.ts';

/** What a booked stay is now. */
export interface BookedStay {
  dates: StayDates;
  rooms: readonly { roomTypeId: string; units: number }[];
  passport: PricePassport;
  isHotel: boolean;
}

/** One of the booked rooms, with who sleeps in it. */
export interface RemainingRoom {
  roomTypeId: string;
  guests: RoomParty;
}

export interface WantedStay {
  dates: StayDates;
  party: Party;
  /** null: all that are booked, with the party spread over them. */
  rooms: readonly RemainingRoom[] | null;
}

/** A booked stay at other dates, for other guests or with fewer rooms. */
export interface ChangedStay {
  passport: PricePassport;
  price: PricedStay;
  /** Cents; what a member saves. */
  savings: number;
  nightly: { date: string; amount: number }[];
  rooms: RoomAllocation[];
  taxChanges: TaxChange[];
}

/** A lodging tax that a change of the length makes due for another number of nights: none, the first ones or all. */
export interface TaxChange {
  name: string;
  nameEs: string | null;
  reach: 'none' | 'first' | 'all';
  /** From how many nights on it is not due, or how many are taxed. */
  limit: number;
}

type Nights = PricePassport['nights'];
type PassportTax = PricePassport['taxes'][number];

const nightlyOf = (nights: Nights): ChangedStay['nightly'] => {
  const sums = new Map<string, number>();
  for (const { date, units, amount } of nights) sums.set(date, (sums.get(date) ?? 0) + units * amount);
  return [...sums].map(([date, amount]) => ({ date, amount }));
};

/** A calendar as if the booking were not there: its nights are free, at the rates that were paid. */
const withoutBooking = (room: RoomCalendar, { dates, rooms, passport }: BookedStay): RoomCalendar => {
  const units = rooms.find(({ roomTypeId }) => roomTypeId === room.roomTypeId)?.units;
  if (units === undefined) return room;
  const paid = new Map(
    passport.nights.flatMap((night) =>
      night.roomTypeId === room.roomTypeId ? [[night.date, night.amount] as const] : [],
    ),
  );
  const nights = new Map(room.nights);
  for (const night of nightsOf(dates.arriveDay, dates.departDay)) {
    const { booked = 0, minNights = null, maxNights = null, nightlyAmount = null } = nights.get(night) ?? {};
    nights.set(night, {
      ...{ booked: Math.max(0, booked - units), isBlocked: false, minNights, maxNights },
      nightlyAmount: paid.get(night) ?? nightlyAmount,
    });
  }
  return { ...room, nights };
};

/** The days that were agreed need no notice again, and unchanged dates break no rule of the calendar. */
const rulesFor = (stay: StayOnSale['stay'], booked: StayDates, wanted: StayDates): StayOnSale['stay'] => {
  if (wanted.arriveDay !== booked.arriveDay) return stay;
  if (wanted.departDay === booked.departDay)
    return { ...stay, rules: null, min_nights: 1, max_nights: longestStayRule };
  return { ...stay, rules: stay.rules && { ...stay.rules, noticeDays: 0, noticeHour: 24 } };
};

/** The party over all booked rooms, an adult in each. */
const spreadOver = ({ stay }: StayOnSale, { rooms }: BookedStay, party: Party): RemainingRoom[] => {
  const units = rooms.flatMap(({ roomTypeId, units }) =>
    Array.from({ length: units }, () => ({
      roomTypeId,
      sleeps: stay.rooms.find(({ id }) => id === roomTypeId)?.max_guests ?? 0,
    })),
  );
  const limit = units.reduce((sum, { sleeps }) => sum + sleeps, 0);
  const spread = spreadParty(
    party,
    units.map(({ sleeps }) => sleeps),
  );
  if (!spread) throw invalidField('numAdults', 'stay_max_guests', { limit });
  if (spread.some(({ adults }) => adults === 0)) throw invalidField('numAdults', 'stay_rooms_party');
  return spread.map((guests, i) => ({ roomTypeId: units[i]?.roomTypeId ?? '', guests }));
};

/** Who sleeps in which of the booked rooms; those of a home are not chosen. */
const chosenRooms = (
  sale: StayOnSale,
  booked: BookedStay,
  { party, rooms }: WantedStay,
): RequestedStay['rooms'] => {
  if (!booked.isHotel) return undefined;
  // the ages of children are not known, and change no price
  return (rooms ?? spreadOver(sale, booked, party)).map(({ roomTypeId, guests }) => ({
    ...{ roomTypeId, adults: guests.adults, infants: guests.infants },
    childAges: Array<number>(guests.children).fill(childAge),
  }));
};

const childAge = 10;

/** Longer stays are not sold at the non-refundable rate. */
const assertPlanOffered = ({ passport }: BookedStay, { arriveDay, departDay }: StayDates): void => {
  const isNonRefundable = passport.version === 2 && passport.ratePlan === 'non-refundable';
  if (isNonRefundable && nightsOf(arriveDay, departDay).length >= longTermNights)
    throw invalidField('departDay', 'stay_rate_plan');
};

const isSameRooms = (a: readonly RoomAllocation[], b: BookedStay['rooms']): boolean =>
  a.length === b.length &&
  a.every(({ roomTypeId, units }) => b.some((r) => r.roomTypeId === roomTypeId && r.units === units));

interface Changed extends Omit<WantedStay, 'rooms'>, Pick<BookedStay, 'rooms'> {
  coupon: PricePassport['rules']['coupon'];
}

/** How many rooms of each type a list with one entry for each room has. */
export const unitsOfRooms = (rooms: readonly { roomTypeId: string }[]): BookedStay['rooms'] =>
  [...new Set(rooms.map(({ roomTypeId }) => roomTypeId))].map((roomTypeId) => ({
    roomTypeId,
    units: rooms.filter((room) => room.roomTypeId === roomTypeId).length,
  }));

/** The coupon of a booked stay as it applies to a change. One that has ended takes off no more than before, whatever is added. */
const couponOf = async (
  ctx: Context,
  { passport }: BookedStay,
): Promise<PricePassport['rules']['coupon']> => {
  const { coupon } = passport.rules;
  if (!coupon) return null;
  const found = await findCoupon(ctx.db, { code: coupon.code, accountId: null });
  if (found && (found.endsAt === null || found.endsAt > ctx.clock.now())) return coupon;
  const taken = replayPrice(passport).lines.find(({ code }) => code === 'coupon')?.amount ?? 0;
  return { ...coupon, mostAmount: Math.abs(taken) };
};

const reachOf = (tax: PassportTax, nights: number): TaxChange['reach'] => {
  const taxed = taxedNightsOf(tax, nights);
  if (taxed === 0) return 'none';
  return taxed < nights ? 'first' : 'all';
};

const taxChangesOf = (before: PricePassport, after: PricePassport): TaxChange[] => {
  const [from, to] = [before, after].map(({ arriveDay, departDay }) => nightsBetween(arriveDay, departDay));
  return after.taxes.flatMap((tax) => {
    const reach = reachOf(tax, to ?? 0);
    if (reach === reachOf(tax, from ?? 0)) return [];
    const limit = (reach === 'first' ? tax.taxedNights : (tax.exemptFromNights ?? tax.taxedNights)) ?? 0;
    return [{ name: tax.name, nameEs: tax.nameEs, reach, limit }];
  });
};

const changed = (
  booked: BookedStay,
  { dates, party, rooms, coupon }: Changed,
  nights: Nights,
): Omit<ChangedStay, 'rooms'> => {
  const { adults, children, infants, pets } = party;
  const roomCount = rooms.reduce((count, { units }) => count + units, 0);
  const passport = { ...dates, party: { adults, children, infants, pets }, nights, roomCount, coupon };
  const priced = changedPassport(booked.passport, passport);
  return {
    ...priced,
    nightly: nightlyOf(nights),
    taxChanges: taxChangesOf(booked.passport, priced.passport),
  };
};

/** The field that a quote calls `roomsOccupancy` is `rooms` in a change. */
const failureOf = ({ path, ...broken }: BrokenRule): Failure =>
  ruleFailure({ ...broken, path: path === 'roomsOccupancy' ? 'rooms' : path });

/**
 * The price of a booked stay at other dates, for other guests or without some of its rooms: its nights count as free and keep the rates that were
 * paid, others have the rates of now; everything else of the price is as booked. Throws NOT_FOUND, DATES_UNAVAILABLE and
 * VALIDATION_ERROR, which names the field.
 */
export const priceChange = async (
  ctx: Context,
  caller: Caller,
  { booked, ...wanted }: WantedStay & { booked: BookedStay },
): Promise<ChangedStay> => {
  const { dates, party } = wanted;
  const remaining = wanted.rooms ? unitsOfRooms(wanted.rooms) : booked.rooms;
  const broken = brokenDates(dates);
  if (broken) throw ruleFailure(broken);
  assertPlanOffered(booked, dates);
  const { listingId } = booked.passport;
  const sale = await loadSaleOfBooked(ctx, caller, { listingId, dates, booked: booked.dates });
  const rooms = sale.rooms.map((room) => withoutBooking(room, booked));
  const stay = rulesFor(sale.stay, booked.dates, dates);
  const requested = { dates, party, rooms: chosenRooms(sale, booked, wanted) };
  const result = priceOffer({ ...sale, stay, rooms }, requested);
  if (!result.ok) throw result.refusal === 'rule' ? failureOf(result.rule) : datesUnavailable();
  if (!isSameRooms(result.offer.rooms, remaining)) throw datesUnavailable();
  const paid = new Map(
    booked.passport.nights.map((night) => [`${night.roomTypeId} ${night.date}`, night] as const),
  );
  const nights = nightsOfOffer(result.offer, rooms).map((night) => ({
    ...(paid.get(`${night.roomTypeId} ${night.date}`) ?? night),
    units: night.units,
  }));
  return {
    ...changed(booked, { dates, party, rooms: remaining, coupon: await couponOf(ctx, booked) }, nights),
    rooms: result.offer.rooms,
  };
};

/** The price of a stay that ends earlier, whatever the listing asks for now. */
export const priceEarlyDeparture = (
  booked: BookedStay,
  { dates, party }: { dates: StayDates; party: Party },
): Omit<ChangedStay, 'rooms'> =>
  changed(
    booked,
    { dates, party, rooms: booked.rooms, coupon: booked.passport.rules.coupon },
    booked.passport.nights.filter(({ date }) => date < dates.departDay),
  );
