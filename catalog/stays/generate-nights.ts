import { dayFromNumber, dayNumber, isWeekend } from './days.ts';
import type { Random } from './random.ts';
import type { NightRun, Season } from './stay.ts';

interface Calendar {
  today: string;
  /** Share of nights booked for dates close to today, before season and weekday adjustments, 0 to 1. */
  demand: number;
  units: number;
  minNights: number;
  nightlyAmount: number;
  seasons: Season[];
  calendarDays: number;
}

const nightRun = (from: number, nights: number, changes: Partial<NightRun>): NightRun => ({
  starts_on: dayFromNumber(from),
  nights,
  booked: 0,
  is_blocked: false,
  nightly_amount: null,
  min_nights: null,
  ...changes,
});

/** Estimates the occupancy of a day. Demand is assumed to follow the season's rate: expensive weeks are fuller. */
const createOccupancyEstimate = (calendar: Calendar): ((day: number) => number) => {
  const spans = calendar.seasons.map((s) => ({
    from: dayNumber(s.starts_on),
    until: dayNumber(s.ends_on),
    factor: s.nightly_amount / calendar.nightlyAmount,
  }));
  const start = dayNumber(calendar.today);
  return (day) => {
    const season = spans.find((s) => s.from <= day && day < s.until)?.factor ?? 1;
    const leadTimeFactor = Math.exp(-(day - start) / 75);
    return calendar.demand * season * leadTimeFactor * (isWeekend(day) ? 1.35 : 0.85);
  };
};

/** A home's calendar: bookings of several nights and, rarely, a block by the owner. */
export const generateHomeNights = (calendar: Calendar, random: Random): NightRun[] => {
  const occupancyOn = createOccupancyEstimate(calendar);
  const runs: NightRun[] = [];
  const start = dayNumber(calendar.today);
  let day = start + random.integer(0, 3);
  while (day < start + calendar.calendarDays) {
    if (random.chance(0.006)) {
      const nights = random.integer(3, 12);
      runs.push(nightRun(day, nights, { is_blocked: true }));
      day += nights;
    } else if (random.chance(Math.min(0.9, occupancyOn(day) * 0.55))) {
      const nights = Math.min(calendar.minNights + random.integer(0, 3) + (random.chance(0.15) ? 3 : 0), 28);
      runs.push(nightRun(day, nights, { booked: 1 }));
      // in 40 % of cases the next guest arrives on the day of departure
      day += nights + (random.chance(0.4) ? 0 : random.integer(1, 4));
    } else day += 1;
  }
  return runs;
};

/** A hotel's calendar: booked units per night; consecutive nights with the same number form one run. */
export const generateHotelNights = (calendar: Calendar, random: Random): NightRun[] => {
  const occupancyOn = createOccupancyEstimate(calendar);
  const runs: NightRun[] = [];
  const start = dayNumber(calendar.today);
  let dailyVariation = 1;
  for (let day = start; day < start + calendar.calendarDays; day++) {
    if (random.chance(0.3)) dailyVariation = 0.5 + random.next();
    const share = Math.min(1, occupancyOn(day) * dailyVariation * 1.15);
    const booked = Math.min(calendar.units, Math.round(share * calendar.units));
    if (booked === 0) continue;
    const last = runs.at(-1);
    if (last && last.booked === booked && dayNumber(last.starts_on) + last.nights === day) last.nights += 1;
    else runs.push(nightRun(day, 1, { booked }));
  }
  return runs;
};

const holidays: [monthDay: string, nights: number, factor: number][] = [
  ['02-13', 3, 1.25],
  ['05-22', 4, 1.3],
  ['07-02', 4, 1.45],
  ['09-04', 3, 1.25],
  ['11-25', 4, 1.3],
  ['12-30', 3, 1.5],
];

/** Free nights around holidays, with their own price and minimum stay. */
export const generateHolidayRates = (
  calendar: Calendar,
  occupiedRuns: NightRun[],
  random: Random,
): NightRun[] => {
  const start = dayNumber(calendar.today);
  const year = Number(calendar.today.slice(0, 4));
  const spans = occupiedRuns.map((r) => [dayNumber(r.starts_on), dayNumber(r.starts_on) + r.nights] as const);
  return [year, year + 1].flatMap((holidayYear) =>
    holidays.flatMap(([monthDay, nights, factor]) => {
      const from = dayNumber(`${holidayYear}-${monthDay}`);
      const isFree = !spans.some(([a, b]) => a < from + nights && from < b);
      if (from <= start || from > start + calendar.calendarDays || !isFree || random.chance(0.4)) return [];
      const dollars = Math.round((calendar.nightlyAmount * factor) / 100);
      return [
        nightRun(from, nights, {
          nightly_amount: dollars * 100,
          min_nights: Math.max(3, calendar.minNights),
        }),
      ];
    }),
  );
};
