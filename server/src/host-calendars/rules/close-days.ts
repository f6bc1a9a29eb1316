import type { Day } from '@golark/contract/dates/rules';
import { addDays, dayNumber, nightsOf, weekdayOf } from '@golark/contract/dates/rules';
import type { StayRule } from '#stays';

/** Which days a calendar closes one by one. */
export type DayFlag = 'closedToArrival' | 'closedToDeparture';

/** Days of a half-open range, and whether they are closed. */
export interface ClosedDays {
  from: Day;
  until: Day;
  flag: DayFlag;
  isClosed: boolean;
}

type DatedRule = StayRule & { startsOn: Day; endsOn: Day };

const isDated = (rule: StayRule): rule is DatedRule => rule.startsOn !== null && rule.endsOn !== null;

const lengthOf = ({ startsOn, endsOn }: DatedRule): number => dayNumber(endsOn) - dayNumber(startsOn);

const saysNothing = ({ startsOn, endsOn, weekday, ...values }: StayRule): boolean =>
  Object.values(values).every((value) => value === null);

/** The order of `stayRulesJson`: the shortest range first, then the one that starts later, then the weekday; those without dates last. */
const bySpecificity = (a: StayRule, b: StayRule): number => {
  const lengths = (isDated(a) ? lengthOf(a) : Infinity) - (isDated(b) ? lengthOf(b) : Infinity);
  if (lengths !== 0 && !Number.isNaN(lengths)) return lengths;
  const starts = (b.startsOn ?? '').localeCompare(a.startsOn ?? '');
  return starts !== 0 ? starts : (a.weekday ?? 7) - (b.weekday ?? 7);
};

/** True if the first rule that decides about a day closes it. Rules are given the most specific first. */
export const isClosedBy = (rules: readonly StayRule[], flag: DayFlag, day: Day): boolean => {
  for (const rule of rules) {
    const isInRange = !isDated(rule) || (rule.startsOn <= day && day < rule.endsOn);
    if (isInRange && (rule.weekday === null || rule.weekday === weekdayOf(day))) {
      const value = rule[flag];
      if (value !== null) return value;
    }
  }
  return false;
};

const withRule = (
  rules: readonly StayRule[],
  range: { from: Day; until: Day },
  value: Pick<ClosedDays, 'flag' | 'isClosed'>,
): StayRule[] => {
  const isSame = (rule: StayRule): boolean =>
    rule.startsOn === range.from && rule.endsOn === range.until && rule.weekday === null;
  const own = rules.find(isSame) ?? {
    startsOn: range.from,
    endsOn: range.until,
    weekday: null,
    minStayArrival: null,
    minStayThrough: null,
    maxStay: null,
    closedToArrival: null,
    closedToDeparture: null,
  };
  return [...rules.filter((rule) => !isSame(rule)), { ...own, [value.flag]: value.isClosed }];
};

/**
 * The rules of a listing after days of its calendar are closed to arrivals or departures, or opened. Rules that lie within the range no
 * longer say anything about it; the range gets a rule of its own only if the others decide otherwise; where a shorter range that reaches
 * beyond it would win, the days that both share get one, which is shorter still. Days outside the range keep what they had.
 */
export const closeDays = (
  given: readonly StayRule[],
  { from, until, flag, isClosed }: ClosedDays,
): StayRule[] => {
  const isWithin = (rule: StayRule): boolean =>
    isDated(rule) && rule.startsOn >= from && rule.endsOn <= until;
  const cleared = given
    .map((rule) => (isWithin(rule) ? { ...rule, [flag]: null } : rule))
    .filter((rule) => !saysNothing(rule))
    .toSorted(bySpecificity);
  const days = nightsOf(from, until);
  if (days.every((day) => isClosedBy(cleared, flag, day) === isClosed)) return cleared;
  const length = days.length;
  const winning = cleared
    .filter(isDated)
    .filter(
      (rule) =>
        rule[flag] === !isClosed && lengthOf(rule) <= length && rule.startsOn < until && rule.endsOn > from,
    );
  const ranges = winning.map((rule) => ({
    from: rule.startsOn > from ? rule.startsOn : from,
    until: rule.endsOn < until ? rule.endsOn : until,
  }));
  return [{ from, until }, ...ranges]
    .reduce<StayRule[]>((rules, range) => withRule(rules, range, { flag, isClosed }), cleared)
    .toSorted(bySpecificity);
};

/** Consecutive days of one value: [from, until) of each, in order. */
export const runsOf = <Value>(
  values: readonly { day: Day; value: Value }[],
): { from: Day; until: Day; value: Value }[] => {
  const runs: { from: Day; until: Day; value: Value }[] = [];
  for (const { day, value } of values) {
    const last = runs.at(-1);
    if (last && last.until === day && last.value === value) last.until = addDays(day, 1);
    else runs.push({ from: day, until: addDays(day, 1), value });
  }
  return runs;
};
