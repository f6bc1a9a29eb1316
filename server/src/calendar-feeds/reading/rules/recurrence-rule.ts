import { EventFailure } from './file-faults.ts';

/** A rule in the form in which ical.js parses it. */
export type RuleData = Record<string, unknown>;

export interface RecurrenceRule {
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  interval: number;
  count: number;
  /** 0 is Sunday, as in `weekdays`. */
  weekStart: number;
  months: number[];
  weekNumbers: number[];
  yearDays: number[];
  monthDays: number[];
  /** With a position in the month or the year, or 0 for each. */
  weekdays: { position: number; weekday: number }[];
  hours: number[];
  minutes: number[];
  seconds: number[];
  positions: number[];
}

const weekdayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

const numbersOf = (data: RuleData, name: string): number[] =>
  [data[name] ?? []].flat().map((value) => {
    if (!Number.isInteger(value)) throw new EventFailure('bad_rule');
    return Number(value);
  });

const weekdayOf = (text: unknown): RecurrenceRule['weekdays'][number] => {
  const [, position = '', name = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(String(text)) ?? [];
  return { position: Number(position), weekday: weekdayNames.indexOf(name) };
};

const hasMeaning = (rule: RecurrenceRule): boolean => {
  const { frequency, weekdays, weekNumbers, yearDays, monthDays } = rule;
  const hasPosition = weekdays.some(({ position }) => position !== 0);
  const isYearly = frequency === 'YEARLY';
  return (
    rule.count >= 1 &&
    rule.interval >= 1 &&
    weekdays.every(({ weekday }) => weekday !== -1) &&
    (!hasPosition || frequency === 'MONTHLY' || (isYearly && weekNumbers.length === 0)) &&
    (monthDays.length === 0 || frequency !== 'WEEKLY') &&
    ((yearDays.length === 0 && weekNumbers.length === 0) || isYearly) &&
    // programs differ in the days of a week, the months of a day and the year of a week that they take if none is named
    (weekNumbers.length === 0 || (weekdays.length > 0 && rule.interval === 1)) &&
    (!isYearly || monthDays.length === 0 || rule.months.length > 0 || weekdays.length > 0)
  );
};

const frequencyOf = (value: unknown): RecurrenceRule['frequency'] => {
  switch (value) {
    case 'DAILY':
    case 'WEEKLY':
    case 'MONTHLY':
    case 'YEARLY':
      return value;
    default:
      throw new EventFailure('bad_rule');
  }
};

/** Throws EventFailure for a rule that the standard does not define, and for one that repeats within a day. */
export const recurrenceRuleOf = (data: RuleData): RecurrenceRule => {
  const [interval = 1] = numbersOf(data, 'interval');
  const [count = Number.POSITIVE_INFINITY] = numbersOf(data, 'count');
  // ical.js counts the days of the week from 1
  const [weekStart = 2] = numbersOf(data, 'wkst');
  const rule: RecurrenceRule = {
    frequency: frequencyOf(data['freq']),
    interval,
    count,
    weekStart: weekStart - 1,
    months: numbersOf(data, 'bymonth'),
    weekNumbers: numbersOf(data, 'byweekno'),
    yearDays: numbersOf(data, 'byyearday'),
    monthDays: numbersOf(data, 'bymonthday'),
    weekdays: [data['byday'] ?? []].flat().map(weekdayOf),
    hours: numbersOf(data, 'byhour'),
    minutes: numbersOf(data, 'byminute'),
    seconds: numbersOf(data, 'bysecond'),
    positions: numbersOf(data, 'bysetpos'),
  };
  if (!hasMeaning(rule)) throw new EventFailure('bad_rule');
  return rule;
};
