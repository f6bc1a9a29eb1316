import type { Context } from '#platform/context';
import { createPlaceCache } from './cached-places.ts';
import { type CityFilter, type CityRow, listCities } from './store.ts';

/** A place by its slugs or ids. */
export type PlaceFilter = Pick<CityFilter, 'stateSlug' | 'citySlug' | 'stateId' | 'cityId'>;

const cached = createPlaceCache<CityRow>();

export const getCachedPlaces = (ctx: Context, filter: PlaceFilter, limit: number): Promise<CityRow[]> => {
  const key = JSON.stringify([filter.stateSlug, filter.citySlug, filter.stateId, filter.cityId, limit]);
  return cached(ctx, key, () => listCities(ctx.db, filter, limit));
};
