import type { Day } from '../dates/rules.ts';
import { nightsBetween, nightsOf } from '../dates/rules.ts';
import type { StayDates } from '../stays/rules.ts';

/** The most days ahead that a stay can end. */
export const maxBookableDays = 730;

/** The longest minimum or maximum that a host can set, in nights. */
export const longestStayRule = 365;

/** The most rules for dates and weekdays that a listing can have. */
export const maxRulesOfDays = 200;

/** Sunday is 0, as in `weekdayOf`. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

/** Reasons why dates can't be booked by any party. The rules of days have the names that hosts know from other sites. */
export const dateRules = [
  'order',
  'past',
  'notice',
  'too_far',
  'closed_to_arrival',
  'closed_to_departure',
  'min_stay_arrival',
  'min_stay_through',
  'max_stay',
  'preparation',
] as const;

export type DateRule = (typeof dateRules)[number];

/** The rule that dates break: the field at fault, the limit of the rule and the day that it turns on. */
export interface BrokenDateRule {
  path: 'arriveDay' | 'departDay';
  rule: DateRule;
  limit?: number;
  day?: Day;
}

/** Why a night can't be slept. */
export const nightClosings = ['past', 'notice', 'taken', 'preparation', 'too_far'] as const;

export type NightClosing = (typeof nightClosings)[number];

/** What holds on one day, after the more specific rule has won. */
export interface DayRules {
  /** Of a stay that arrives on this day. */
  minStayArrival: number;
  /** Of every stay that includes this night. */
  minStayThrough: number;
  /** Of a stay that arrives on this day. */
  maxStay: number;
  closedToArrival: boolean;
  /** No stay departs on this day; its night may be slept. */
  closedToDeparture: boolean;
}

type RulesOfDays = (day: Day) => DayRules | undefined;

const brokenMinimum = (
  { arriveDay, departDay }: StayDates,
  { rulesOn, onArrival, nights }: { rulesOn: RulesOfDays; onArrival?: DayRules | undefined; nights: number },
): BrokenDateRule | null => {
  const minimum = onArrival?.minStayArrival ?? 1;
  if (nights < minimum)
    return { path: 'departDay', rule: 'min_stay_arrival', limit: minimum, day: arriveDay };
  for (const day of nightsOf(arriveDay, departDay)) {
    const limit = (day === arriveDay ? onArrival : rulesOn(day))?.minStayThrough ?? 1;
    if (nights < limit) return { path: 'departDay', rule: 'min_stay_through', limit, day };
  }
  return null;
};

/**
 * The first rule of its days that a stay breaks. The calendar of a page, search, quotes and bookings use this function. A gap
 * that is sold whole needs no minimum. Days without rules are open.
 */
export const brokenDayRule = (
  dates: StayDates,
  { rulesOn, isGap }: { rulesOn: RulesOfDays; isGap: boolean },
): BrokenDateRule | null => {
  const { arriveDay, departDay } = dates;
  const nights = nightsBetween(arriveDay, departDay);
  const onArrival = rulesOn(arriveDay);
  if (onArrival?.closedToArrival) return { path: 'arriveDay', rule: 'closed_to_arrival', day: arriveDay };
  const tooFew = isGap ? null : brokenMinimum(dates, { rulesOn, onArrival, nights });
  if (tooFew) return tooFew;
  const limit = onArrival?.maxStay ?? longestStayRule;
  if (nights > limit) return { path: 'departDay', rule: 'max_stay', limit, day: arriveDay };
  if (rulesOn(departDay)?.closedToDeparture)
    return { path: 'departDay', rule: 'closed_to_departure', day: departDay };
  return null;
};
