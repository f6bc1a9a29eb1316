import type { Context } from '#platform/context';
import { listTaxes, type TaxRow } from './store/taxes.ts';

const cacheMinutes = 5;
const cached = new WeakMap<Context['db'], { at: number; rows: TaxRow[] }>();

/** The tax table changes a few times a year: each process reads it at most every five minutes. */
export const taxTable = async (ctx: Context): Promise<TaxRow[]> => {
  const now = ctx.clock.now().getTime();
  const found = cached.get(ctx.db);
  if (found && found.rows.length > 0 && Math.abs(now - found.at) < cacheMinutes * 60_000) return found.rows;
  const rows = await listTaxes(ctx.db);
  cached.set(ctx.db, { at: now, rows });
  return rows;
};

export interface TaxedPlace {
  stateId: string;
  cityId: string;
}

/** The taxes of the state and of the city. */
export const taxesOf = (rows: TaxRow[], place: TaxedPlace): TaxRow[] =>
  rows.filter(
    (row) => row.state_id === place.stateId && (row.city_id === null || row.city_id === place.cityId),
  );
