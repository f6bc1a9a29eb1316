import type { Context } from '#platform/context';
import { type CityFilter, type CityRow, listCities } from './store.ts';

/** A place by its slugs or ids. */
export type PlaceFilter = Pick<CityFilter, 'stateSlug' | 'citySlug' | 'stateId' | 'cityId'>;

const cacheMinutes = 5;
const maxEntries = 2000;

type Cache = Map<string, { at: number; rows: CityRow[] }>;
const cacheOf = new WeakMap<Context['db'], Cache>();

const cacheFor = (ctx: Context): Cache => {
  const cache = cacheOf.get(ctx.db) ?? new Map();
  cacheOf.set(ctx.db, cache);
  return cache;
};

/** Places change only when a catalog is loaded: each process reads one at most every five minutes. */
export const getCachedPlaces = async (
  ctx: Context,
  filter: PlaceFilter,
  limit: number,
): Promise<CityRow[]> => {
  const cache = cacheFor(ctx);
  const key = JSON.stringify([filter.stateSlug, filter.citySlug, filter.stateId, filter.cityId, limit]);
  const now = ctx.clock.now().getTime();
  const cached = cache.get(key);
  if (cached && Math.abs(now - cached.at) < cacheMinutes * 60_000) return cached.rows;
  const rows = await listCities(ctx.db, filter, limit);
  // an unknown place may be added at any time
  if (rows.length === 0) return rows;
  if (cache.size >= maxEntries) cache.clear();
  cache.set(key, { at: now, rows });
  return rows;
};
