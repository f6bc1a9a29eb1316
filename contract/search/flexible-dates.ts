import { maxBookableDays } from '../calendars/rules.ts';
import { addDays, type Day, lastOfMonth, weekdayOf } from '../dates/rules.ts';
import type { StayDates } from '../stays/rules.ts';

/** By how many days the dates of a search may move. */
export const flexibleDays = [1, 2, 3, 7] as const;

/** Lengths of a stay at any time: two nights from a Friday, seven and 28 nights. */
export const flexibleLengths = ['weekend', 'week', 'month'] as const;

export type FlexibleLength = (typeof flexibleLengths)[number];

/** `days-3`: the dates of the search or up to three days before or after. `week-2027-03`: within March; `week`: in the next six months. */
export const flexiblePattern = /^(?:days-(?:1|2|3|7)|(?:weekend|week|month)(?:-2\d{3}-(?:0[1-9]|1[0-2]))?)$/;

const nightsOfLength = { weekend: 2, week: 7, month: 28 } as const satisfies Record<FlexibleLength, number>;

const friday = 5;
const saturday = 6;
const daysAhead = 183;

const isLength = (text: string | undefined): text is FlexibleLength =>
  flexibleLengths.some((length) => length === text);

export type ReadFlexible =
  | { kind: 'days'; days: number }
  | { kind: 'length'; length: FlexibleLength; month: string | null };

/** The parts of a text that matches `flexiblePattern`; null for any other. */
export const readFlexible = (text: string): ReadFlexible | null => {
  if (!flexiblePattern.test(text)) return null;
  const [first, ...rest] = text.split('-');
  if (isLength(first)) return { kind: 'length', length: first, month: rest.join('-') || null };
  return { kind: 'days', days: Number(rest[0]) };
};

/** The asked dates first, then the nearest. */
const movedDates = ({ arriveDay, departDay }: StayDates, days: number): StayDates[] => {
  const moves = [0, ...Array.from({ length: days }, (_, i) => [i + 1, -i - 1]).flat()];
  return moves.map((move) => ({ arriveDay: addDays(arriveDay, move), departDay: addDays(departDay, move) }));
};

const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, i) => addDays(first, i));

/** Days on which a stay within a month can begin. */
const startsInMonth = (month: string, length: FlexibleLength): Day[] => {
  const first = `${month}-01`;
  const days = daysFrom(first, 31).filter((day) => day.startsWith(month));
  if (length === 'weekend') return days.filter((day) => weekdayOf(day) === friday);
  const end = addDays(lastOfMonth(first), 1);
  return days.filter((day) => addDays(day, nightsOfLength[length]) <= end);
};

/** Days of the next six months on which a stay can begin: each week on the same weekday, and each month once. */
const startsSoon = (length: FlexibleLength, today: Day): Day[] => {
  const days = daysFrom(addDays(today, 1), daysAhead);
  if (length === 'month') return days.filter((day) => day.endsWith('-01'));
  const weekday = length === 'weekend' ? friday : saturday;
  return days.filter((day) => weekdayOf(day) === weekday);
};

/**
 * The dates among which a flexible search finds the best for each stay, at most 31 and the preferred ones first. Those in the past and
 * beyond the bookable days are left out. A number of days moves `dates`, and is nothing without them.
 */
export const windowsOf = (
  flexible: ReadFlexible,
  { dates, today }: { dates: StayDates | null; today: Day },
): StayDates[] => {
  const last = addDays(today, maxBookableDays);
  const isBookable = ({ arriveDay, departDay }: StayDates) => arriveDay >= today && departDay <= last;
  if (flexible.kind === 'days') return dates ? movedDates(dates, flexible.days).filter(isBookable) : [];
  const { length, month } = flexible;
  const starts = month ? startsInMonth(month, length) : startsSoon(length, today);
  return starts
    .map((arriveDay) => ({ arriveDay, departDay: addDays(arriveDay, nightsOfLength[length]) }))
    .filter(isBookable);
};
