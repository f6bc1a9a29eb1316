const dayMilliseconds = 86_400_000;

/** A calendar day, `2026-11-21`. */
export type Day = string;

/** Whether `2026-02-29` and the like exists. */
export const isCalendarDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
};

/** Days since 1970-01-01; the arithmetic of days is done on these. */
export const dayNumber = (day: Day): number =>
  Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) / dayMilliseconds;

const dayTexts = new Map<number, Day>();

const maxDayTexts = 4000;

export const dayOfNumber = (number: number): Day => {
  const known = dayTexts.get(number);
  if (known) return known;
  const day = new Date(number * dayMilliseconds).toISOString().slice(0, 10);
  if (dayTexts.size < maxDayTexts) dayTexts.set(number, day);
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
const dayFormat = cachedByZone((timeZone) => ({
  format: new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
  instant: Number.NaN,
  day: '',
}));

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

/** The day that an instant falls on in a zone: `dayInZone(new Date(), 'America/Denver')`. */
export const dayInZone = (at: Date, timeZone: string): Day => {
  const zone = dayFormat(timeZone);
  const instant = at.getTime();
  // a page of stays formats the same instant many times
  if (zone.instant !== instant) Object.assign(zone, { instant, day: zone.format.format(at) });
  return zone.day;
};

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
