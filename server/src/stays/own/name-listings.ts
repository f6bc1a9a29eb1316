import type { Locale } from '@golark/contract/locale/rules';
import type { ListingStatus } from '@golark/contract/own-listings/rules';
import { foldText } from '@golark/contract/text/fold';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

interface NamedRow {
  id: string;
  title: string | null;
  status: ListingStatus;
}

type OfHost = { hostId: string; locale: Locale };

/** A draft has a placeholder until its texts are written. */
const listings = ({ hostId, locale }: OfHost) => sql<NamedRow>`
  SELECT l.id, l.status, CASE WHEN l.status <> 'draft' OR EXISTS (
      SELECT FROM listing_sections s WHERE s.listing_id = l.id AND s.section = 'texts') THEN t.title END AS title
  FROM listings l CROSS JOIN LATERAL (SELECT title FROM listing_texts
    WHERE listing_id = l.id ORDER BY locale = ${locale} DESC LIMIT 1) t
  WHERE l.property_manager_id = ${hostId}`;

/** These listings of a host, in the order of their titles. */
export const listNamed = async (
  db: Database,
  ofHost: OfHost,
  ids: readonly string[],
): Promise<NamedRow[]> => {
  const { rows } = await sql<NamedRow>`${listings(ofHost)} AND l.id = ANY (${[...ids]}::text[])
    ORDER BY title NULLS LAST, l.id`.execute(db);
  return rows;
};

interface Wanted {
  q: string | undefined;
  except: readonly string[];
  limit: number;
}

/** The first listings of a host in the order of their titles, all or those that contain a text, and how many there are. */
export const findTitles = async (
  db: Database,
  ofHost: OfHost,
  { q, except, limit }: Wanted,
): Promise<{ rows: NamedRow[]; count: number }> => {
  const text = foldText(q ?? '');
  const { rows } = await sql<NamedRow & { count: number }>`
    SELECT o.*, count(*) OVER ()::integer AS count FROM (${listings(ofHost)} AND l.id <> ALL (${[...except]}::text[])
      AND (${text} = '' OR EXISTS (SELECT FROM listing_texts n
        WHERE n.listing_id = l.id AND strpos(n.search_text, ${text}) > 0))) o
    ORDER BY o.title NULLS LAST, o.id LIMIT ${limit}`.execute(db);
  return { rows: rows.map(({ id, title, status }) => ({ id, title, status })), count: rows[0]?.count ?? 0 };
};

/** Which of these listings have several rooms of one type, which are sold one by one. */
export const listSoldByUnit = async (db: Database, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT listing_id AS id FROM room_types
    WHERE listing_id = ANY (${[...ids]}::text[]) AND units > 1 ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
};
