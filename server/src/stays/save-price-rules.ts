import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import type { RuleColumns } from './price-rule-columns.ts';

/** Stores discounts, fees and the deposit of a listing, as far as they are given; a trigger tells search. */
export const savePriceRules = async (
  trx: Transaction<DB>,
  listingId: string,
  { host_fees: hostFees, ...rules }: Partial<RuleColumns>,
): Promise<void> => {
  const fees = hostFees ? { host_fees: sql<string>`${JSON.stringify(hostFees)}::jsonb` } : {};
  await trx
    .updateTable('listings')
    .set({ ...rules, ...fees })
    .where('id', '=', listingId)
    .execute();
};
