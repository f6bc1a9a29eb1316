import type { Locale } from '@golark/contract/locale/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { latestChangeOf } from './listing-changes.ts';

interface HostListings {
  listings: { id: string; title: string }[];
  totalCount: number;
  /** Whether the listing of the page is one of all of them. */
  hasListing: boolean;
  /** A text that differs once the feed has another entry of that listing. */
  changeNumber: string;
}

/** The listings of a host that were published, with their titles, in the order of these, and how many there are in all. */
export const listHostListings = async (
  db: Database,
  hostId: string,
  page: { locale: Locale; limit: number; offset: number; listingId?: string },
): Promise<HostListings> => {
  const { locale, limit, offset, listingId = null } = page;
  const { rows } = await sql<{
    id: string;
    title: string;
    count: number;
    has_listing: boolean;
    number: string;
  }>`
    SELECT l.id, coalesce(own.title, en.title) AS title, count(*) OVER ()::integer AS count,
      coalesce(bool_or(l.id = ${listingId}) OVER (), false) AS has_listing, ${latestChangeOf(sql`${listingId}`)} AS number
    FROM listings l JOIN listing_texts en ON en.listing_id = l.id AND en.locale = 'en'
    LEFT JOIN listing_texts own ON own.listing_id = l.id AND own.locale = ${locale}
    WHERE l.property_manager_id = ${hostId} AND l.status <> 'draft' ORDER BY title, l.id LIMIT ${limit} OFFSET ${offset}`.execute(
    db,
  );
  return {
    listings: rows.map(({ id, title }) => ({ id, title })),
    totalCount: rows[0]?.count ?? 0,
    hasListing: rows[0]?.has_listing ?? false,
    changeNumber: rows[0]?.number ?? '',
  };
};
