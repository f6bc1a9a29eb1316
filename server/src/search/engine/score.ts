import { addDays, utcDay } from '@golark/contract/dates/rules';
import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from '#platform/search-engine';
import { score } from '#stays/ranking';
import { distanceTo } from './area.ts';
import { countNightsSet, isNightSet } from './night-ring.ts';

/** More than any other stay can have. */
const pointsOfFirst = 100_000_000;
/** One guest often means that the number was not entered. */
const leastGuests = 2;

const roomPoints = ({ party }: SearchCriteria): RawBuilder<unknown> => {
  const wanted = Math.max(party.adults + party.children, leastGuests) + score.freeSpare;
  const most = score.room / score.lostPerSpareGuest;
  return sql`${sql.lit(score.room)} - ${sql.lit(score.lostPerSpareGuest)}
    * least(greatest(u.max_guests - ${wanted}::integer, 0), ${most}::integer)`;
};

const calendarPoints = ({ dates }: SearchCriteria, now: Date): RawBuilder<unknown> => {
  if (dates) {
    const before = isNightSet(sql`u.taken`, addDays(dates.arriveDay, -1));
    const after = isNightSet(sql`u.taken`, dates.departDay);
    return sql`CASE WHEN ${before} AND ${after} THEN ${sql.lit(score.gap)} ELSE 0 END`;
  }
  const arriveDay = utcDay(now);
  const soon = { arriveDay, departDay: addDays(arriveDay, score.freeDays) };
  // of whole numbers: the rest is dropped
  return sql`(${sql.lit(score.freeDays)} - ${countNightsSet(sql`u.taken`, soon)}) * ${sql.lit(score.freeNights)}
    / ${sql.lit(score.freeDays)}`;
};

const distancePoints = ({ around }: SearchCriteria): RawBuilder<unknown> =>
  around ? sql`- ${sql.lit(score.distance)} * ln(1 + ${distanceTo(around)} / 1000)` : sql``;

/** Hits are ranked by this, best first, on a row `u` of `search_units`; its parts are described at `score`. */
export const scoreOf = (criteria: SearchCriteria, now: Date): RawBuilder<unknown> => {
  if (criteria.sort === 'rating') {
    return sql`(SELECT coalesce(l.quality, 0) * 100000 + l.review_count FROM listings l WHERE l.id = u.listing_id)`;
  }
  const points = sql`u.search_rank + ${roomPoints(criteria)} + ${calendarPoints(criteria, now)}
    + CASE WHEN u.is_instant_book THEN ${sql.lit(score.instant)} ELSE 0 END ${distancePoints(criteria)}`;
  const { firstCityId } = criteria;
  if (!firstCityId) return points;
  return sql`${points} + CASE WHEN u.city_id = ${firstCityId} THEN ${sql.lit(pointsOfFirst)} ELSE 0 END`;
};
