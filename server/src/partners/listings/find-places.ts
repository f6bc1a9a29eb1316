import type { FoundPlace } from '@golark/contract/own-listings/schemas';
import { findTowns } from '#destinations';
import type { Context } from '#platform/context';

const placesOffered = 6;

/** Towns in which a typed address may be. */
export const findPlaces = async (ctx: Context, typed: string): Promise<{ places: FoundPlace[] }> => {
  const towns = await findTowns(ctx, typed, placesOffered);
  return {
    places: towns.map(({ id, name, state_name, latitude, longitude }) => ({
      cityId: id,
      cityName: name,
      stateName: state_name,
      pin: { lat: latitude, lng: longitude },
    })),
  };
};
