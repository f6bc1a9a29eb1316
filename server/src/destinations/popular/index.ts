import type { Context } from '#platform/context';
import { createTimedCache } from '#platform/timed-cache';
import { type CityRow, listPopularCities } from '../store.ts';

const cached = createTimedCache<CityRow>({ minutes: 5, max: 20 });

/** The most popular cities as they were five minutes ago at most: every search box asks for them before anything is typed. */
export const findPopularCities = (ctx: Context, limit: number): Promise<CityRow[]> =>
  cached(ctx, String(limit), () => listPopularCities(ctx.db, { limit }));
