import type { Destination, NearbyPlace } from '@golark/contract/destinations/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { readPlacesAround } from './find-nearby-places.ts';
import { findPlaces } from './place-index.ts';
import { presentDestination } from './present-destination.ts';

/** A city by its slugs with what is around it; null if there is none. */
export const describeCity = async (
  ctx: Context,
  slugs: { stateSlug: string; citySlug: string },
  locale: Locale,
): Promise<{ destination: Destination; nearby: NearbyPlace[] } | null> => {
  const [city] = await findPlaces(ctx, slugs);
  if (!city) return null;
  const at = { lat: city.latitude, lng: city.longitude };
  const choose = await readPlacesAround(ctx, { at, cityId: city.id });
  const around = choose({ population: city.population, neighborhood: null, locale });
  return {
    destination: presentDestination(city),
    nearby: around.filter(({ kind }) => kind !== 'center' && kind !== 'neighborhood'),
  };
};
