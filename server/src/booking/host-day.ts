import { utcDay } from '@golark/contract/dates/rules';
import { reviewDays } from '@golark/contract/reviews/rules';
import type { Party } from '@golark/contract/stays/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { dayThere, isOfHost, isOwnRequest, isPlaced } from './host-bookings.ts';
import type { StaySnapshot } from './stay-snapshot.ts';
import { bookedStays } from './views.ts';

/** The facts about a booking on the page of a host's day. Days and wall times are of the place. */
export interface HostDayStay {
  id: string;
  listing_id: string;
  account_id: string | null;
  first_name: string;
  last_name: string;
  title: StaySnapshot['title'];
  time_zone: string;
  arrive_day: string;
  depart_day: string;
  party: Party;
  check_in_from: string;
  check_out_by: string;
  /** `16:30:00`, or null if the guest has not said it. */
  arrival_time: string | null;
}

export interface HostDay {
  arrivals: HostDayStay[];
  departures: HostDayStay[];
  /** The requests whose deadline is next, with the instant of the deadline and the cents that the host earns. */
  requests: (HostDayStay & { answer_by: string; earnings: number })[];
  /** Stays of guests with an account that ended within the days in which guests are reviewed, the earliest first; at most 200. */
  ended: HostDayStay[];
  arrival_count: number;
  departure_count: number;
  request_count: number;
  /** Adults, children and infants who stay the coming night. */
  guests_in_house: number;
}

/** Days between the day in UTC and the one at any place, in both directions. */
const marginDays = 1;

/** The caller removes those whose guest was reviewed. */
const mostEnded = 200;

/**
 * In one statement: what happens today at the places of a host, by the clock of each place. Each list has at most `limit` stays; the counts
 * are of all.
 */
export const findHostDay = async (
  db: Database,
  hostId: string,
  { now, limit }: { now: Date; limit: number },
): Promise<HostDay> => {
  const first = sql`${utcDay(now)}::date - ${reviewDays + marginDays}::integer`;
  const list = (condition: string, order: string, most = limit) => sql`coalesce((SELECT json_agg(x) FROM (
    SELECT * FROM stays WHERE ${sql.raw(condition)} ORDER BY ${sql.raw(order)}, id LIMIT ${most}) x), '[]'::json)`;
  const { rows } = await sql<HostDay>`
    WITH stays AS (
      SELECT b.id, b.listing_id, o.account_id, b.guest ->> 'firstName' AS first_name, b.guest ->> 'lastName' AS last_name,
        i.snapshot -> 'title' AS title, i.snapshot ->> 'timeZone' AS time_zone, b.arrive_day, b.depart_day, b.party,
        i.snapshot ->> 'checkInFrom' AS check_in_from, i.snapshot ->> 'checkOutBy' AS check_out_by, b.arrival_time,
        o.hold_expires_at AS answer_by, ${isPlaced} AS is_placed, ${dayThere(now)} AS today,
        CASE WHEN o.status = 'AWAITING_HOST' THEN (SELECT sum(l.amount) FROM order_lines l
          WHERE l.item_id = b.id AND l.payee = ${`host:${hostId}`})::bigint END AS earnings
      FROM ${bookedStays}
      WHERE ${isOfHost(hostId)} AND (${isOwnRequest} OR (${isPlaced} AND b.depart_day >= ${first}
        AND b.arrive_day <= ${utcDay(now)}::date + ${marginDays}::integer)))
    SELECT
      ${list('is_placed AND arrive_day = today', 'coalesce(arrival_time, check_in_from::time)')} AS arrivals,
      ${list('is_placed AND depart_day = today', 'check_out_by')} AS departures,
      ${list('NOT is_placed', 'answer_by')} AS requests,
      ${list(`is_placed AND account_id IS NOT NULL AND depart_day < today AND depart_day >= today - ${reviewDays}`, 'depart_day', mostEnded)} AS ended,
      (SELECT count(*) FROM stays WHERE is_placed AND arrive_day = today)::integer AS arrival_count,
      (SELECT count(*) FROM stays WHERE is_placed AND depart_day = today)::integer AS departure_count,
      (SELECT count(*) FROM stays WHERE NOT is_placed)::integer AS request_count,
      (SELECT coalesce(sum((party ->> 'adults')::integer + (party ->> 'children')::integer + (party ->> 'infants')::integer), 0)
        FROM stays WHERE is_placed AND arrive_day <= today AND depart_day > today)::integer AS guests_in_house`.execute(
    db,
  );
  const [day] = rows;
  if (!day) throw new Error('an aggregate has one row');
  return day;
};
