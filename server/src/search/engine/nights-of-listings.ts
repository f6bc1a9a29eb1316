import type { StayDates } from '@golark/contract/stays/rules';
import { type RawBuilder, sql } from 'kysely';
import { isAnyNightSet } from './night-ring.ts';

/**
 * The nights of listings in these dates as a JSON array of `PageNight`: the ring of exceptions says which room types have
 * nights of their own, and most have none. Where the nights around a stay decide about it, they come along.
 */
export const nightsOfListings = (listingIds: RawBuilder<unknown>, dates: StayDates): RawBuilder<unknown> =>
  sql`
    SELECT json_agg(json_build_array(u.listing_id, u.version, n.room_type_id, n.night, n.units, n.booked + n.linked_booked,
      n.is_blocked, n.nightly_amount, n.min_nights, n.max_nights))
    FROM search_units u
    LEFT JOIN nights n
      ON n.room_type_id = CASE WHEN u.night_margin > 0 OR ${isAnyNightSet(sql`u.exceptions`, dates)}
        THEN u.room_type_id END
      AND n.night >= ${dates.arriveDay}::date - u.night_margin AND n.night < ${dates.departDay}::date + u.night_margin
    WHERE u.listing_id = ANY (${listingIds})`;
