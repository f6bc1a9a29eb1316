import { booksTimeZone } from '../brand.ts';

const dayMilliseconds = 86_400_000;

/** A calendar day, `2026-11-21`. */
export type Day = string;

const firstDay = Date.parse('1900-01-01T00:00:00Z');
const lastDay = Date.parse('2199-12-31T00:00:00Z');

/** Whether `2026-02-29` and the like exists. Days before 1900 or after 2199 do not: arithmetic of days stays within four digits of a year. */
export const isCalendarDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return at >= firstDay && at <= lastDay && new Date(at).toISOString().startsWith(text);
};

// a page of search results converts the same few days hundreds of times
const dayTexts = new Map<number, Day>();
const dayNumbers = new Map<Day, number>();
const maxKnownDays = 4000;
const dayLength = '2026-11-21'.length;

/** Days since 1970-01-01; the arithmetic of days is done on these. */
export const dayNumber = (day: Day): number => {
  const known = dayNumbers.get(day);
  if (known !== undefined) return known;
  const number =
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) /
    dayMilliseconds;
  if (dayNumbers.size < maxKnownDays && day.length === dayLength) dayNumbers.set(day, number);
  return number;
};

export const dayOfNumber = (number: number): Day => {
  const known = dayTexts.get(number);
  if (known) return known;
  const day = new Date(number * dayMilliseconds).toISOString().slice(0, 10);
  if (dayTexts.size < maxKnownDays) dayTexts.set(number, day);
  return day;
};

/** `addDays('2026-02-27', 2)` is `2026-03-01`. */
export const addDays = (day: Day, days: number): Day => dayOfNumber(dayNumber(day) + days);

/** Nights of a half-open stay: arriving on the 1st and departing on the 4th is 3. */
export const nightsBetween = (arriveDay: Day, departDay: Day): number =>
  dayNumber(departDay) - dayNumber(arriveDay);

/** Every night of the stay; the departure day is not one. */
export const nightsOf = (arriveDay: Day, departDay: Day): Day[] => {
  const nights: Day[] = [];
  const end = dayNumber(departDay);
  for (let night = dayNumber(arriveDay); night < end; night++) nights.push(dayOfNumber(night));
  return nights;
};

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

/** Friday and Saturday nights are weekend nights. */
export const isWeekendNight = (day: Day): boolean => weekdayOf(day) >= 5;

const cachedByZone = <T>(make: (timeZone: string) => T): ((timeZone: string) => T) => {
  const byZone = new Map<string, T>();
  return (timeZone) => {
    const found = byZone.get(timeZone);
    if (found) return found;
    const made = make(timeZone);
    byZone.set(timeZone, made);
    return made;
  };
};

// creating a formatter takes a thousand times longer than using it, and there are few zones
const wallFormat = cachedByZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);

const quarterHourMilliseconds = 900_000;
const mostOffsets = 5000;

/** Zones change their offset at a quarter of an hour, so each quarter is read from its formatter once. */
const offsetsByZone = cachedByZone(() => new Map<number, number>());

/** Milliseconds by which a zone's clocks are ahead of UTC at an instant. */
const offsetAt = (instant: number, timeZone: string): number => {
  const offsets = offsetsByZone(timeZone);
  const quarterHour = Math.floor(instant / quarterHourMilliseconds);
  const known = offsets.get(quarterHour);
  if (known !== undefined) return known;
  const start = quarterHour * quarterHourMilliseconds;
  const parts = wallFormat(timeZone).formatToParts(start);
  const part = (type: string): number => Number(parts.find((p) => p.type === type)?.value);
  const offset = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute')) - start;
  if (offsets.size >= mostOffsets) offsets.clear();
  offsets.set(quarterHour, offset);
  return offset;
};

/** The day that an instant falls on in a zone: `dayInZone(new Date(), 'America/Denver')`. */
export const dayInZone = (at: Date, timeZone: string): Day =>
  dayOfNumber(Math.floor((at.getTime() + offsetAt(at.getTime(), timeZone)) / dayMilliseconds));

/** The day in the marketplace's own books: of memberships, invoices and whatever has no place. */
export const dayInBooks = (at: Date): Day => dayInZone(at, booksTimeZone);

/** The day in UTC, from which the day of a place differs by one at most: only for limits with a margin. */
export const utcDay = (at: Date): Day => dayOfNumber(Math.floor(at.getTime() / dayMilliseconds));

/** The last day of the month of a day. */
export const lastOfMonth = (day: Day): Day => {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return utcDay(new Date(Date.UTC(year, month, 0)));
};

/** The wall time of an instant in a zone: `19:30`. */
export const timeInZone = (at: Date, timeZone: string): string =>
  new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(11, 16);

/** The instant of a wall time in a zone; in the spring gap the later one, in the autumn overlap the first. */
export const instantInZone = (day: Day, time: string, timeZone: string): Date => {
  const asUtc = Date.parse(`${day}T${time.slice(0, 5)}:00Z`);
  const readings = [asUtc - dayMilliseconds, asUtc + dayMilliseconds].map(
    (near) => asUtc - offsetAt(near, timeZone),
  );
  const real = readings.filter((instant) => offsetAt(instant, timeZone) === asUtc - instant);
  return new Date(real.length > 0 ? Math.min(...real) : Math.max(...readings));
};
