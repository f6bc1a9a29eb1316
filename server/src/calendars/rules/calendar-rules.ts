import {
  type BrokenDateRule,
  brokenDayRule,
  maxBookableDays,
  type NightClosing,
} from '@golark/contract/calendars/rules';
import type { Day } from '@golark/contract/dates/rules';
import { addDays, dayInZone, nightsBetween, nightsOf, timeInZone } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { dayRulesOn, isGapSold, isInPreparation, type RuledListing } from './day-rules.ts';
import { freeUnitsFor, freeUnitsOn, type RoomCalendar } from './room-calendar.ts';

/** The days that can be booked now, by the property's own clock. */
export interface BookableDays {
  today: Day;
  /** The first day of arrival: after the cut-off hour, today no longer counts as a day of notice. */
  firstDay: Day;
  /** The last day of departure. */
  lastDay: Day;
  windowDays: number;
}

export const bookableDaysOf = ({ time_zone, rules }: RuledListing, now: Date): BookableDays => {
  const today = dayInZone(now, time_zone);
  const { noticeDays = 0, noticeHour = 24, bookingWindowDays = maxBookableDays } = rules ?? {};
  const isLate = noticeHour < 24 && Number(timeInZone(now, time_zone).slice(0, 2)) >= noticeHour;
  return {
    today,
    firstDay: addDays(today, noticeDays + (isLate ? 1 : 0)),
    lastDay: addDays(today, bookingWindowDays),
    windowDays: bookingWindowDays,
  };
};

const brokenPeriod = (
  { arriveDay, departDay }: StayDates,
  { today, firstDay, lastDay, windowDays }: BookableDays,
): BrokenDateRule | null => {
  if (arriveDay < today) return { path: 'arriveDay', rule: 'past' };
  if (arriveDay < firstDay)
    return { path: 'arriveDay', rule: 'notice', limit: nightsBetween(today, firstDay), day: firstDay };
  if (departDay > lastDay) return { path: 'departDay', rule: 'too_far', limit: windowDays, day: lastDay };
  return null;
};

/**
 * The first rule of the calendar that a stay in a room type breaks, whatever its party; null also if its nights are taken, which is not
 * a rule. Columns of search and `is_stay_allowed` in the database decide the same.
 */
export const brokenCalendarRule = (
  listing: RuledListing,
  room: RoomCalendar,
  { dates, days }: { dates: StayDates; days: BookableDays },
): BrokenDateRule | null => {
  const nights = nightsBetween(dates.arriveDay, dates.departDay);
  if (nights < 1) return { path: 'departDay', rule: 'order' };
  const outside = brokenPeriod(dates, days);
  if (outside) return outside;
  const isGap = isGapSold(room, { dates, nights }, listing.rules);
  // most listings have no rules of days, and a search prices thousands of them
  const hasDays = (listing.rules?.rules.length ?? 0) > 0;
  const rulesOn = (day: Day) =>
    hasDays || day === dates.arriveDay ? dayRulesOn(listing, room, day) : undefined;
  const broken = brokenDayRule(dates, { rulesOn, isGap });
  if (broken) return broken;
  const limit = listing.rules?.preparationNights ?? 0;
  if (limit === 0 || freeUnitsFor(room, dates) === 0) return null;
  const day = nightsOf(dates.arriveDay, dates.departDay).find((night) => isInPreparation(room, night, limit));
  return day ? { path: 'arriveDay', rule: 'preparation', limit, day } : null;
};

/** Why a night of a room type cannot be slept; null if it can. */
export const closingOf = (
  room: RoomCalendar,
  night: Day,
  { days, preparationNights }: { days: BookableDays; preparationNights: number },
): NightClosing | null => {
  if (night < days.today) return 'past';
  if (freeUnitsOn(room, night) === 0) return 'taken';
  if (isInPreparation(room, night, preparationNights)) return 'preparation';
  if (night < days.firstDay) return 'notice';
  return night < days.lastDay ? null : 'too_far';
};
