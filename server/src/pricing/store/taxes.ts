import type { Database } from '#platform/database/open-database';

export interface TaxRow {
  state_id: string;
  city_id: string | null;
  name: string;
  name_es: string | null;
  basis_points: number;
  /** Cents for each room and night. */
  night_amount: number;
  most_per_night: number | null;
  most_per_stay: number | null;
  taxed_nights: number | null;
  exempt_from_nights: number | null;
  source: string;
  as_of: string;
}

/** Every occupancy tax; a few hundred rows at most. */
export const listTaxes = (db: Database): Promise<TaxRow[]> =>
  db
    .selectFrom('occupancy_taxes')
    .select(['state_id', 'city_id', 'name', 'name_es', 'basis_points', 'night_amount', 'source', 'as_of'])
    .select(['most_per_night', 'most_per_stay', 'taxed_nights', 'exempt_from_nights'])
    .orderBy('id')
    .execute();
