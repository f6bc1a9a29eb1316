import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import type { SuspensionEffect } from '#platform/feature-ports';
import { setPlacesPaused } from './waiting-list/waiting-store.ts';

/**
 * Seats that come back to a sold listing, such as those of a canceled order, stay off sale: it is marked too. When it was sold, `updated_at`,
 * is left as it is: prices are compared by it.
 */
const pauseListings = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await sql`UPDATE ticket_listings SET is_suspended = true,
      status = CASE status WHEN 'active' THEN 'paused' ELSE status END
    WHERE id IN (SELECT id FROM ticket_listings WHERE seller_account_id = ${accountId} AND status IN ('active', 'sold')
      ORDER BY id FOR UPDATE)`.execute(trx);
};

const resumeListings = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await sql`UPDATE ticket_listings SET is_suspended = false,
      status = CASE status WHEN 'paused' THEN 'active' ELSE status END
    WHERE id IN (SELECT id FROM ticket_listings WHERE seller_account_id = ${accountId} AND is_suspended
      ORDER BY id FOR UPDATE)`.execute(trx);
};

/** An account that is suspended sells no tickets, and is offered no seats; it keeps its places on waiting lists. */
export const ticketSuspension: SuspensionEffect = {
  suspend: async (trx, accountId) => {
    await pauseListings(trx, accountId);
    await setPlacesPaused(trx, { accountId, isPaused: true });
  },
  restore: async (trx, accountId) => {
    await resumeListings(trx, accountId);
    await setPlacesPaused(trx, { accountId, isPaused: false });
  },
};
