import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

type ConfirmationStatus = 'PENDING' | 'CONFIRMED' | 'REJECTED' | 'WITHDRAWN';

export interface ConfirmationRow {
  reference: string;
  status: ConfirmationStatus;
}

export const findConfirmation = async (
  db: Database,
  itemId: string,
): Promise<ConfirmationRow | undefined> => {
  const { rows } = await sql<ConfirmationRow>`
    SELECT reference, status FROM ticket_confirmations WHERE item_id = ${itemId}`.execute(db);
  return rows[0];
};

/** What the network calls an order. A second request for the same one gets the reference of the first. */
export const insertConfirmation = async (
  trx: Transaction<DB>,
  { itemId, reference, now }: { itemId: string; reference: string; now: Date },
): Promise<void> => {
  await sql`INSERT INTO ticket_confirmations (item_id, reference, status, requested_at)
    VALUES (${itemId}, ${reference}, 'PENDING', ${now}) ON CONFLICT (item_id) DO NOTHING`.execute(trx);
};

export const answerConfirmation = async (
  db: Database,
  { itemId, status, now }: { itemId: string; status: ConfirmationStatus; now: Date },
): Promise<void> => {
  await sql`UPDATE ticket_confirmations SET status = ${status}, answered_at = ${now}
    WHERE item_id = ${itemId}`.execute(db);
};
