import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

interface Check {
  what: string;
  query: RawBuilder<{ row: string }>;
}

/** The last change in the log of each night of a room type that concerns its rate. */
const lastRates = sql`(
  SELECT DISTINCT ON (1, 2) n ->> 'roomTypeId' AS room_type_id, (n ->> 'night')::date AS night,
    (n -> 'after' ->> 'nightlyAmount')::integer AS amount
  FROM calendar_changes c, jsonb_array_elements(c.nights) n WHERE n -> 'after' ? 'nightlyAmount'
  ORDER BY 1, 2, c.number DESC)`;

/** Halves of what a host does in one step, on the listings of these hosts, whose calendars only they have changed. */
const checksOf = (hostIds: readonly string[]): Check[] => {
  const mine = sql`(SELECT id FROM listings WHERE property_manager_id = ANY (${hostIds}::text[]))`;
  const rooms = sql`(SELECT id FROM room_types WHERE listing_id IN ${mine})`;
  return [
    {
      what: 'night whose rate is not the last one in the log',
      query: sql`SELECT coalesce(n.room_type_id, l.room_type_id) || ' ' || coalesce(n.night, l.night) AS row
        FROM (SELECT * FROM nights WHERE nightly_amount IS NOT NULL AND room_type_id IN ${rooms}) n
        FULL JOIN (SELECT * FROM ${lastRates} r WHERE room_type_id IN ${rooms} AND amount IS NOT NULL) l
          ON l.room_type_id = n.room_type_id AND l.night = n.night
        WHERE n.nightly_amount IS DISTINCT FROM l.amount`,
    },
    {
      what: 'reservation that is not in the log once',
      query: sql`SELECT coalesce(o.id::text, c.id) AS row
        FROM (SELECT * FROM own_reservations WHERE listing_id IN ${mine}) o
        FULL JOIN (SELECT reservation ->> 'id' AS id, count(*) AS times FROM calendar_changes
          WHERE kind = 'reservation-added' AND listing_id IN ${mine} GROUP BY 1) c ON c.id = o.id::text
        WHERE o.id IS NULL OR c.times IS DISTINCT FROM 1`,
    },
    {
      what: 'night that is taken without a reservation, or the other way round',
      query: sql`SELECT coalesce(n.room_type_id, o.room_type_id) || ' ' || coalesce(n.night, o.night) AS row
        FROM (SELECT * FROM nights WHERE booked > 0 AND room_type_id IN ${rooms}) n
        FULL JOIN (SELECT room_type_id, d::date AS night, count(*)::integer AS taken FROM own_reservations,
            generate_series(arrive_day, depart_day - 1, interval '1 day') d WHERE listing_id IN ${mine} GROUP BY 1, 2) o
          ON o.room_type_id = n.room_type_id AND o.night = n.night
        WHERE n.booked IS DISTINCT FROM o.taken`,
    },
    {
      what: 'finished upload without its picture, or a picture without its upload',
      query: sql`SELECT coalesce(u.id, p.storage_key) AS row
        FROM (SELECT * FROM picture_uploads WHERE finished_at IS NOT NULL AND refusal IS NULL AND listing_id IN ${mine}) u
        FULL JOIN (SELECT * FROM listing_photos WHERE storage_key LIKE 'originals/%' AND listing_id IN ${mine}) p
          ON p.listing_id = u.listing_id AND p.storage_key = u.storage_key
        WHERE u.id IS NULL OR p.storage_key IS NULL`,
    },
  ];
};

/** Each row that must not exist, with what it is. */
export const auditHosts = async (db: Database, hostIds: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const { what, query } of checksOf(hostIds))
    found.push(...(await query.execute(db)).rows.map(({ row }) => `${what}: ${row}`));
  return found;
};

/** The keys of the files without which a picture cannot be shown, or an upload cannot go on. */
export const listNeededFiles = async (db: Database, hostIds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    SELECT p.storage_key AS key FROM listing_photos p JOIN listings l ON l.id = p.listing_id
    WHERE l.property_manager_id = ANY (${hostIds}::text[]) AND p.storage_key LIKE 'originals/%'
    UNION ALL SELECT 'uploads/' || id || '/' || part FROM picture_uploads, unnest(parts) part
    WHERE property_manager_id = ANY (${hostIds}::text[]) AND finished_at IS NULL`.execute(db);
  return rows.map(({ key }) => key);
};
