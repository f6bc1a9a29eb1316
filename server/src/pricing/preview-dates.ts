import { maxBookableDays } from '@golark/contract/calendars/rules';
import { addDays, type Day, dayInZone, nightsBetween, weekdayOf } from '@golark/contract/dates/rules';
import type { PricePreview } from '@golark/contract/own-listings/schemas';
import { longTermNights } from '@golark/contract/pricing/cancellation';
import type { StayDates } from '@golark/contract/stays/rules';
import { freeUnitsFor } from '#calendars';
import type { OwnSale } from './price-unsaved.ts';

type PreviewKind = keyof PricePreview;
type DatesByKind<Dates> = Record<PreviewKind, Dates | null>;

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

/** The season of a day, otherwise the next one, that has at least two nights left. */
const seasonOf = ({ rooms }: OwnSale, today: Day, day: Day | null) => {
  const left = rooms
    .flatMap(({ seasons }) => seasons)
    .filter(({ endsOn }) => nightsBetween(today, endsOn) > 2)
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  const named = left.find(({ startsOn, endsOn }) => day !== null && startsOn <= day && day < endsOn);
  return named ?? left[0];
};

/** The dates that a preview looks for, by kind; null for a rule that the listing does not have. */
const wantedDates = (sale: OwnSale, today: Day, day: Day | null): DatesByKind<Wanted> => {
  const { stay } = sale;
  const season = seasonOf(sale, today, day);
  const arrivals = season && {
    first: Math.max(1, nightsBetween(today, season.startsOn)),
    last: nightsBetween(today, season.endsOn) - 1,
  };
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
    seasonWeekend: arrivals ? wanted(2, { ...arrivals, begins: isFriday }) : null,
    seasonWeek: arrivals ? wanted(7, arrivals) : null,
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

/** The dates of a preview, by kind; those of a season are in that of `day`, otherwise in the next one. */
export const previewDates = (sale: OwnSale, day: Day | null): DatesByKind<StayDates> => {
  const today = dayInZone(sale.now, sale.stay.time_zone);
  const of = wantedDates(sale, today, day);
  const found = (kind: PreviewKind) => {
    const dates = of[kind];
    return dates && firstFree(sale, today, dates);
  };
  return {
    weekend: found('weekend'),
    week: found('week'),
    month: found('month'),
    lastMinute: found('lastMinute'),
    earlyBooking: found('earlyBooking'),
    deposit: found('deposit'),
    seasonWeekend: found('seasonWeekend'),
    seasonWeek: found('seasonWeek'),
  };
};
