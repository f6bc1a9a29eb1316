import { addDays, type Day, utcDay } from '@golark/contract/dates/rules';
import { type RawBuilder, sql } from 'kysely';

/**
 * Selects the ids of the cities where a day is past at an instant, by their own clock; null if it is past nowhere. No clock is a day
 * ahead of UTC.
 */
export const citiesPastDay = (day: Day, now: Date): RawBuilder<{ id: string }> | null => {
  const today = utcDay(now);
  if (day >= addDays(today, 1)) return null;
  // OFFSET 0: the clocks of the few zones are read, not those of all cities
  return sql`SELECT c.id FROM cities c WHERE c.time_zone = ANY (ARRAY(
    SELECT z.time_zone FROM (SELECT DISTINCT time_zone FROM cities OFFSET 0) z
    WHERE (${now}::timestamptz AT TIME ZONE z.time_zone)::date > ${day}::date))`;
};
