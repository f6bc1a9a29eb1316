import type { Context } from '#platform/context';
import { listTaxes, type TaxRow } from './store/taxes.ts';
import { tableCache } from './table-cache.ts';

const cached = tableCache<TaxRow>();

export const taxTable = (ctx: Context): Promise<TaxRow[]> => cached(ctx, listTaxes);

export interface TaxedPlace {
  stateId: string;
  cityId: string;
}

/** The taxes of the state and of the city. */
export const taxesOf = (rows: TaxRow[], place: TaxedPlace): TaxRow[] =>
  rows.filter(
    (row) => row.state_id === place.stateId && (row.city_id === null || row.city_id === place.cityId),
  );
