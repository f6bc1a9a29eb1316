import { type RawBuilder, sql } from 'kysely';

/** A rule of some days; null in a condition means every day, in a value that the next rule decides. */
export interface StayRule {
  startsOn: string | null;
  /** Left out. */
  endsOn: string | null;
  /** 0 is Sunday. */
  weekday: number | null;
  minStayArrival: number | null;
  minStayThrough: number | null;
  maxStay: number | null;
  closedToArrival: boolean | null;
  closedToDeparture: boolean | null;
}

/** What a host asks of stays beyond the least and most nights of the listing. */
export interface StayRules {
  preparationNights: number;
  noticeDays: number;
  noticeHour: number;
  bookingWindowDays: number;
  gapNights: number | null;
  /** The most specific first: of two that say something about a day, the first one decides. */
  rules: StayRule[];
}

/** The rules of the listing whose id is given, as JSON of `StayRules`; null if it has none. */
export const stayRulesJson = (
  listingId: RawBuilder<unknown>,
): RawBuilder<StayRules | null> => sql<StayRules | null>`(
  SELECT CASE WHEN t.listing_id IS NOT NULL OR r.rules IS NOT NULL THEN json_build_object(
    'preparationNights', coalesce(t.preparation_nights, 0), 'noticeDays', coalesce(t.notice_days, 0),
    'noticeHour', coalesce(t.notice_hour, 24), 'bookingWindowDays', coalesce(t.booking_window_days, 730),
    'gapNights', t.gap_nights, 'rules', coalesce(r.rules, '[]'::json)) END
  FROM (SELECT json_agg(json_build_object('startsOn', s.starts_on, 'endsOn', s.ends_on, 'weekday', s.weekday,
      'minStayArrival', s.min_stay_arrival, 'minStayThrough', s.min_stay_through, 'maxStay', s.max_stay,
      'closedToArrival', s.closed_to_arrival, 'closedToDeparture', s.closed_to_departure)
      ORDER BY s.ends_on - s.starts_on, s.starts_on DESC, s.weekday) AS rules
    FROM stay_rules s WHERE s.listing_id = ${listingId}) r
  LEFT JOIN booking_terms t ON t.listing_id = ${listingId})`;
