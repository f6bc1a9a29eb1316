import type { Budget } from './budget.ts';
import type { RecurrenceRule } from './recurrence-rule.ts';

const dayMilliseconds = 86_400_000;

interface DateParts {
  year: number;
  /** From 1. */
  month: number;
  monthDay: number;
  weekday: number;
}

export const datePartsOf = (day: number): DateParts => {
  const at = new Date(day * dayMilliseconds);
  return {
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    monthDay: at.getUTCDate(),
    weekday: at.getUTCDay(),
  };
};

const dayOf = (year: number, month: number, monthDay: number): number =>
  Date.UTC(year, month - 1, monthDay) / dayMilliseconds;

/** The first day of a period of a rule and the day after it; `index` counts periods from the one in which the rule starts. */
export const periodOf = (rule: RecurrenceRule, start: number, index: number): [number, number] => {
  const { year, month, weekday } = datePartsOf(start);
  const shift = index * rule.interval;
  switch (rule.frequency) {
    case 'DAILY':
      return [start + shift, start + shift + 1];
    case 'WEEKLY': {
      const first = start - ((weekday - rule.weekStart + 7) % 7) + shift * 7;
      return [first, first + 7];
    }
    case 'MONTHLY':
      return [dayOf(year, month + shift, 1), dayOf(year, month + shift + 1, 1)];
    case 'YEARLY':
      return [dayOf(year + shift, 1, 1), dayOf(year + shift + 1, 1, 1)];
  }
};

/** The index of a period that begins before a day, or is the one in which the rule starts. */
export const periodBefore = (rule: RecurrenceRule, start: number, day: number): number => {
  const unit = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }[rule.frequency];
  return Math.max(0, Math.floor((day - start) / (unit * rule.interval)) - 1);
};

/** Whether a number counted from the first, or as -1 from the last, is one of those that a part of a rule lists. */
const isListed = (listed: readonly number[], number: number, last: number): boolean =>
  listed.length === 0 || listed.includes(number) || listed.includes(number - last - 1);

/** The number of the week of a day and of the last week of its year; the first has at least four days of the year. */
const weekOf = (day: number, { weekday }: DateParts, weekStart: number): [number, number] => {
  const fourth = day - ((weekday - weekStart + 7) % 7) + 3;
  const { year } = datePartsOf(fourth);
  const newYear = dayOf(year, 1, 1);
  const lastFourth = dayOf(year + 1, 1, 1) - 1;
  const last = lastFourth - ((datePartsOf(lastFourth).weekday - weekStart + 7) % 7) + 3;
  const lastWeek = Math.floor((last - newYear) / 7) + 1;
  const lengthOfYear = dayOf(year + 1, 1, 1) - newYear;
  return [Math.floor((fourth - newYear) / 7) + 1, last - newYear < lengthOfYear ? lastWeek : lastWeek - 1];
};

/** Whether a day is one of the weekdays of a rule, which may be counted in its month or year. */
const isOnWeekday = (rule: RecurrenceRule, day: number, { year, month, weekday }: DateParts): boolean => {
  if (rule.weekdays.length === 0) return true;
  const isInYear = rule.frequency === 'YEARLY' && rule.months.length === 0;
  const [first, next] = isInYear
    ? [dayOf(year, 1, 1), dayOf(year + 1, 1, 1)]
    : [dayOf(year, month, 1), dayOf(year, month + 1, 1)];
  return rule.weekdays.some(
    ({ position, weekday: listed }) =>
      listed === weekday &&
      (position === 0 ||
        position === Math.floor((day - first) / 7) + 1 ||
        -position === Math.floor((next - 1 - day) / 7) + 1),
  );
};

const isDayOf = (rule: RecurrenceRule, day: number): boolean => {
  const parts = datePartsOf(day);
  const { year, month, monthDay } = parts;
  if (rule.months.length > 0 && !rule.months.includes(month)) return false;
  if (!isOnWeekday(rule, day, parts)) return false;
  const [newYear, nextYear, nextMonth] = [
    dayOf(year, 1, 1),
    dayOf(year + 1, 1, 1),
    dayOf(year, month + 1, 1),
  ];
  if (!isListed(rule.monthDays, monthDay, nextMonth - dayOf(year, month, 1))) return false;
  if (!isListed(rule.yearDays, day - newYear + 1, nextYear - newYear)) return false;
  if (rule.weekNumbers.length === 0) return true;
  return isListed(rule.weekNumbers, ...weekOf(day, parts, rule.weekStart));
};

/** A rule without days has those of its start. */
export const withDaysOfStart = (rule: RecurrenceRule, start: number): RecurrenceRule => {
  const { frequency, months, monthDays, yearDays, weekdays } = rule;
  if (frequency === 'DAILY' || monthDays.length + yearDays.length + weekdays.length > 0) return rule;
  const { month, monthDay, weekday } = datePartsOf(start);
  if (frequency === 'WEEKLY') return { ...rule, weekdays: [{ position: 0, weekday }] };
  const isOfOneMonth = frequency === 'YEARLY' && months.length === 0;
  return { ...rule, monthDays: [monthDay], months: isOfOneMonth ? [month] : months };
};

/** The days of a period that can be days of a rule: of a year, those of the months that it lists. */
const rangesOf = (rule: RecurrenceRule, period: [number, number]): [number, number][] => {
  if (rule.frequency !== 'YEARLY' || rule.months.length === 0) return [period];
  const { year } = datePartsOf(period[0]);
  const months = rule.months.filter((month) => month >= 1 && month <= 12).toSorted((a, b) => a - b);
  return months.map((month) => [dayOf(year, month, 1), dayOf(year, month + 1, 1)]);
};

/** The days of a rule in a period. */
export const daysOfPeriod = (rule: RecurrenceRule, period: [number, number], budget: Budget): number[] => {
  const days: number[] = [];
  for (const [first, next] of rangesOf(rule, period)) {
    budget.step(next - first);
    for (let day = first; day < next; day++) if (isDayOf(rule, day)) days.push(day);
  }
  return days;
};
