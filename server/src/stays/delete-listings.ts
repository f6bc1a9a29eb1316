import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';

/** Deletes listings with all that belongs to them; one that was ever booked cannot be deleted. Returns their number. */
export const deleteListings = async (trx: Transaction<DB>, ids: string[]): Promise<number> => {
  const deleted = await sql`DELETE FROM listings WHERE id = ANY (${ids}::text[])`.execute(trx);
  return Number(deleted.numAffectedRows ?? 0);
};
