import type { FoundPlace } from '@golark/contract/own-listings/schemas';
import type { Context } from '#platform/context';

const placesOffered = 6;

/** Towns in which a typed address may be. */
export const findPlaces = async (ctx: Context, typed: string): Promise<{ places: FoundPlace[] }> => {
  const found = await ctx.geocoder.find(typed, placesOffered);
  return { places: found.map(({ lat, lng, ...place }) => ({ ...place, pin: { lat, lng } })) };
};
