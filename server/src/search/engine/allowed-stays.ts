import { addDays, nightsBetween, nightsOf, utcDay, weekdayOf } from '@golark/contract/dates/rules';
import type { StayDates } from '@golark/contract/stays/rules';
import { type RawBuilder, sql } from 'kysely';
import { isAnyNightSet, isNightSet } from './night-ring.ts';

/** The bits of weekdays: those of the arrival first, then, seven bits higher, the others. */
const weekdayBits = (arrival: string, others: readonly string[]): number =>
  others.reduce((bits, day) => bits | (1 << (weekdayOf(day) + 7)), 1 << weekdayOf(arrival));

const isWithinLengths = (length: number): RawBuilder<unknown> =>
  sql`${length} BETWEEN u.min_nights AND u.max_nights`;

/** The least and most nights of the listing, or those of the night of arrival, which is read only if it can differ. */
const isLengthAllowed = (arriveDay: string, length: number): RawBuilder<unknown> => sql`
  CASE WHEN ${length} BETWEEN greatest(u.min_nights, u.longest_minimum) AND least(u.max_nights, u.shortest_maximum)
      THEN true
    WHEN ${isNightSet(sql`u.exceptions`, arriveDay)} THEN coalesce(
      (SELECT ${length} BETWEEN coalesce(n.min_nights, u.min_nights)
          AND greatest(coalesce(n.max_nights, u.max_nights), coalesce(n.min_nights, u.min_nights))
        FROM nights n WHERE n.room_type_id = u.room_type_id AND n.night = ${arriveDay}::date),
      ${isWithinLengths(length)})
    ELSE ${isWithinLengths(length)} END`;

/**
 * Whether another stay lies within the nights that are kept free around these; `night_margin` is one night longer. A night does not
 * prepare for itself.
 */
const isNearBooking = ({ arriveDay, departDay }: StayDates): RawBuilder<unknown> => sql`
  (u.night_margin > 1 AND EXISTS (SELECT FROM nights n WHERE n.room_type_id = u.room_type_id
    AND n.booked + n.linked_booked > 0 AND n.night > ${arriveDay}::date - u.night_margin
    AND n.night < ${departDay}::date + u.night_margin - 1
    AND (${nightsBetween(arriveDay, departDay) > 1} OR n.night <> ${arriveDay}::date)))`;

/**
 * Whether columns cannot decide about a stay: a rule of its days sets a length or has a date range, it may be a gap that the host
 * sells, or the clock of the property decides whether it lies before the limits of notice and booking window.
 */
const needsRules = (dates: StayDates, now: Date): RawBuilder<unknown> => {
  const { arriveDay, departDay } = dates;
  const length = nightsBetween(arriveDay, departDay);
  const today = utcDay(now);
  return sql`((u.length_weekdays & ${weekdayBits(arriveDay, nightsOf(arriveDay, departDay))}) <> 0
    OR u.dated_rules && daterange(${arriveDay}::date, ${departDay}::date, '[]')
    OR u.gap_nights BETWEEN 1 AND ${length} AND (u.night_margin > 1
      OR ${isNightSet(sql`u.taken`, addDays(arriveDay, -1))} AND ${isNightSet(sql`u.taken`, departDay)})
    OR u.notice_days > ${nightsBetween(today, arriveDay) - 2}
    OR u.booking_window_days <= ${nightsBetween(today, departDay)})`;
};

/**
 * Whether the nights of a row `u` of `search_units` are free and its rules allow the stay. Columns decide about nearly all rows; the
 * others ask `is_stay_allowed`, which reads the rules.
 */
export const isStayAllowed = (dates: StayDates, now: Date): RawBuilder<unknown> => {
  const { arriveDay, departDay } = dates;
  const length = nightsBetween(arriveDay, departDay);
  return sql`NOT ${isAnyNightSet(sql`u.taken`, dates)}
    AND CASE WHEN NOT u.has_night_rules THEN ${isWithinLengths(length)}
      WHEN u.has_stay_rules AND ${needsRules(dates, now)}
        THEN is_stay_allowed(u, ${arriveDay}::date, ${departDay}::date, ${now}::timestamptz)
      ELSE (u.closed_weekdays & ${weekdayBits(arriveDay, [departDay])}) = 0
        AND NOT ${isNearBooking(dates)} AND ${isLengthAllowed(arriveDay, length)} END`;
};
