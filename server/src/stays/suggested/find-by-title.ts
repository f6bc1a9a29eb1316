import type { Locale } from '@golark/contract/locale/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

export interface TitledStay {
  id: string;
  title: string;
  folded: string;
  city_id: string;
  review_count: number;
}

/** Published stays with a word of their title that begins with a folded text, in any order. */
export const findStaysByTitle = async (
  db: Database,
  { text, locale, limit }: { text: string; locale: Locale; limit: number },
): Promise<TitledStay[]> => {
  const { rows } = await sql<TitledStay>`
    SELECT l.id, l.city_id, l.review_count, t.title, t.search_text AS folded
    FROM listing_texts t JOIN listings l ON l.id = t.listing_id
    WHERE t.locale = ${locale} AND t.search_text LIKE ${`%${text}%`} AND ' ' || t.search_text LIKE ${`% ${text}%`}
      AND l.status = 'published'
    LIMIT ${limit}`.execute(db);
  return rows;
};
