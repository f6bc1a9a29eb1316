import type { Context } from '#platform/context';
import type { GeocodedAddress } from '#platform/geocoder';
import { findKnownCity, findPlaces } from './place-index.ts';
import type { CityRow } from './store.ts';

/** Where an address may be; nothing while the service fails. */
export const geocode = async (ctx: Context, address: string, limit: number): Promise<GeocodedAddress[]> => {
  try {
    return await ctx.geocoder.find(address, limit);
  } catch (error) {
    ctx.log.warn({ err: error }, 'an address could not be looked up');
    return [];
  }
};

const townWithinMeters = 80_000;

/** Towns to which an address may belong: those that the geocoder knows, or the nearest to what it found. */
export const findTowns = async (ctx: Context, address: string, limit: number): Promise<CityRow[]> => {
  const found = await geocode(ctx, address, limit);
  const towns = await Promise.all(
    found.map(async ({ cityId, lat, lng }) => {
      if (cityId !== null) return (await findKnownCity(ctx, cityId)) ?? [];
      return (await findPlaces(ctx, { near: { lat, lng, radiusMeters: townWithinMeters } })).slice(0, 1);
    }),
  );
  return [...new Set(towns.flat())];
};
