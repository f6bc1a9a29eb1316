import { dayFromNumber, dayNumber, isWeekend } from './days.ts';
import { scaleAmount } from './generate-price.ts';
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
  /** Short seasons on top of the others. */
  holidays: Season[];
  /** The host lowers the price of nights that are left between two bookings. */
  discountsGaps: boolean;
  calendarDays: number;
}

const nightRun = (from: number, nights: number, changes: Partial<NightRun>): NightRun => ({
  starts_on: dayFromNumber(from),
  nights,
  booked: 0,
  is_closed: false,
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

const seasonAt = (seasons: Season[], night: string): Season | undefined =>
  seasons.findLast(({ starts_on, ends_on }) => starts_on <= night && night < ends_on);

/** Nights between two bookings cost less and can be booked alone, except weekends and holidays, which sell anyway. */
const discountedGap = (
  { seasons, holidays, nightlyAmount }: Calendar,
  gap: { from: number; nights: number },
  random: Random,
): NightRun[] => {
  const factor = 0.82 + random.next() * 0.1;
  return Array.from({ length: gap.nights }, (_, i) => gap.from + i)
    .filter((day) => !isWeekend(day) && !seasonAt(holidays, dayFromNumber(day)))
    .map((day) => {
      const night = dayFromNumber(day);
      const season = seasonAt(seasons, night);
      const amount = scaleAmount(season?.nightly_amount ?? nightlyAmount, factor);
      return nightRun(day, 1, { nightly_amount: amount, min_nights: 1 });
    });
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
      runs.push(nightRun(day, nights, { is_closed: true }));
      day += nights;
    } else if (random.chance(Math.min(0.9, occupancyOn(day) * 0.55))) {
      const nights = Math.min(calendar.minNights + random.integer(0, 3) + (random.chance(0.15) ? 3 : 0), 28);
      runs.push(nightRun(day, nights, { booked: 1 }));
      // in 40 % of cases the next guest arrives on the day of departure
      const gap = random.chance(0.4) ? 0 : random.integer(1, 4);
      if (calendar.discountsGaps && gap > 0 && day > start + 5)
        runs.push(...discountedGap(calendar, { from: day + nights, nights: gap }, random));
      day += nights + gap;
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
