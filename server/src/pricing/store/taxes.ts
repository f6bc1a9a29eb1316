import type { Database } from '#platform/database/open-database';

export interface TaxRow {
  state_id: string;
  city_id: string | null;
  name: string;
  name_es: string | null;
  basis_points: number;
  source: string;
  as_of: string;
}

/** Every occupancy tax; a few hundred rows at most. */
export const listTaxes = (db: Database): Promise<TaxRow[]> =>
  db
    .selectFrom('occupancy_taxes')
    .select(['state_id', 'city_id', 'name', 'name_es', 'basis_points', 'source', 'as_of'])
    .orderBy('id')
    .execute();
