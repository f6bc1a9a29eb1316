import { sql } from 'kysely';
import type { Context } from '#platform/context';
import { createTimedCache } from '#platform/timed-cache';
import type { CityRating, SimilarStays } from './rules/rank-city.ts';
import { similarKeyOf } from './rules/usual-amounts.ts';

/** Usual prices and ratings of the stays of each city, as `rankStays` has found them. */
export interface Usual {
  similarTo(stay: Parameters<typeof similarKeyOf>[0]): SimilarStays | undefined;
  ratingIn(cityId: string): CityRating | undefined;
}

const cached = createTimedCache<Usual>({ minutes: 30, max: 1 });

const textOf = (stay: Parameters<typeof similarKeyOf>[0]): string => JSON.stringify(similarKeyOf(stay));

interface Row {
  similar: SimilarStays[] | null;
  ratings: CityRating[] | null;
}

const load = async (ctx: Context): Promise<Usual> => {
  const { rows } = await sql<Row>`SELECT (SELECT json_agg(s) FROM similar_stays s) AS similar,
    (SELECT json_agg(c) FROM city_ratings c) AS ratings`.execute(ctx.db);
  const similar = new Map((rows[0]?.similar ?? []).map((row) => [textOf(row), row]));
  const ratings = new Map((rows[0]?.ratings ?? []).map((row) => [row.city_id, row]));
  return { similarTo: (stay) => similar.get(textOf(stay)), ratingIn: (cityId) => ratings.get(cityId) };
};

/** One statement in each process and half hour: the figures change once a day. */
export const listUsual = async (ctx: Context): Promise<Usual> => {
  const [usual] = await cached(ctx, 'usual', async () => [await load(ctx)]);
  if (!usual) throw new Error('the figures of similar stays were not loaded');
  return usual;
};
