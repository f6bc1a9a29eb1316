import type { ListingStatus } from '@golark/contract/own-listings/rules';
import { foldText } from '@golark/contract/text/fold';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { type OwnListingRow, selectOwnListings } from './own-listing-row.ts';

interface Wanted {
  hostId: string;
  q: string | undefined;
  status: ListingStatus | undefined;
  limit: number;
  offset: number;
}

/** A page of a host's listings, those that changed last first, and how many there are. */
export const listOwnListings = async (
  db: Database,
  { hostId, q, status, limit, offset }: Wanted,
): Promise<{ rows: OwnListingRow[]; count: number }> => {
  const text = foldText(q ?? '');
  const isNamed = sql`EXISTS (SELECT FROM listing_texts t WHERE t.listing_id = l.id AND strpos(t.search_text, ${text}) > 0)`;
  const where = sql`l.property_manager_id = ${hostId} AND ${status ? sql`l.status = ${status}` : sql`true`}
    AND ${text === '' ? sql`true` : isNamed}`;
  const tail = sql`ORDER BY l.updated_at DESC, l.id LIMIT ${limit} OFFSET ${offset}`;
  const [rows, counted] = await Promise.all([
    selectOwnListings(db, where, tail),
    sql<{ count: number }>`SELECT count(*)::integer AS count FROM listings l WHERE ${where}`.execute(db),
  ]);
  return { rows, count: counted.rows[0]?.count ?? 0 };
};
