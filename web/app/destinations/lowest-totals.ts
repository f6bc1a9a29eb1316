import { searchProperties } from '@golark/contract/search/calls';
import { callApi } from '../platform/api-client.ts';
import type { Api } from '../platform/request-context.ts';

/** The lowest total of each place by its id, for the next available dates of a stay; a place whose prices did not load has none. */
export const loadLowestTotals = async (
  api: Api,
  places: readonly { objectID: string }[],
): Promise<Partial<Record<string, number>>> => {
  const totals = await Promise.all(
    places.map(async ({ objectID: cityId }) => {
      const found = await callApi(api, searchProperties, {
        body: { pageSize: 1, sort: 'price-low', filters: { cityId } },
      });
      const total = found.ok ? found.data.properties[0]?.total : undefined;
      return total ? [[cityId, total.amount] as const] : [];
    }),
  );
  return Object.fromEntries(totals.flat());
};
