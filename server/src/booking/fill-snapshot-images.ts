import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** Gives bookings of a release without snapshots the current first photo of their listing. Idempotent. */
export const fillSnapshotImages = async (db: Database): Promise<void> => {
  await sql`
    UPDATE order_items i SET snapshot = jsonb_set(i.snapshot, '{image}', jsonb_build_object(
      'en', jsonb_build_object('id', photo_id(p.listing_id, p.storage_key), 'alt', p.alt_en),
      'es', jsonb_build_object('id', photo_id(p.listing_id, p.storage_key), 'alt', p.alt_es)))
    FROM listing_photos p
    WHERE i.kind = 'stay' AND i.snapshot -> 'image' = 'null'::jsonb
      AND p.listing_id = i.snapshot ->> 'listingId' AND p.position = 0`.execute(db);
};
