import type { DayRules } from '@golark/contract/calendars/rules';
import type { Day } from '@golark/contract/dates/rules';
import { addDays, weekdayOf } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import type { StayRow, StayRule, StayRules } from '#stays';
import { freeUnitsOn, type RoomCalendar } from './room-calendar.ts';

/** What the dates of a stay are checked against, besides the calendars of the rooms. */
export type RuledListing = Pick<StayRow, 'time_zone' | 'min_nights' | 'max_nights' | 'rules'>;

/** `nights` around a stay decide about it: those kept free, and one more on each side of a gap. */
export const longestMargin = 8;

/** Longer ones need no exception from a minimum. */
const longestGap = 60;

const holdsOn = (rule: StayRule, day: Day): boolean =>
  (rule.startsOn === null || (rule.startsOn <= day && rule.endsOn !== null && day < rule.endsOn)) &&
  (rule.weekday === null || rule.weekday === weekdayOf(day));

const first = <Key extends keyof StayRule>(
  rules: StayRules | null,
  key: Key,
  day: Day,
): NonNullable<StayRule[Key]> | null => {
  for (const rule of rules?.rules ?? []) {
    const value = rule[key];
    if (value !== null && value !== undefined && holdsOn(rule, day)) return value;
  }
  return null;
};

/** The rules of one day. The more specific wins: the night's own, then the shortest date range, then the weekday, then the listing. */
export const dayRulesOn = (
  { rules, min_nights, max_nights }: Pick<RuledListing, 'rules' | 'min_nights' | 'max_nights'>,
  room: RoomCalendar,
  day: Day,
): DayRules => {
  const own = room.nights.get(day);
  const minStayArrival = own?.minNights ?? first(rules, 'minStayArrival', day) ?? min_nights;
  return {
    minStayArrival,
    minStayThrough: first(rules, 'minStayThrough', day) ?? 1,
    maxStay: Math.max(minStayArrival, own?.maxNights ?? first(rules, 'maxStay', day) ?? max_nights),
    closedToArrival: first(rules, 'closedToArrival', day) ?? false,
    closedToDeparture: first(rules, 'closedToDeparture', day) ?? false,
  };
};

/** Whether a night is kept free because a guest sleeps within so many nights before or after it. */
export const isInPreparation = (room: RoomCalendar, night: Day, preparationNights: number): boolean => {
  for (let distance = 1; distance <= preparationNights; distance++) {
    if ((room.nights.get(addDays(night, distance))?.booked ?? 0) > 0) return true;
    if ((room.nights.get(addDays(night, -distance))?.booked ?? 0) > 0) return true;
  }
  return false;
};

/** Whether a night of a room type can be sold, as far as its calendar says. */
export const isSellable = (room: RoomCalendar, night: Day, rules: StayRules | null): boolean =>
  freeUnitsOn(room, night) > 0 && !isInPreparation(room, night, rules?.preparationNights ?? 0);

/** Whether a stay takes all nights between two that cannot be sold, and the host sells a gap of this length. */
export const isGapSold = (
  room: RoomCalendar,
  { dates, nights }: { dates: StayDates; nights: number },
  rules: StayRules | null,
): boolean => {
  if (!rules || rules.gapNights === null || nights < rules.gapNights) return false;
  const { arriveDay, departDay } = dates;
  return !isSellable(room, addDays(arriveDay, -1), rules) && !isSellable(room, departDay, rules);
};

/** The nights of a gap that begins on a night and is sold whole; null if none does. */
export const gapFrom = (room: RoomCalendar, night: Day, rules: StayRules | null): number | null => {
  if (!rules || rules.gapNights === null || !isSellable(room, night, rules)) return null;
  if (isSellable(room, addDays(night, -1), rules)) return null;
  for (let nights = 1; nights <= longestGap; nights++) {
    if (isSellable(room, addDays(night, nights), rules)) continue;
    return nights >= rules.gapNights ? nights : null;
  }
  return null;
};
