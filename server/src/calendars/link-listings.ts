import type { Day } from '@golark/contract/dates/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** A listing that is sold whole and in parts. */
export interface ListingParts {
  wholeId: string;
  partIds: readonly string[];
  /** Whether nights that the host closes in one are closed in the others. */
  closesTogether: boolean;
}

/** A listing that shares rooms with another one. */
export interface LinkedListing {
  id: string;
  isPart: boolean;
  closesTogether: boolean;
}

/** The listings that share rooms with one, in the order of their ids. */
export const listLinkedListings = async (db: Database, listingId: string): Promise<LinkedListing[]> => {
  const { rows } = await sql<LinkedListing>`
    SELECT part_id AS id, true AS "isPart", closes_together AS "closesTogether" FROM linked_listings WHERE whole_id = ${listingId}
    UNION ALL SELECT whole_id, false, closes_together FROM linked_listings WHERE part_id = ${listingId}
    ORDER BY 1`.execute(db);
  return rows;
};

/**
 * Locks the links until the end of the transaction, then the room types of these listings and of everything linked with them, as whoever
 * books or closes their nights does: in the order of their ids. Returns the wanted part, if there is one, of which the whole is a part
 * itself, at any depth.
 */
export const lockLinks = async (
  trx: Transaction<DB>,
  { wholeId, partIds }: Pick<ListingParts, 'wholeId' | 'partIds'>,
): Promise<string | undefined> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('linked_listings', 0))`.execute(trx);
  const listingIds = [wholeId, ...partIds];
  await sql`
    SELECT FROM room_types WHERE listing_id IN (SELECT unnest(${listingIds}::text[])
      UNION SELECT part_id FROM linked_listings WHERE whole_id = ANY (${listingIds}::text[])
      UNION SELECT whole_id FROM linked_listings WHERE part_id = ANY (${listingIds}::text[]))
    ORDER BY id FOR NO KEY UPDATE`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE above AS (
      SELECT whole_id AS id FROM linked_listings WHERE part_id = ${wholeId}
      UNION SELECT l.whole_id FROM above a JOIN linked_listings l ON l.part_id = a.id
    ) SELECT id FROM above WHERE id = ANY (${partIds}::text[]) ORDER BY 1 LIMIT 1`.execute(trx);
  return rows[0]?.id;
};

/** The first night from a day on that is booked both in a listing and in one of others, and in which. */
export const firstNightInBoth = async (
  trx: Transaction<DB>,
  { wholeId, partIds, since }: { wholeId: string; partIds: readonly string[]; since: Day },
): Promise<{ night: Day; listingId: string } | undefined> => {
  const { rows } = await sql<{ night: Day; listingId: string }>`
    SELECT n.night, o.listing_id AS "listingId"
    FROM room_types r JOIN nights n ON n.room_type_id = r.id AND n.booked > 0 AND n.night >= ${since}::date
    JOIN room_types o ON o.listing_id = ANY (${partIds}::text[])
    JOIN nights p ON p.room_type_id = o.id AND p.night = n.night AND p.booked > 0
    WHERE r.listing_id = ${wholeId} ORDER BY 1, 2 LIMIT 1`.execute(trx);
  return rows[0];
};

/**
 * Replaces the parts of a listing; a trigger counts their nights again. Links that remain keep the day since which they hold.
 * Called with the locks of `lockLinks`.
 */
export const saveListingParts = async (
  trx: Transaction<DB>,
  { wholeId, partIds, closesTogether }: ListingParts,
  since: Day,
): Promise<void> => {
  await sql`DELETE FROM linked_listings WHERE whole_id = ${wholeId} AND part_id <> ALL (${partIds}::text[])`.execute(
    trx,
  );
  await sql`
    INSERT INTO linked_listings AS l (whole_id, part_id, closes_together, since)
    SELECT ${wholeId}, part, ${closesTogether}, ${since}::date FROM unnest(${partIds}::text[]) AS part ORDER BY part
    ON CONFLICT (whole_id, part_id) DO UPDATE SET closes_together = excluded.closes_together
      WHERE l.closes_together <> excluded.closes_together`.execute(trx);
};
