import { type RawBuilder, sql } from 'kysely';

/** The room types of a listing as JSON, with the seasons that overlap with dates. */
export const roomsJson = (
  listingId: RawBuilder<unknown>,
  { arriveDay, departDay }: { arriveDay: RawBuilder<unknown>; departDay: RawBuilder<unknown> },
): RawBuilder<unknown> => sql`(
  SELECT json_agg(json_build_object('id', r.id, 'units', r.units, 'max_guests', r.max_guests,
    'nightlyAmount', r.nightly_amount, 'weekendNightlyAmount', r.weekend_nightly_amount,
    'seasons', coalesce((SELECT json_agg(json_build_object('startsOn', s.starts_on, 'endsOn', s.ends_on,
        'nightlyAmount', s.nightly_amount, 'weekendNightlyAmount', s.weekend_nightly_amount))
      FROM seasons s WHERE s.room_type_id = r.id AND s.starts_on < ${departDay} AND s.ends_on > ${arriveDay}),
      '[]'::json)) ORDER BY r.position)
  FROM room_types r WHERE r.listing_id = ${listingId})`;
