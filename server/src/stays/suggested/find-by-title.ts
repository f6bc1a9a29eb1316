import type { Locale } from '@golark/contract/locale/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

export interface TitledStay {
  id: string;
  title: string;
  folded: string;
  city_id: string;
}

/** A word may be in thousands of titles: so many of them are compared. */
const mostCompared = 100;

/** Published stays with a word of their title that begins with a folded text: those that begin with it, then those with most reviews. */
export const findStaysByTitle = async (
  db: Database,
  { text, locale, limit }: { text: string; locale: Locale; limit: number },
): Promise<TitledStay[]> => {
  const { rows } = await sql<TitledStay>`
    SELECT id, title, folded, city_id FROM (
      SELECT l.id, l.city_id, l.review_count, t.title, t.search_text AS folded
      FROM listing_texts t JOIN listings l ON l.id = t.listing_id
      WHERE t.locale = ${locale} AND t.search_text LIKE ${`%${text}%`} AND ' ' || t.search_text LIKE ${`% ${text}%`}
        AND l.status = 'published'
      LIMIT ${mostCompared}) found
    ORDER BY folded LIKE ${`${text}%`} DESC, review_count DESC, id LIMIT ${limit}`.execute(db);
  return rows;
};
