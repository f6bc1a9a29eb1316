import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { listTaxes, type TaxRow } from './store.ts';

const keepMinutes = 5;
const kept = new WeakMap<Context['db'], { at: number; rows: TaxRow[] }>();

/** The tax table changes a few times a year: each process reads it at most every five minutes. */
export const taxTable = async (ctx: Context): Promise<TaxRow[]> => {
  const now = ctx.clock.now().getTime();
  const found = kept.get(ctx.db);
  if (found && found.rows.length > 0 && Math.abs(now - found.at) < keepMinutes * 60_000) return found.rows;
  const rows = await listTaxes(ctx.db);
  kept.set(ctx.db, { at: now, rows });
  return rows;
};

export interface TaxedPlace {
  stateId: string;
  cityId: string;
  locale: Locale;
}

/** State taxes and those of the city, each under its name in the caller's language. */
export const taxesOf = (rows: TaxRow[], place: TaxedPlace): TaxRow[] =>
  rows
    .filter((row) => row.state_id === place.stateId && (row.city_id === null || row.city_id === place.cityId))
    .map((row) => (place.locale === 'es' && row.name_es ? { ...row, name: row.name_es } : row));
