import type { CancellationLaw } from '@golark/contract/pricing/cancellation';
import type { Context } from '#platform/context';
import { type CancellationLawRow, listCancellationLaws } from './store/cancellation-laws.ts';
import { tableCache } from './table-cache.ts';
import type { TaxedPlace } from './taxes.ts';

const cached = tableCache<CancellationLawRow>();

export const cancellationLaws = (ctx: Context): Promise<CancellationLawRow[]> =>
  cached(ctx, listCancellationLaws);

/** The laws of the state and of the city. */
export const lawsOf = (rows: readonly CancellationLawRow[], place: TaxedPlace): CancellationLaw[] =>
  rows
    .filter((row) => row.stateId === place.stateId && (row.cityId === null || row.cityId === place.cityId))
    .map(({ stateId: _state, cityId: _city, ...law }) => law);
