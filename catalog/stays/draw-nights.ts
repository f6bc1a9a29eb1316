import { dayNumber, dayOfNumber, isWeekend } from './days.ts';
import type { Random } from './random.ts';
import type { NightRun, Season } from './stay.ts';

interface Calendar {
  today: string;
  /** Share of nights sold when it is near and nothing else speaks for or against, 0 to 1. */
  demand: number;
  units: number;
  minNights: number;
  nightlyAmount: number;
  seasons: Season[];
  daysAhead: number;
}

const run = (from: number, nights: number, more: Partial<NightRun>): NightRun => ({
  starts_on: dayOfNumber(from),
  nights,
  booked: 0,
  is_blocked: false,
  nightly_amount: null,
  min_nights: null,
  ...more,
});

/** How busy a day is against the season: the rate tells, a dearer week is a fuller one. */
const busyness = (calendar: Calendar): ((day: number) => number) => {
  const spans = calendar.seasons.map((s) => ({
    from: dayNumber(s.starts_on),
    until: dayNumber(s.ends_on),
    factor: s.nightly_amount / calendar.nightlyAmount,
  }));
  const start = dayNumber(calendar.today);
  return (day) => {
    const season = spans.find((s) => s.from <= day && day < s.until)?.factor ?? 1;
    const lead = Math.exp(-(day - start) / 75);
    return calendar.demand * season * lead * (isWeekend(day) ? 1.35 : 0.85);
  };
};

/** A home's calendar: stays of some nights side by side, now and then the owner's own block. */
export const drawHomeNights = (calendar: Calendar, random: Random): NightRun[] => {
  const busy = busyness(calendar);
  const runs: NightRun[] = [];
  const start = dayNumber(calendar.today);
  let day = start + random.whole(0, 3);
  while (day < start + calendar.daysAhead) {
    if (random.chance(0.006)) {
      const nights = random.whole(3, 12);
      runs.push(run(day, nights, { is_blocked: true }));
      day += nights;
    } else if (random.chance(Math.min(0.9, busy(day) * 0.55))) {
      const nights = Math.min(calendar.minNights + random.whole(0, 3) + (random.chance(0.15) ? 3 : 0), 28);
      runs.push(run(day, nights, { booked: 1 }));
      // most days after a guest leaves the next can come
      day += nights + (random.chance(0.4) ? 0 : random.whole(1, 4));
    } else day += 1;
  }
  return runs;
};

/** A hotel's calendar: so many rooms of a type sold a night, in runs of the same number. */
export const drawHotelNights = (calendar: Calendar, random: Random): NightRun[] => {
  const busy = busyness(calendar);
  const runs: NightRun[] = [];
  const start = dayNumber(calendar.today);
  let mood = 1;
  for (let day = start; day < start + calendar.daysAhead; day++) {
    if (random.chance(0.3)) mood = 0.5 + random.next();
    const share = Math.min(1, busy(day) * mood * 1.15);
    const booked = Math.min(calendar.units, Math.round(share * calendar.units));
    if (booked === 0) continue;
    const last = runs.at(-1);
    if (last && last.booked === booked && dayNumber(last.starts_on) + last.nights === day) last.nights += 1;
    else runs.push(run(day, 1, { booked }));
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

/** Single days with a price and a length rule of their own, where nobody has booked. */
export const drawHolidayRates = (calendar: Calendar, taken: NightRun[], random: Random): NightRun[] => {
  const start = dayNumber(calendar.today);
  const year = Number(calendar.today.slice(0, 4));
  const spans = taken.map((r) => [dayNumber(r.starts_on), dayNumber(r.starts_on) + r.nights] as const);
  return [year, year + 1].flatMap((holidayYear) =>
    holidays.flatMap(([monthDay, nights, factor]) => {
      const from = dayNumber(`${holidayYear}-${monthDay}`);
      const isFree = !spans.some(([a, b]) => a < from + nights && from < b);
      if (from <= start || from > start + calendar.daysAhead || !isFree || random.chance(0.4)) return [];
      const dollars = Math.round((calendar.nightlyAmount * factor) / 100);
      return [
        run(from, nights, { nightly_amount: dollars * 100, min_nights: Math.max(3, calendar.minNights) }),
      ];
    }),
  );
};
