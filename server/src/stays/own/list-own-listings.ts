import type { ListingStatus } from '@golark/contract/own-listings/rules';
import { foldText } from '@golark/contract/text/fold';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { type OwnListingRow, ownListingOf, selectOwnListings } from './own-listing-row.ts';

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
  const isNamed = sql<boolean>`EXISTS (SELECT FROM listing_texts t
    WHERE t.listing_id = listings.id AND strpos(t.search_text, ${text}) > 0)`;
  const own = selectOwnListings(db)
    .where('property_manager_id', '=', hostId)
    .$if(status !== undefined, (query) => query.where('listings.status', '=', status ?? ''))
    .$if(text !== '', (query) => query.where(isNamed));
  const [rows, counted] = await Promise.all([
    own.orderBy('listings.updated_at', 'desc').orderBy('listings.id').limit(limit).offset(offset).execute(),
    own.clearSelect().select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return { rows: rows.map(ownListingOf), count: counted.count };
};
