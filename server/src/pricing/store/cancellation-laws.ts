import type { CancellationLaw } from '@golark/contract/pricing/cancellation';
import type { Database } from '#platform/database/open-database';

export interface CancellationLawRow extends CancellationLaw {
  stateId: string;
  /** null for the whole state. */
  cityId: string | null;
}

/** Every law about cancellations; a few rows. */
export const listCancellationLaws = (db: Database): Promise<CancellationLawRow[]> =>
  db
    .selectFrom('cancellation_laws')
    .select([
      'state_id as stateId',
      'city_id as cityId',
      'min_hours_ahead as minHoursAhead',
      'free_hours as freeHours',
      'effective_on as effectiveOn',
      'ends_on as endsOn',
      'source',
    ])
    .orderBy('id')
    .execute();
