import {
  addDays,
  type Day,
  dayInZone,
  dayNumber,
  instantInZone,
  timeInZone,
} from '@golark/contract/dates/rules';
import { FieldProblem, type ScheduleEntry } from './schedule.ts';

/** A start at a venue: a day and a wall time there. */
export interface LocalStart {
  day: Day;
  time: string;
}

/** For an event without an hour; most begin in the evening. */
const unknownTime = '20:00';
const eastern = 'America/New_York';
const day = 86_400_000;

const localOf = (instant: Date, timeZone: string): LocalStart => ({
  day: dayInZone(instant, timeZone),
  time: timeInZone(instant, timeZone),
});

/** Throws FieldProblem if a file gives two times that are not the same instant. */
export const localStartOf = ({ start, easternTime }: ScheduleEntry, timeZone: string): LocalStart => {
  if ('instant' in start) return localOf(start.instant, timeZone);
  const { time, zone } = start;
  if (time === null) return { day: start.day, time: unknownTime };
  if (zone !== 'venue') return localOf(instantInZone(start.day, time, zone), timeZone);
  if (easternTime === undefined) return { day: start.day, time };
  // the Eastern day may be the next one
  const difference =
    instantInZone(start.day, easternTime, eastern).getTime() -
    instantInZone(start.day, time, timeZone).getTime();
  if (difference % day !== 0)
    throw new FieldProblem(
      'start time et',
      `${easternTime} is not the Eastern time of ${time} in ${timeZone}.`,
    );
  return { day: start.day, time };
};

/** By how many whole weeks a schedule has to be moved so that it begins on a day or in the week after it. */
export const weeksUntil = (days: readonly Day[], shiftTo: Day): number => {
  const first = Math.min(...days.map(dayNumber));
  return Math.ceil((dayNumber(shiftTo) - first) / 7);
};

export const instantOfStart = (start: LocalStart, timeZone: string, weeks = 0): Date =>
  instantInZone(addDays(start.day, 7 * weeks), start.time, timeZone);
