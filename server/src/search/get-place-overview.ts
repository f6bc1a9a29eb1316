import type { ResponseOf } from '@golark/contract/call';
import type { getPlaceOverview as getPlaceOverviewCall } from '@golark/contract/search/calls';
import { getCachedPlaces, presentDestination, readPlacesAround } from '#destinations';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { approximatePoint, countStaysOf, listNeighborhoods } from '#stays';
import { listMonthPrices } from './month-prices.ts';

/** A city as its page shows it. Throws NOT_FOUND. */
export const getPlaceOverview = async (
  ctx: Context,
  caller: Caller,
  { stateNameSlug, nameSlug }: { stateNameSlug: string; nameSlug: string },
): Promise<ResponseOf<typeof getPlaceOverviewCall>> => {
  const [city] = await getCachedPlaces(ctx, { stateSlug: stateNameSlug, citySlug: nameSlug }, 1);
  if (!city) throw notFound('This place');
  const at = { lat: city.latitude, lng: city.longitude };
  const [stayCount, neighborhoods, around, months] = await Promise.all([
    countStaysOf(ctx.db, city.id),
    listNeighborhoods(ctx.db, city.id),
    readPlacesAround(ctx, { at, cityId: city.id }),
    listMonthPrices(ctx, { id: city.id, timeZone: city.time_zone }),
  ]);
  return {
    destination: presentDestination(city),
    stayCount,
    neighborhoods: neighborhoods.map(({ name, stay_count, latitude, longitude }) => ({
      name,
      stayCount: stay_count,
      // of a single stay, only its guests know the place
      ...approximatePoint({ latitude, longitude }),
    })),
    nearby: around({ population: city.population, neighborhood: null, locale: caller.locale }).filter(
      ({ kind }) => kind !== 'center' && kind !== 'neighborhood',
    ),
    months,
  };
};
