import type { Context } from '#platform/context';
import { listTaxes, type TaxRow } from './store/taxes.ts';
import { tableCache } from './table-cache.ts';

const cached = tableCache<TaxRow>();

export const taxTable = (ctx: Context): Promise<TaxRow[]> => cached(ctx, listTaxes);

export interface TaxedPlace {
  stateId: string;
  cityId: string;
}

const rowsByState = new WeakMap<TaxRow[], Map<string, TaxRow[]>>();

/** A search asks the same table for each of its stays. */
const ofState = (rows: TaxRow[], stateId: string): TaxRow[] => {
  const known = rowsByState.get(rows) ?? Map.groupBy(rows, (row) => row.state_id);
  rowsByState.set(rows, known);
  return known.get(stateId) ?? [];
};

/** The taxes of the state and of the city. */
export const taxesOf = (rows: TaxRow[], { stateId, cityId }: TaxedPlace): TaxRow[] =>
  ofState(rows, stateId).filter((row) => row.city_id === null || row.city_id === cityId);
