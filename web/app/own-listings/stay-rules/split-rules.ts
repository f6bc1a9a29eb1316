import { weekdays } from '@golark/contract/calendars/rules';
import type { ListingStayRules } from '@golark/contract/stay-rules/schemas';

export type Weekday = (typeof weekdays)[number];
export type DayRule = ListingStayRules['rules'][number];

/** The values of a rule that are numbers of nights. */
export const nightValues = ['minStayArrival', 'minStayThrough', 'maxStay'] as const;

/**
 * Rules of weekdays at any date are shown as days on which guests can arrive and leave; what remains of them, and rules of dates, are
 * rows. The same values on several weekdays are one row.
 */
export const splitRules = (
  rules: readonly DayRule[],
): { noArrival: Weekday[]; noDeparture: Weekday[]; rows: DayRule[] } => {
  const closed = (flag: 'closedToArrival' | 'closedToDeparture'): Weekday[] =>
    weekdays.filter((day) =>
      rules.some((rule) => rule.from === null && rule[flag] === true && rule.weekdays?.includes(day)),
    );
  const rows: DayRule[] = [];
  for (const rule of rules) {
    if (rule.from !== null) {
      rows.push(rule);
      continue;
    }
    if (nightValues.every((name) => rule[name] === null)) continue;
    const same = rows.find(
      (row) => row.from === null && nightValues.every((name) => row[name] === rule[name]),
    );
    const days = new Set([...(same?.weekdays ?? []), ...(rule.weekdays ?? [])]);
    const merged = {
      ...rule,
      weekdays: weekdays.filter((day) => days.has(day)),
      closedToArrival: null,
      closedToDeparture: null,
    };
    if (same) rows[rows.indexOf(same)] = merged;
    else rows.push(merged);
  }
  return { noArrival: closed('closedToArrival'), noDeparture: closed('closedToDeparture'), rows };
};

/** A rule as a form says it: a date or a number may be any text. */
export interface TypedRule {
  from: string | null;
  until: string | null;
  weekdays: Weekday[] | null;
  minStayArrival: unknown;
  minStayThrough: unknown;
  maxStay: unknown;
  closedToArrival: boolean | null;
  closedToDeparture: boolean | null;
}

interface Closed {
  noArrival: readonly Weekday[];
  noDeparture: readonly Weekday[];
}

const closedOn = (day: Weekday, { noArrival, noDeparture }: Closed) => ({
  closedToArrival: noArrival.includes(day) ? true : null,
  closedToDeparture: noDeparture.includes(day) ? true : null,
});

/** One rule for the days with the same values. */
const groupDays = (days: readonly TypedRule[]): TypedRule[] => {
  const groups = new Map<string, TypedRule>();
  for (const day of days) {
    const { weekdays: _days, ...values } = day;
    const key = JSON.stringify(values);
    const group = groups.get(key);
    groups.set(key, { ...day, weekdays: [...(group?.weekdays ?? []), ...(day.weekdays ?? [])] });
  }
  return [...groups.values()];
};

const nothing = { from: null, until: null, minStayArrival: null, minStayThrough: null, maxStay: null };

/**
 * The opposite of `splitRules`, with the number of the row from which each rule comes; null for one that only closes weekdays. What a row
 * says about arrival and departure comes before the days.
 */
export const joinRules = (
  rows: readonly { number: number; rule: TypedRule }[],
  closed: Closed,
): { number: number | null; rule: TypedRule }[] => {
  const ofWeekdays = rows.filter(({ rule }) => rule.from === null && rule.until === null && rule.weekdays);
  const covered = new Set(ofWeekdays.flatMap(({ rule }) => rule.weekdays ?? []));
  const joined = rows.flatMap(({ number, rule }) => {
    if (!ofWeekdays.some((row) => row.number === number)) return [{ number, rule }];
    const days = (rule.weekdays ?? []).map((day) => {
      const general = closedOn(day, closed);
      const flag = (name: 'closedToArrival' | 'closedToDeparture') =>
        rule[name] === null ? general[name] : rule[name] || null;
      return {
        ...rule,
        weekdays: [day],
        closedToArrival: flag('closedToArrival'),
        closedToDeparture: flag('closedToDeparture'),
      };
    });
    return groupDays(days).map((one) => ({ number, rule: one }));
  });
  const others = weekdays
    .filter(
      (day) => !covered.has(day) && (closed.noArrival.includes(day) || closed.noDeparture.includes(day)),
    )
    .map((day) => ({ ...nothing, weekdays: [day], ...closedOn(day, closed) }));
  return [...joined, ...groupDays(others).map((rule) => ({ number: null, rule }))];
};
