import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';

/** Consecutive nights of a room type with the same differences from its rule. */
export interface NightRun {
  room_type_id: string;
  starts_on: string;
  nights: number;
  /** Units that are sold already; the room type's own unit count is the limit. */
  booked: number;
  is_closed: boolean;
  nightly_amount: number | null;
  min_nights: number | null;
}

/** One night as a calendar outside this marketplace publishes it; null leaves it to the room type's rule. */
export interface PublishedNight {
  room_type_id: string;
  night: string;
  is_closed: boolean;
  nightly_amount: number | null;
  min_nights: number | null;
  max_nights: number | null;
}

/** Adds nights to room types that were added in this transaction, which have none. Returns their number. */
export const insertNightRuns = async (trx: Transaction<DB>, runs: NightRun[]): Promise<number> => {
  const written = await sql`
    INSERT INTO nights (room_type_id, night, units, booked, is_closed, nightly_amount, min_nights)
    SELECT n.room_type_id, n.starts_on + day, r.units, n.booked, n.is_closed, n.nightly_amount, n.min_nights
    FROM json_to_recordset(${JSON.stringify(runs)}::json) AS n (room_type_id text, starts_on date, nights integer,
      booked integer, is_closed boolean, nightly_amount bigint, min_nights integer)
    JOIN room_types r ON r.id = n.room_type_id
    CROSS JOIN LATERAL generate_series(0, n.nights - 1) AS day
`.execute(trx);
  return Number(written.numAffectedRows ?? 0);
};

/** A room type, or one that is linked with it. */
export interface LockedRoomType {
  id: string;
  units: number;
}

/** As bookings do, room types and those linked with them are locked in the order of their ids before any night is touched. */
export const lockRoomTypes = async (
  trx: Transaction<DB>,
  ids: readonly string[],
): Promise<LockedRoomType[]> => {
  const { rows } =
    await sql<LockedRoomType>`SELECT id, units FROM room_types WHERE id IN (SELECT unnest(${ids}::text[])
      UNION SELECT linked_id FROM linked_room_types WHERE room_type_id = ANY (${ids}::text[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  return rows;
};

/** A host's changes to a range of nights; undefined leaves it, null returns to the rule of the room type. */
export interface NightChange {
  isClosed: boolean | undefined;
  nightlyAmount: number | null | undefined;
  minNights: number | null | undefined;
}

/** Changes the nights of a half-open range; `booked` is never changed, so that nights held by guests stay held. */
export const changeNights = async (
  trx: Transaction<DB>,
  range: { roomTypeIds: readonly string[]; from: string; until: string },
  change: NightChange,
): Promise<void> => {
  await lockRoomTypes(trx, range.roomTypeIds);
  const { isClosed, nightlyAmount, minNights } = change;
  await sql`
    INSERT INTO nights AS n (room_type_id, night, units, is_closed, nightly_amount, min_nights)
    SELECT r.id, day::date, r.units, ${isClosed ?? false}, ${nightlyAmount ?? null}::bigint, ${minNights ?? null}::integer
    FROM room_types r, generate_series(${range.from}::date, ${range.until}::date - 1, '1 day') AS day
    WHERE r.id = ANY (${range.roomTypeIds}::text[])
    ON CONFLICT (room_type_id, night) DO UPDATE SET
      is_closed = CASE WHEN ${isClosed === undefined} THEN n.is_closed ELSE excluded.is_closed END,
      nightly_amount = CASE WHEN ${nightlyAmount === undefined} THEN n.nightly_amount ELSE excluded.nightly_amount END,
      min_nights = CASE WHEN ${minNights === undefined} THEN n.min_nights ELSE excluded.min_nights END`.execute(
    trx,
  );
};

/**
 * Writes what a published calendar says of each night, where it differs from the rule of its room type; `booked` is
 * never changed, so that nights held by guests stay held. Returns the number of nights that changed.
 */
export const savePublishedNights = async (
  trx: Transaction<DB>,
  nights: PublishedNight[],
): Promise<number> => {
  await lockRoomTypes(trx, [...new Set(nights.map((night) => night.room_type_id))]);
  const written = await sql`
    WITH given AS (
      SELECT r.id AS room_type_id, r.units, c.night,
        c.is_closed OR EXISTS (SELECT FROM nights_kept_closed k
          WHERE k.room_type_id = r.id AND c.night >= k.arrive_day AND c.night < k.depart_day) AS is_closed,
        nullif(c.nightly_amount, r.nightly_amount) AS nightly_amount,
        nullif(c.min_nights, l.min_nights) AS min_nights, nullif(c.max_nights, l.max_nights) AS max_nights
      FROM json_to_recordset(${JSON.stringify(nights)}::json) AS c (room_type_id text, night date,
        is_closed boolean, nightly_amount bigint, min_nights integer, max_nights integer)
      JOIN room_types r ON r.id = c.room_type_id
      JOIN listings l ON l.id = r.listing_id
    )
    INSERT INTO nights AS n (room_type_id, night, units, is_closed, nightly_amount, min_nights, max_nights)
    SELECT room_type_id, night, units, is_closed, nightly_amount, min_nights, max_nights FROM given g
    WHERE is_closed OR nightly_amount IS NOT NULL OR min_nights IS NOT NULL OR max_nights IS NOT NULL
      OR EXISTS (SELECT FROM nights o WHERE o.room_type_id = g.room_type_id AND o.night = g.night)
    ON CONFLICT (room_type_id, night) DO UPDATE SET is_closed = excluded.is_closed,
      nightly_amount = excluded.nightly_amount, min_nights = excluded.min_nights, max_nights = excluded.max_nights
      WHERE (n.is_closed, n.nightly_amount, n.min_nights, n.max_nights) IS DISTINCT FROM
        (excluded.is_closed, excluded.nightly_amount, excluded.min_nights, excluded.max_nights)`.execute(trx);
  return Number(written.numAffectedRows ?? 0);
};
