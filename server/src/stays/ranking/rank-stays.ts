import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { differs, namesOf, recordset, updates } from '#platform/database/record-columns';
import { lockRooms } from '../save-listing.ts';
import { type CityRating, rankCity, type SimilarStays, type StayToRank } from './rules/rank-city.ts';
import { usualAmounts } from './rules/usual-amounts.ts';

/** Listings whose ranks one transaction writes: bookings of them wait meanwhile. */
const batchSize = 500;
const dayMilliseconds = 86_400_000;

const listCityIds = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT city_id AS id FROM listings WHERE status = 'published' ORDER BY 1`.execute(db);
  return rows.map(({ id }) => id);
};

type Row = Omit<StayToRank, 'amounts' | 'daysListed' | 'rank'> &
  Parameters<typeof usualAmounts>[0] & { search_rank: number; created_at: Date };

const listStaysOf = async (db: Database, cityId: string, now: Date): Promise<StayToRank[]> => {
  const { rows } = await sql<Row>`
    SELECT l.id, l.city_id, l.stay_type, l.bedrooms, l.quality, l.review_count, l.search_rank, l.created_at,
      l.cleaning_fee_amount, l.cleaning_fee_unit, l.weekly_discount_percent,
      (SELECT json_agg(json_build_object('nightly_amount', r.nightly_amount, 'weekend_nightly_amount', r.weekend_nightly_amount))
        FROM room_types r WHERE r.listing_id = l.id) AS rooms
    FROM listings l WHERE l.city_id = ${cityId} AND l.status = 'published'
      AND EXISTS (SELECT FROM room_types r WHERE r.listing_id = l.id)`.execute(db);
  return rows.map(({ search_rank: rank, created_at, rooms, ...row }) => ({
    ...row,
    rank,
    daysListed: (now.getTime() - created_at.getTime()) / dayMilliseconds,
    amounts: usualAmounts({ rooms, ...row }),
  }));
};

const similarColumns = {
  city_id: 'text',
  stay_type: 'text',
  bedrooms: 'integer',
  stay_count: 'integer',
  usual_amounts: 'bigint[]',
} satisfies Record<keyof SimilarStays, string>;

const ratingColumns = {
  city_id: 'text',
  rated_count: 'integer',
  usual_rating: 'float8',
  best_rating: 'float8',
} satisfies Record<keyof CityRating, string>;

const replaceSimilar = (cityId: string, similar: SimilarStays[]): RawBuilder<unknown> => sql`
  WITH given AS MATERIALIZED (SELECT * FROM ${recordset(similar, similarColumns)}), gone AS (
    DELETE FROM similar_stays s WHERE s.city_id = ${cityId} AND NOT EXISTS
      (SELECT FROM given g WHERE g.stay_type = s.stay_type AND g.bedrooms = s.bedrooms)
  )
  INSERT INTO similar_stays AS s (${namesOf(similarColumns)}) SELECT ${namesOf(similarColumns)} FROM given
  ON CONFLICT (city_id, stay_type, bedrooms) DO UPDATE SET ${updates(['stay_count', 'usual_amounts'])}
    WHERE ${differs('s', ['stay_count', 'usual_amounts'])}`;

const replaceRating = (cityId: string, rating: CityRating | null): RawBuilder<unknown> =>
  rating === null
    ? sql`DELETE FROM city_ratings WHERE city_id = ${cityId}`
    : sql`
      INSERT INTO city_ratings AS c (${namesOf(ratingColumns)})
      SELECT ${namesOf(ratingColumns)} FROM ${recordset([rating], ratingColumns)}
      ON CONFLICT (city_id) DO UPDATE SET ${updates(['rated_count', 'usual_rating', 'best_rating'])}
        WHERE ${differs('c', ['rated_count', 'usual_rating', 'best_rating'])}`;

/** The triggers of listings copy the rank to search, and name the listing in the feed of changes. */
const writeRanks = async (db: Database, ranks: { id: string; rank: number }[]): Promise<void> => {
  for (let start = 0; start < ranks.length; start += batchSize) {
    const batch = ranks.slice(start, start + batchSize);
    await db.transaction().execute(async (trx) => {
      await lockRooms(
        trx,
        batch.map(({ id }) => id),
      );
      await sql`UPDATE listings l SET search_rank = given_rows.rank
        FROM ${recordset(batch, { id: 'text', rank: 'integer' })}
        WHERE l.id = given_rows.id`.execute(trx);
    });
  }
};

/**
 * Renews the stored part of the score of all published stays, city after city, and what is usual among them. It writes what has
 * changed, and nothing if nothing has.
 */
export const rankStays = async (db: Database, now: Date): Promise<void> => {
  const cityIds = await listCityIds(db);
  const known = sql`${cityIds}::text[]`;
  await sql`DELETE FROM similar_stays WHERE city_id <> ALL (${known})`.execute(db);
  await sql`DELETE FROM city_ratings WHERE city_id <> ALL (${known})`.execute(db);
  for (const cityId of cityIds) {
    const { similar, rating, ranks } = rankCity(cityId, await listStaysOf(db, cityId, now));
    await replaceSimilar(cityId, similar).execute(db);
    await replaceRating(cityId, rating).execute(db);
    await writeRanks(db, ranks);
  }
};
