import { isRequired, type ListingSection } from '@golark/contract/own-listings/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** The sections have versions, and so have the stay rules and the parts of a listing. */
type Versioned = ListingSection | 'stay-rules' | 'parts';

interface SavedSection<Section extends Versioned = ListingSection> {
  listingId: string;
  section: Section;
  /** Who saved it. */
  accountId: string;
  now: Date;
}

/** The version that a change has to name; 0 before the first one. */
export const versionOfSection = async (
  db: Database,
  { listingId, section }: { listingId: string; section: Versioned },
): Promise<number> => {
  const row = await db
    .selectFrom('listing_sections')
    .select('version')
    .where('listing_id', '=', listingId)
    .where('section', '=', section)
    .executeTakeFirst();
  return row?.version ?? 0;
};

/** Forms that show the version before are out of date from now on. */
export const raiseVersion = async (
  trx: Transaction<DB>,
  { listingId, section, accountId, now }: SavedSection<Versioned>,
): Promise<void> => {
  await sql`
    INSERT INTO listing_sections AS s (listing_id, section, version, changed_by, changed_at)
    VALUES (${listingId}, ${section}, 1, ${accountId}::uuid, ${now})
    ON CONFLICT (listing_id, section) DO UPDATE
      SET version = s.version + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
    trx,
  );
};

/** A section has another version from now on; one that was open is complete. Called with the lock of the listing. */
export const recordSection = async (trx: Transaction<DB>, saved: SavedSection): Promise<void> => {
  await raiseVersion(trx, saved);
  await trx
    .updateTable('listings')
    .set({ updated_at: saved.now })
    .where('id', '=', saved.listingId)
    .execute();
};

/** A section was changed by another call than the one that saves it: forms that show it are out of date. A required one stays open if it is. */
export const touchSection = async (
  trx: Transaction<DB>,
  { listingId, section, accountId, now }: SavedSection,
): Promise<void> => {
  await sql`
    INSERT INTO listing_sections AS s (listing_id, section, version, changed_by, changed_at)
    SELECT l.id, ${section}, 1, ${accountId}::uuid, ${now}::timestamptz FROM listings l
    WHERE l.id = ${listingId} AND (${!isRequired(section)} OR l.status <> 'draft' OR EXISTS (
      SELECT FROM listing_sections o WHERE o.listing_id = l.id AND o.section = ${section}))
    ON CONFLICT (listing_id, section) DO UPDATE
      SET version = s.version + 1, changed_by = excluded.changed_by, changed_at = excluded.changed_at`.execute(
    trx,
  );
};

/** Sections of a draft whose answers no longer fit another one that has changed. */
export const reopenSections = async (
  trx: Transaction<DB>,
  listingId: string,
  sections: readonly ListingSection[],
): Promise<void> => {
  await trx
    .deleteFrom('listing_sections')
    .where('listing_id', '=', listingId)
    .where('section', 'in', sections)
    .execute();
};
