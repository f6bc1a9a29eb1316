import type { ResponseOf } from '@golark/contract/call';
import type { getPlaceOverview as getPlaceOverviewCall } from '@golark/contract/search/calls';
import { approximatePoint } from '@golark/contract/stays/approximate-point';
import { describeCity } from '#destinations';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { countStaysOf, listNeighborhoods } from '#stays/of-city';
import { listMonthPrices } from './month-prices.ts';

/** A city as its page shows it. Throws NOT_FOUND. */
export const getPlaceOverview = async (
  ctx: Context,
  caller: Caller,
  { stateNameSlug, nameSlug }: { stateNameSlug: string; nameSlug: string },
): Promise<ResponseOf<typeof getPlaceOverviewCall>> => {
  const slugs = { stateSlug: stateNameSlug, citySlug: nameSlug };
  const described = await describeCity(ctx, slugs, caller.locale);
  if (!described) throw notFound('This place');
  const { objectID: id, timeZone } = described.destination;
  const [stayCount, neighborhoods, months] = await Promise.all([
    countStaysOf(ctx.db, id),
    listNeighborhoods(ctx.db, id),
    listMonthPrices(ctx, { id, timeZone }),
  ]);
  return {
    ...described,
    stayCount,
    neighborhoods: neighborhoods.map(({ name, stay_count, latitude, longitude }) => ({
      name,
      stayCount: stay_count,
      // of a single stay, only its guests know the place
      ...approximatePoint({ latitude, longitude }),
    })),
    months,
  };
};
