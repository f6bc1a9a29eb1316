import type { Locale } from '@golark/contract/locale/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

/** Listings of a host with their titles, in the order of these, and how many there are in all. */
export const listHostListings = async (
  db: Database,
  hostId: string,
  { locale, limit, offset }: { locale: Locale; limit: number; offset: number },
): Promise<{ listings: { id: string; title: string }[]; totalCount: number }> => {
  const { rows } = await sql<{ id: string; title: string; count: number }>`
    SELECT l.id, coalesce(own.title, en.title) AS title, count(*) OVER ()::integer AS count
    FROM listings l JOIN listing_texts en ON en.listing_id = l.id AND en.locale = 'en'
    LEFT JOIN listing_texts own ON own.listing_id = l.id AND own.locale = ${locale}
    WHERE l.property_manager_id = ${hostId} ORDER BY title, l.id LIMIT ${limit} OFFSET ${offset}`.execute(db);
  return {
    listings: rows.map(({ id, title }) => ({ id, title })),
    totalCount: rows[0]?.count ?? 0,
  };
};
