import { dayFromNumber, dayNumber } from './days.ts';
import { scaleAmount } from './generate-price.ts';
import type { Random } from './random.ts';
import type { Season } from './stay.ts';

interface Holiday {
  /** The first night in a year, as a day number, and the number of nights. */
  nightsOf: (year: number) => [first: number, nights: number];
  factor: number;
  /** The place must have one of these tags; without them the holiday is everywhere. */
  tags?: string[];
}

const monday = 1;
const thursday = 4;
// 1970-01-01 was a Thursday
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;

/** The n-th weekday of a month; 5 is the last one of a May, as Memorial Day. */
const nthWeekday = (year: number, [month, weekday, n]: [string, number, number]): number => {
  const first = dayNumber(`${year}-${month}-01`);
  const day = first + ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7;
  return dayFromNumber(day).slice(5, 7) === month ? day : day - 7;
};

/** The nights from Friday to Sunday before a Monday. */
const longWeekend =
  (month: string, n: number): Holiday['nightsOf'] =>
  (year) => [nthWeekday(year, [month, monday, n]) - 3, 3];

const coldOrFar = ['ski', 'mountain', 'leaf', 'new-england'];

/** US holidays and school vacations with prices of their own. */
const holidays: Holiday[] = [
  { nightsOf: longWeekend('01', 3), factor: 1.3, tags: ['ski'] },
  { nightsOf: longWeekend('02', 3), factor: 1.4, tags: ['ski'] },
  { nightsOf: longWeekend('02', 3), factor: 1.12, tags: ['warm', 'tropical', 'desert', 'mountain'] },
  // spring break: most schools are closed for one of these weeks
  {
    nightsOf: (year) => [dayNumber(`${year}-03-12`), 17],
    factor: 1.16,
    tags: ['warm', 'tropical', 'ski', 'desert', 'parks'],
  },
  { nightsOf: longWeekend('05', 5), factor: 1.25 },
  { nightsOf: (year) => [dayNumber(`${year}-07-02`), 4], factor: 1.3 },
  { nightsOf: longWeekend('09', 1), factor: 1.25 },
  { nightsOf: longWeekend('10', 2), factor: 1.22, tags: coldOrFar },
  // from the evening before Thanksgiving
  { nightsOf: (year) => [nthWeekday(year, ['11', thursday, 4]) - 1, 4], factor: 1.25 },
  { nightsOf: (year) => [dayNumber(`${year}-12-23`), 7], factor: 1.28 },
  { nightsOf: (year) => [dayNumber(`${year}-12-30`), 3], factor: 1.5 },
];

/** In weeks that cost more anyway a holiday adds less. */
const damp = (factor: number, seasonFactor: number): number =>
  seasonFactor > 1.2 ? 1 + (factor - 1) * 0.5 : factor;

interface HolidayRates {
  nightly: number;
  weekend: number;
  seasons: Season[];
}

/** Seasons of a few nights on top of the others, which cover them: the season that starts later counts. */
export const generateHolidaySeasons = (
  { nightly, weekend, seasons }: HolidayRates,
  place: { tags: Set<string>; firstDay: number; lastDay: number },
  random: Random,
): Season[] => {
  const strength = 0.8 + random.next() * 0.5;
  const year = Number(dayFromNumber(place.firstDay).slice(0, 4));
  const starts = new Set(seasons.map(({ starts_on }) => starts_on));
  return holidays
    .filter(({ tags }) => !tags || tags.some((tag) => place.tags.has(tag)))
    .flatMap(({ nightsOf, factor }) =>
      [year - 1, year, year + 1].flatMap((holidayYear): Season[] => {
        const [start, nights] = nightsOf(holidayYear);
        const end = start + nights;
        // two seasons of a room cannot start on the same day
        const first = starts.has(dayFromNumber(start)) ? start + 1 : start;
        const starts_on = dayFromNumber(first);
        if (end <= place.firstDay || first >= place.lastDay || starts.has(starts_on)) return [];
        starts.add(starts_on);
        const around = seasons.findLast(
          (season) => season.starts_on <= starts_on && starts_on < season.ends_on,
        );
        const seasonFactor = around ? around.nightly_amount / nightly : 1;
        const scale = 1 + (damp(factor, seasonFactor) - 1) * strength;
        const amount = scaleAmount(around?.weekend_nightly_amount ?? weekend, scale);
        return [
          {
            starts_on,
            ends_on: dayFromNumber(end),
            // every night of a holiday is a weekend night
            nightly_amount: amount,
            weekend_nightly_amount: amount,
          },
        ];
      }),
    );
};
