import type { Day } from '@golark/contract/dates/rules';
import { type RawBuilder, sql } from 'kysely';
import type { RoomCalendar } from '#calendars';
import type { Database } from '#platform/database/open-database';
import type { SearchCriteria } from '#platform/search-engine';
import type { PricedListing } from '#pricing';
import { stayRulesJson } from '#stays';
import { roomsJson } from '#stays/in-search';
import { changedSince } from './changed-since.ts';
import { facetFilters } from './counted-filters.ts';
import { matches } from './filters.ts';
import { isAnyNightSet } from './night-ring.ts';
import { scoreOf } from './score.ts';
import { isEnough, needsSeveral } from './sleeps-party.ts';
import { askedSpan } from './windows.ts';

/** Without dates: the first free nights within this many days, as many as the listing asks for and at least two. */
export const sampleNights = 2;
export const sampleWithinDays = 60;
/** What is read to find them: a stay that begins within those days may end later. */
export const sampleDaysRead = 100;

/** One JSON array holds this many listings at most, about 1 kB each. */
const batchSize = 5000;

/** A hit of everything but the price. */
export interface Candidate {
  listingId: string;
  score: number;
  /** In the order of `facetFilters`. */
  facetValues: string[];
}

type NightValues = [
  roomTypeId: string,
  night: Day,
  booked: number,
  isBlocked: boolean,
  amount: number | null,
];

/**
 * What the total of a candidate is computed from. Without dates in the criteria, those of a listing with stay rules, or of which several
 * rooms are needed, span all days among which its next ones are found; `arriveDay` is null if no nights are free.
 */
export interface CandidateRates {
  id: string;
  stay: Omit<PricedListing, 'rooms'> & { state_id: string; city_id: string };
  rooms: (Omit<RoomCalendar, 'nights' | 'roomTypeId'> & { id: string; max_guests: number })[];
  nights: [...NightValues, minNights: number | null, maxNights: number | null][] | null;
  arriveDay: Day | null;
  departDay: Day | null;
  /** Whether these are the dates, and not the days among which they are found. */
  hasDates: boolean;
}

export interface CandidateList {
  /** The state of the database that the list was read from. */
  snapshot: string;
  /** The listings that changed since an earlier snapshot; null if the list is complete. */
  changedIds: string[] | null;
  candidates: Candidate[];
  /** The rates of the first candidates; `listRates` returns those of the others. */
  rates: CandidateRates[];
}

interface ListRow {
  snapshot: string;
  changed_ids: string[] | null;
  candidates: [listingId: string, score: number, ...facetValues: string[]][] | null;
  rates: CandidateRates[] | null;
}

const facetColumns = sql.join(facetFilters.map(({ column }) => sql.ref(column)));

