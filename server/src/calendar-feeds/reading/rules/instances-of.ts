import { type Day, dayInZone, dayNumber, dayOfNumber } from '@golark/contract/dates/rules';
import type { ReadingOptions } from '../read-calendar.ts';
import type { Budget } from './budget.ts';
import { expandRule } from './expand-rule.ts';
import { type Nights, nightsOfTimes } from './nights-of-times.ts';
import type { EventTimes } from './read-event.ts';
import { type CalendarTime, instantOf, type Length } from './read-properties.ts';

/** One time at which an event is; `recurrenceDay` is null if it is the only one. */
export interface Instance extends Nights {
  recurrenceDay: Day | null;
}

const dayMilliseconds = 86_400_000;

const dayOfWall = (wall: number): number => Math.floor(wall / dayMilliseconds);

const dayKey = ({ wall }: CalendarTime): string => `day ${dayOfWall(wall)}`;
const exactKey = (time: CalendarTime): string => (time.zone ? `instant ${instantOf(time)}` : dayKey(time));

/** Names the instance of an event at a time. A whole day names the instances that begin on it. */
export const instanceKey = (time: CalendarTime, start: CalendarTime): string =>
  start.zone === null ? dayKey(time) : exactKey(time);

/** The nights that an event takes which begins at a time. */
export const nightsOfEvent = (start: CalendarTime, length: Length, options: ReadingOptions): Nights => {
  const end = start.wall + length.calendar;
  if (start.zone === null) {
    return { arrive: dayOfWall(start.wall), depart: dayOfWall(end + length.clock) };
  }
  return nightsOfTimes(instantOf(start), start.zone.instantOf(end) + length.clock, options);
};

/** The day by which an instance is known, although a change may have moved it. */
export const recurrenceDayOf = (time: CalendarTime, options: ReadingOptions): Day =>
  time.zone === null
    ? dayOfNumber(dayOfWall(time.wall))
    : dayInZone(new Date(instantOf(time)), options.timeZone);

/** Whether a time is not after the end of a rule. A rule that ends on a day includes it. */
const isBefore = (until: CalendarTime | null, start: CalendarTime): ((wall: number) => boolean) => {
  if (until === null) return () => true;
  if (until.zone === null || start.zone === null) return (wall) => dayOfWall(wall) <= dayOfWall(until.wall);
  const { zone } = start;
  const end = instantOf(until);
  return (wall) => zone.instantOf(wall) <= end;
};

const startsOf = (times: EventTimes, options: ReadingOptions, budget: Budget): EventTimes['extra'] => {
  const { start, length, rules, extra } = times;
  const span = length.calendar + length.clock;
  // zones differ from each other by a day at most
  const from = (dayNumber(options.from) - 2) * dayMilliseconds - span;
  const until = (dayNumber(options.until) + 2) * dayMilliseconds;
  const ofRules = rules.flatMap((rule) => {
    const isWithin = isBefore(rule.until, start);
    const recurrence = { start: start.wall, isWholeDay: start.zone === null, from, until, isWithin };
    return expandRule(rule.data, recurrence, budget);
  });
  const first = rules.length === 0 ? [start.wall] : ofRules;
  return [...first.map((wall) => ({ time: { wall, zone: start.zone }, length: null })), ...extra];
};

/**
 * The instances of an event around the window, each day at most once. `replaced` has the keys of those for which the file has an
 * event of their own. Throws EventFailure and FileFailure.
 */
export const instancesOf = (
  times: EventTimes,
  replaced: ReadonlySet<string>,
  { options, budget }: { options: ReadingOptions; budget: Budget },
): Instance[] => {
  const recurs = times.rules.length > 0 || times.extra.length > 0;
  if (!recurs) return [{ ...nightsOfEvent(times.start, times.length, options), recurrenceDay: null }];
  const excluded = new Set(times.excluded.map((time) => instanceKey(time, times.start)));
  const byDay = new Map<Day, Instance>();
  for (const { time, length } of startsOf(times, options, budget)) {
    if ([exactKey(time), dayKey(time)].some((key) => excluded.has(key) || replaced.has(key))) continue;
    budget.instance();
    const recurrenceDay = recurrenceDayOf(time, options);
    const nights = nightsOfEvent(time, length ?? times.length, options);
    const known = byDay.get(recurrenceDay);
    if (!known || known.depart - known.arrive < nights.depart - nights.arrive)
      byDay.set(recurrenceDay, { ...nights, recurrenceDay });
  }
  return [...byDay.values()];
};
