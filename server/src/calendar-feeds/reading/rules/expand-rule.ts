import type { Budget } from './budget.ts';
import { daysOfPeriod, periodBefore, periodOf, withDaysOfStart } from './days-of-rule.ts';
import { type RecurrenceRule, type RuleData, recurrenceRuleOf } from './recurrence-rule.ts';

const dayMilliseconds = 86_400_000;

export interface Recurrence {
  /** Wall time of the first instance. */
  start: number;
  isWholeDay: boolean;
  /** Instances that begin before are not returned. */
  from: number;
  /** Instances that begin later are not returned. */
  until: number;
  /** Whether an instance is before the end that the rule itself has. */
  isWithin: (wall: number) => boolean;
}

const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].sort((a, b) => a - b);

/** Times of a day at which a rule has instances, in milliseconds from midnight. */
const timesOf = (rule: RecurrenceRule, { start, isWholeDay }: Recurrence, budget: Budget): number[] => {
  if (isWholeDay) return [0];
  const at = new Date(start);
  const hours = rule.hours.length > 0 ? rule.hours : [at.getUTCHours()];
  const minutes = rule.minutes.length > 0 ? rule.minutes : [at.getUTCMinutes()];
  const seconds = rule.seconds.length > 0 ? rule.seconds : [at.getUTCSeconds()];
  budget.step(hours.length * minutes.length * seconds.length);
  return ascending(
    hours.flatMap((hour) =>
      minutes.flatMap((minute) => seconds.map((second) => ((hour * 60 + minute) * 60 + second) * 1000)),
    ),
  );
};

/** The instances of a period at the positions that the rule lists, or all if it lists none. */
const atPositions = (walls: number[], { positions }: RecurrenceRule): number[] => {
  if (positions.length === 0) return walls;
  const listed = positions.map((position) => walls[position > 0 ? position - 1 : walls.length + position]);
  return ascending(listed.filter((wall) => wall !== undefined));
};

/**
 * Wall times at which the instances of a rule begin, in their order. A rule that has no count is expanded from the window on,
 * however long ago it starts. Throws EventFailure, and FileFailure when the budget is spent.
 */
export const expandRule = (data: RuleData, recurrence: Recurrence, budget: Budget): number[] => {
  const startDay = Math.floor(recurrence.start / dayMilliseconds);
  const rule = withDaysOfStart(recurrenceRuleOf(data), startDay);
  const times = timesOf(rule, recurrence, budget);
  const windowDay = Math.floor(recurrence.from / dayMilliseconds);
  const first = Number.isFinite(rule.count) ? 0 : periodBefore(rule, startDay, windowDay);
  const walls: number[] = [];
  let left = rule.count;
  for (let index = first; ; index++) {
    const period = periodOf(rule, startDay, index);
    // negated, because a number too large for a day is none
    if (!(period[0] * dayMilliseconds <= recurrence.until)) return walls;
    const days = daysOfPeriod(rule, period, budget);
    budget.step(1 + days.length * times.length);
    const all = days.flatMap((day) => times.map((time) => day * dayMilliseconds + time));
    for (const wall of atPositions(all, rule)) {
      if (wall < recurrence.start) continue;
      if (left <= 0 || wall > recurrence.until || !recurrence.isWithin(wall)) return walls;
      left -= 1;
      if (wall >= recurrence.from) walls.push(wall);
    }
  }
};