const nightsJson = (mask: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  SELECT json_agg(json_build_array(n.room_type_id, n.night, n.booked + n.linked_booked, n.is_blocked, n.nightly_amount, n.min_nights,
    n.max_nights))
  FROM search_units u JOIN nights n
    ON n.room_type_id = CASE WHEN u.night_margin > 0 OR ${mask} THEN u.room_type_id END
    AND n.night >= d.arrive_day - u.night_margin AND n.night < d.depart_day + u.night_margin
  WHERE u.listing_id = l.id)`;

/** The requested dates, from the first to the last of windows, or the first free ones of any room type from tomorrow on, by the clock of the listing. */
const datesOf = (criteria: SearchCriteria, now: Date): RawBuilder<unknown> => {
  const span = askedSpan(criteria);
  if (span)
    return sql`(SELECT ${span.arriveDay}::date AS arrive_day, ${span.departDay}::date AS depart_day, true AS has_dates)`;
  const length = sql`greatest(${sampleNights}::integer, l.min_nights)`;
  const tomorrow = sql`((${now}::timestamptz AT TIME ZONE l.time_zone)::date + 1)`;
  const free = sql`position(repeat('0', ${length}) IN
    substring((u.taken || u.taken)::text FROM night_bit(${tomorrow}) + 1 FOR ${sampleWithinDays}::integer))`;
  const isOpen = sql`(bool_or(u.has_stay_rules) OR ${needsSeveral(criteria)})`;
  return sql`(SELECT f.arrive_day, CASE WHEN f.is_open THEN f.arrive_day + ${sampleDaysRead}::integer
      ELSE f.arrive_day + ${length} END AS depart_day, NOT f.is_open AS has_dates FROM
    (SELECT ${isOpen} AS is_open, CASE WHEN ${isOpen} THEN ${tomorrow}
        ELSE ${tomorrow} + min(nullif(${free}, 0)) FILTER (WHERE ${isEnough(criteria)}) - 1 END AS arrive_day FROM search_units u
      WHERE u.listing_id = l.id) f)`;
};

/** The rates of the listings that `source` selects as `listing_id`. */
const ratesQuery = (
  criteria: SearchCriteria,
  { source, now }: { source: RawBuilder<unknown>; now: Date },
): RawBuilder<unknown> => {
  const span = askedSpan(criteria);
  const rooms = roomsJson(sql`l.id`, { arriveDay: sql`d.arrive_day`, departDay: sql`d.depart_day` });
  const hasExceptions = span ? isAnyNightSet(sql`u.exceptions`, span) : sql`true`;
  // OFFSET 0: one lookup for each listing, even where the planner would read the whole table for a few
  return sql`
    SELECT json_agg(json_build_object('id', l.id, 'stay', json_build_object('stay_type', l.stay_type,
      'time_zone', l.time_zone, 'state_id', l.state_id, 'city_id', l.city_id, 'max_guests', l.max_guests,
      'is_pets_allowed', l.is_pets_allowed, 'min_nights', l.min_nights, 'max_nights', l.max_nights,
      'cleaning_fee_amount', l.cleaning_fee_amount, 'pet_fee_amount', l.pet_fee_amount,
      'extra_guest_fee_amount', l.extra_guest_fee_amount, 'included_guests', l.included_guests,
      'weekly_discount_percent', l.weekly_discount_percent, 'monthly_discount_percent', l.monthly_discount_percent,
      'last_minute_discount_percent', l.last_minute_discount_percent, 'last_minute_days', l.last_minute_days,
      'early_booking_discount_percent', l.early_booking_discount_percent, 'early_booking_days', l.early_booking_days,
      'non_refundable_discount_percent', l.non_refundable_discount_percent,
      'cleaning_fee_unit', l.cleaning_fee_unit, 'pet_fee_unit', l.pet_fee_unit,
      'extra_guest_fee_unit', l.extra_guest_fee_unit, 'host_fees', l.host_fees,
      'member_discount_percent', l.member_discount_percent,
      'member_discount_funder', l.member_discount_funder,
      'rules', CASE WHEN (SELECT bool_or(u.has_stay_rules) FROM search_units u WHERE u.listing_id = l.id)
        THEN ${stayRulesJson(sql.ref('l.id'))} END), 'rooms', ${rooms},
      'nights', ${nightsJson(hasExceptions)}, 'arriveDay', d.arrive_day, 'departDay', d.depart_day,
      'hasDates', d.has_dates)) AS rates
    FROM (${source}) p
    CROSS JOIN LATERAL (SELECT * FROM listings WHERE id = p.listing_id OFFSET 0) l
    CROSS JOIN LATERAL ${datesOf(criteria, now)} d`;
};

const listQuery = (
  criteria: SearchCriteria,
  { since, now }: { since: string | null; now: Date },
): RawBuilder<ListRow> => {
  const changed = since === null ? sql`SELECT NULL::text AS listing_id WHERE false` : changedSince(since);
  const isAsked =
    since === null ? sql`true` : sql`u.listing_id = ANY (ARRAY(SELECT listing_id FROM changed))`;
  const first = sql`SELECT listing_id FROM hit ORDER BY listing_id LIMIT ${batchSize}::integer`;
  return sql<ListRow>`
    WITH changed AS MATERIALIZED (${changed}), hit AS MATERIALIZED (
      SELECT DISTINCT ON (u.listing_id) u.listing_id, ${facetColumns}, ${scoreOf(criteria, now)} AS score
      FROM search_units u WHERE ${isAsked} AND ${matches(criteria, now)} ORDER BY u.listing_id, score DESC
    )
    SELECT pg_current_snapshot()::text AS snapshot,
      (SELECT array_agg(listing_id) FROM changed) AS changed_ids,
      (SELECT json_agg(json_build_array(listing_id, score, ${facetColumns}) ORDER BY listing_id) FROM hit) AS candidates,
      (${ratesQuery(criteria, { source: first, now })}) AS rates`;
};

/** All candidates, or with `since` those among the listings that changed after that snapshot; one statement. */
export const listCandidates = async (
  db: Database,
  criteria: SearchCriteria,
  at: { since: string | null; now: Date },
): Promise<CandidateList> => {
  const row = (await listQuery(criteria, at).execute(db)).rows[0];
  if (!row) throw new Error('the query of candidates returned no row');
  return {
    snapshot: row.snapshot,
    changedIds: at.since === null ? null : (row.changed_ids ?? []),
    candidates: (row.candidates ?? []).map(([listingId, score, ...facetValues]) => ({
      listingId,
      score,
      facetValues,
    })),
    rates: row.rates ?? [],
  };
};

/** The rates of listings, batch after batch. A listing that was deleted meanwhile is left out. */
export const listRates = async function* (
  db: Database,
  criteria: SearchCriteria,
  { ids, now }: { ids: readonly string[]; now: Date },
): AsyncGenerator<CandidateRates[]> {
  for (let start = 0; start < ids.length; start += batchSize) {
    const source = sql`SELECT unnest(${ids.slice(start, start + batchSize)}::text[]) AS listing_id`;
    const query = ratesQuery(criteria, { source, now }) as RawBuilder<{ rates: CandidateRates[] | null }>;
    yield (await query.execute(db)).rows[0]?.rates ?? [];
  }
};
