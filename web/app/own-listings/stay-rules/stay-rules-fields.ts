import { longestStayRule, maxBookableDays, weekdays } from '@golark/contract/calendars/rules';
import { addDays } from '@golark/contract/dates/rules';
import type { ListingStayRules } from '@golark/contract/stay-rules/schemas';
import type { Fields } from '../section-fields.ts';
import { type DayRule, nightValues, splitRules } from './split-rules.ts';

/** The least and the most of each number, by the last part of its field's name. */
export const limits: Readonly<Record<string, { minimum: number; maximum: number }>> = {
  minStayArrival: { minimum: 1, maximum: longestStayRule },
  minStayThrough: { minimum: 1, maximum: longestStayRule },
  maxStay: { minimum: 1, maximum: longestStayRule },
  noticeDays: { minimum: 0, maximum: 30 },
  preparationNights: { minimum: 0, maximum: 7 },
  bookingWindowDays: { minimum: 1, maximum: maxBookableDays },
  gapNights: { minimum: 1, maximum: 30 },
};

const choiceOf = (isClosed: boolean | null): string =>
  isClosed === null ? '' : isClosed ? 'closed' : 'open';

const rowFields = (rule: DayRule, i: number): [string, string][] => {
  const named = (name: string, value: string): [string, string] => [`rules.${i}.${name}`, value];
  return [
    named('first', rule.from ?? ''),
    named('last', rule.until ? addDays(rule.until, -1) : ''),
    ...(rule.weekdays ?? []).map((day) => named(`weekdays.${day}`, 'on')),
    ...nightValues.map((name) => named(name, rule[name] === null ? '' : String(rule[name]))),
    named('arrival', choiceOf(rule.closedToArrival)),
    named('departure', choiceOf(rule.closedToDeparture)),
  ];
};

/** The values of stay rules as their form has them. */
export const fieldsOfStayRules = (stored: ListingStayRules): Fields => {
  const { noArrival, noDeparture, rows } = splitRules(stored.rules);
  return Object.fromEntries([
    ['minStayArrival', String(stored.minStayArrival)],
    ['maxStay', String(stored.maxStay)],
    ['noticeDays', String(stored.notice.days)],
    ['untilHour', String(stored.notice.untilHour)],
    ['preparationNights', String(stored.preparationNights)],
    ['bookingWindowDays', String(stored.bookingWindowDays)],
    ['gapNights', stored.gapNights === null ? '' : String(stored.gapNights)],
    ...weekdays.filter((day) => !noArrival.includes(day)).map((day) => [`arrive.${day}`, 'on']),
    ...weekdays.filter((day) => !noDeparture.includes(day)).map((day) => [`depart.${day}`, 'on']),
    ['ruleCount', String(rows.length)],
    ...rows.flatMap(rowFields),
  ]);
};

export const isChecked = (fields: Fields, name: string): boolean => Boolean(fields[name]);
