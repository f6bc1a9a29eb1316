import type { Locale } from '@golark/contract/locale/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { publishedReviews, uncountedReviews } from './stay-reviews.ts';
import type { ReviewRow } from './store.ts';

export interface HostProfile {
  id: string;
  name: string;
  joined_on: string;
  languages: string[];
  listing_count: number;
  rating: number | null;
  review_count: number;
  reviews: (ReviewRow & { listing_id: string; title: string })[] | null;
}

/** In one statement: a host with the mean of the reviews of their published listings and the latest of them; undefined if there is none. */
export const findHostProfile = async (
  db: Database,
  id: string,
  { locale, reviewLimit, now }: { locale: Locale; reviewLimit: number; now: Date },
): Promise<HostProfile | undefined> => {
  const { rows } = await sql<HostProfile>`
    WITH listed AS (SELECT l.id, l.quality, l.review_count, ${uncountedReviews(now)} AS uncounted
        FROM listings l WHERE l.property_manager_id = ${id} AND l.status = 'published'),
      own AS (SELECT id, review_count + (uncounted ->> 'count')::integer AS review_count,
        CASE WHEN quality IS NULL THEN 0 ELSE review_count END + (uncounted ->> 'count')::integer AS rated_count,
        coalesce(quality * review_count, 0) + (uncounted ->> 'sum')::integer AS rating_sum FROM listed)
    SELECT h.id, h.name, h.joined_on, h.languages, (SELECT count(*)::integer FROM own) AS listing_count,
      (SELECT coalesce(sum(review_count), 0)::integer FROM own) AS review_count,
      (SELECT round(sum(rating_sum) / nullif(sum(rated_count), 0), 2)::float8 FROM own) AS rating,
      (SELECT json_agg(latest) FROM (
        SELECT r.author_name, r.author_place, r.stayed_in, r.rating, r.body, r.locale, r.reply_body, r.listing_id,
          (SELECT t.title FROM listing_texts t WHERE t.listing_id = r.listing_id
            ORDER BY t.locale = ${locale} DESC LIMIT 1) AS title
        FROM ${publishedReviews(now)} r JOIN own ON own.id = r.listing_id
        ORDER BY r.stayed_in DESC, r.id LIMIT ${reviewLimit}) latest) AS reviews
    FROM property_managers h WHERE h.id = ${id}`.execute(db);
  return rows[0];
};

export const saveHostLanguages = async (
  trx: Transaction<DB>,
  hostId: string,
  languages: readonly string[],
): Promise<void> => {
  await trx
    .updateTable('property_managers')
    .set({ languages: [...languages] })
    .where('id', '=', hostId)
    .execute();
};

export interface HostFacts {
  /** Without drafts. */
  listing_ids: string[];
  /** Drafts are not counted. */
  listing_count: number;
  /** Where most of the places are; null without places. */
  time_zone: string | null;
  /** The draft that was begun last. */
  draft_id: string | null;
  /** Places whose guests are not told how to get in. */
  without_access: string[];
  has_languages: boolean;
  /** It has said where it is paid. */
  is_paid: boolean;
}

const noFacts: HostFacts = {
  listing_ids: [],
  listing_count: 0,
  time_zone: null,
  draft_id: null,
  without_access: [],
  has_languages: false,
  is_paid: false,
};

/** In one statement: what a host has set up. `isPaid` is a condition of the feature that knows it. */
export const findHostFacts = async (
  db: Database,
  id: string,
  { isPaid }: { isPaid: RawBuilder<boolean> },
): Promise<HostFacts> => {
  const isListed = sql`l.status <> 'draft'`;
  const { rows } = await sql<HostFacts>`
    SELECT coalesce(array_agg(l.id) FILTER (WHERE ${isListed}), '{}') AS listing_ids,
      count(l.id) FILTER (WHERE ${isListed})::integer AS listing_count,
      mode() WITHIN GROUP (ORDER BY l.time_zone) FILTER (WHERE ${isListed}) AS time_zone,
      (array_agg(l.id ORDER BY l.created_at DESC) FILTER (WHERE l.status = 'draft'))[1] AS draft_id,
      coalesce(array_agg(l.id) FILTER (WHERE ${isListed} AND a.access_en IS NULL AND a.access_es IS NULL), '{}') AS without_access,
      coalesce(bool_and(cardinality(h.languages) > 0), false) AS has_languages,
      ${isPaid} AS is_paid
    FROM property_managers h LEFT JOIN listings l ON l.property_manager_id = h.id
    LEFT JOIN listing_arrivals a ON a.listing_id = l.id WHERE h.id = ${id}`.execute(db);
  return rows[0] ?? noFacts;
};
