import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from './tables.ts';

/**
 * Executes changes in one round trip instead of one each, for transactions that others wait for. All of them see the database as
 * it was before the first one, and no two may change the same row.
 */
export const inOneStatement = async (
  trx: Transaction<DB>,
  changes: readonly RawBuilder<unknown>[],
): Promise<void> => {
  if (changes.length === 0) return;
  const parts = changes.map((change, i) => sql`${sql.ref(`change_${i}`)} AS (${change})`);
  await sql`WITH ${sql.join(parts)} SELECT 1`.execute(trx);
};
