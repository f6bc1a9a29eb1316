import { searchProperties } from '@golark/contract/search/calls';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

/** The lowest total of each place, for the next available dates of a stay; a place whose prices did not load has none. */
export const loadLowestTotals = async (
  api: Api,
  placeIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const totals = await Promise.all(
    placeIds.map(async (cityId) => {
      const found = await callApi(api, searchProperties, {
        body: { pageSize: 1, sort: 'price-low', filters: { cityId } },
      });
      const total = found.ok ? found.data.properties[0]?.total : undefined;
      return total ? [[cityId, total.amount] as const] : [];
    }),
  );
  return new Map(totals.flat());
};
