import { maxBookableDays } from '@golark/contract/calendars/rules';
import { addDays, type Day, dayInZone, nightsBetween, weekdayOf } from '@golark/contract/dates/rules';
import type { PricePreview } from '@golark/contract/own-listings/schemas';
import { longTermNights } from '@golark/contract/pricing/cancellation';
import type { StayDates } from '@golark/contract/stays/rules';
import { freeUnitsFor } from '#calendars';
import type { OwnSale } from './price-unsaved.ts';

type PreviewKind = keyof PricePreview;
type SeasonKind = 'seasonWeekend' | 'seasonWeek';
type DatesByKind<Dates, Kind extends PreviewKind = PreviewKind> = Record<Kind, Dates | null>;

/** How long dates are searched for, from the first possible arrival on. */
const daysOfChoice = 180;

/** Dates of some length whose arrival is in a range of days, counted from today at the property. */
interface Wanted {
  nights: number;
  first: number;
  last: number;
  begins: (day: Day) => boolean;
}

const isFriday = (day: Day): boolean => weekdayOf(day) === 5;
const isAnyDay = (): boolean => true;

const wanted = (nights: number, change: Partial<Wanted> = {}): Wanted => {
  const { first = 1, last = first + daysOfChoice, begins = isAnyDay } = change;
  return { nights, first, last, begins };
};

/** The dates that a preview looks for, by kind; null for a rule that the listing does not have. */
const wantedDates = ({ stay }: OwnSale): DatesByKind<Wanted, Exclude<PreviewKind, SeasonKind>> => {
  const has = (percent: number, dates: Wanted) => (percent > 0 ? dates : null);
  return {
    weekend: wanted(2, { begins: isFriday }),
    week: wanted(7),
    month: has(stay.monthly_discount_percent, wanted(longTermNights)),
    lastMinute: has(stay.last_minute_discount_percent, wanted(2, { first: 0, last: stay.last_minute_days })),
    earlyBooking: has(
      stay.early_booking_discount_percent,
      wanted(7, { first: Math.max(1, stay.early_booking_days) }),
    ),
    // the balance of the deposit is due later than tomorrow
    deposit: has(stay.deposit_percent, wanted(7, { first: stay.balance_days_before + 2 })),
  };
};

/** The first of the dates on which a room type is free. */
const firstFree = (
  { rooms }: OwnSale,
  today: Day,
  { nights, first, last, begins }: Wanted,
): StayDates | null => {
  for (let ahead = first; ahead <= Math.min(last, maxBookableDays - nights); ahead++) {
    const arriveDay = addDays(today, ahead);
    const dates = { arriveDay, departDay: addDays(arriveDay, nights) };
    if (begins(arriveDay) && rooms.some((room) => freeUnitsFor(room, dates) > 0)) return dates;
  }
  return null;
};

type SeasonDates = DatesByKind<StayDates, SeasonKind>;

/** Dates in the season of a day, otherwise in the first one that has free dates. */
const seasonDates = (sale: OwnSale, today: Day, day: Day | null): SeasonDates => {
  const seasons = sale.rooms
    .flatMap((room) => room.seasons)
    .filter(({ endsOn }) => endsOn > today)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const named = seasons.filter(({ startsOn, endsOn }) => day !== null && startsOn <= day && day < endsOn);
  for (const { startsOn, endsOn } of named.length > 0 ? named : seasons) {
    const first = Math.max(1, nightsBetween(today, startsOn));
    const arrivals = { first, last: nightsBetween(today, endsOn) - 1 };
    const found = {
      seasonWeekend: firstFree(sale, today, wanted(2, { ...arrivals, begins: isFriday })),
      seasonWeek: firstFree(sale, today, wanted(7, arrivals)),
    };
    if (found.seasonWeekend || found.seasonWeek) return found;
  }
  return { seasonWeekend: null, seasonWeek: null };
};

/** The dates of a preview, by kind; those of a season are in that of `day`. */
export const previewDates = (sale: OwnSale, day: Day | null): DatesByKind<StayDates> => {
  const today = dayInZone(sale.now, sale.stay.time_zone);
  const of = wantedDates(sale);
  const found = (dates: Wanted | null) => dates && firstFree(sale, today, dates);
  return {
    weekend: found(of.weekend),
    week: found(of.week),
    month: found(of.month),
    lastMinute: found(of.lastMinute),
    earlyBooking: found(of.earlyBooking),
    deposit: found(of.deposit),
    ...seasonDates(sale, today, day),
  };
};
