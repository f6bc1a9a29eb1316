import {
  addDays,
  type Day,
  dayNumber,
  dayOfNumber,
  lastOfMonth,
  utcDay,
  weekdayOf,
} from '@golark/contract/dates/rules';
import type { TimeWord } from '@golark/contract/events/rules';

/** Both days are included. */
export interface DayRange {
  first: Day;
  last: Day;
}

const sunday = 0;
const friday = 5;

/** On Saturday and Sunday what is left of the weekend; on any other day the next Friday to Sunday. */
const weekendOf = (today: Day): DayRange => {
  const weekday = weekdayOf(today);
  if (weekday === sunday) return { first: today, last: today };
  const first = weekday < friday ? addDays(today, friday - weekday) : today;
  return { first, last: addDays(today, 7 - weekday) };
};

/** The days that a word means where it is `today`. */
export const daysOfWord = (word: TimeWord, today: Day): DayRange => {
  if (word === 'today') return { first: today, last: today };
  if (word === 'this-weekend') return weekendOf(today);
  return { first: today, last: lastOfMonth(today) };
};

/** Every day that it can be somewhere at an instant: from 12 hours behind UTC to 14 hours ahead of it. */
export const daysSomewhere = (now: Date): Day[] => {
  const day = dayNumber(utcDay(now));
  return [day - 1, day, day + 1].map(dayOfNumber);
};
