import type { DayRules } from '@golark/contract/calendars/rules';
import type { Day } from '@golark/contract/dates/rules';
import { weekdayOf } from '@golark/contract/dates/rules';
import type { StayRule } from '#stays';
import type { RuledListing } from './day-rules.ts';
import type { RoomCalendar } from './room-calendar.ts';

/** A value with the rule that sets it: the night's own, one of the stay rules, or the listing. */
export interface Decided<Value> {
  value: Value;
  rule: 'night' | 'listing' | StayRule;
}

export type DecidedRules = { [Key in keyof DayRules]: Decided<DayRules[Key]> };

const holdsOn = (rule: StayRule, day: Day): boolean =>
  (rule.startsOn === null || (rule.startsOn <= day && rule.endsOn !== null && day < rule.endsOn)) &&
  (rule.weekday === null || rule.weekday === weekdayOf(day));

/** The rules of one day as `dayRulesOn` decides them, each with where it is set: for hosts, who want to know why. */
export const decidedRulesOn = (
  { rules, min_nights, max_nights }: Pick<RuledListing, 'rules' | 'min_nights' | 'max_nights'>,
  room: RoomCalendar,
  day: Day,
): DecidedRules => {
  const own = room.nights.get(day);
  const decide = <Value>(
    key: Exclude<keyof StayRule, 'startsOn' | 'endsOn' | 'weekday'>,
    { ofNight, ofListing }: { ofNight: Value | null; ofListing: Value },
  ): Decided<Value> => {
    if (ofNight !== null) return { value: ofNight, rule: 'night' };
    const rule = rules?.rules.find((one) => one[key] !== null && holdsOn(one, day));
    return rule ? { value: rule[key] as Value, rule } : { value: ofListing, rule: 'listing' };
  };
  const minimum = decide('minStayArrival', { ofNight: own?.minNights ?? null, ofListing: min_nights });
  const maximum = decide('maxStay', { ofNight: own?.maxNights ?? null, ofListing: max_nights });
  return {
    minStayArrival: minimum,
    minStayThrough: decide('minStayThrough', { ofNight: null, ofListing: 1 }),
    maxStay: maximum.value >= minimum.value ? maximum : minimum,
    closedToArrival: decide('closedToArrival', { ofNight: null, ofListing: false }),
    closedToDeparture: decide('closedToDeparture', { ofNight: null, ofListing: false }),
  };
};
