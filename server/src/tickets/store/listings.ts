import type { ListingStatus } from '@golark/contract/tickets/rules';
import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';

export interface ListingSummary {
  eventId: string;
  sellerAccountId: string | null;
  status: ListingStatus;
}

export const findListing = async (db: Database, id: string): Promise<ListingSummary | undefined> => {
  const { rows } = await sql<ListingSummary>`
    SELECT event_id AS "eventId", seller_account_id AS "sellerAccountId", status FROM ticket_listings WHERE id = ${id}`.execute(
    db,
  );
  return rows[0];
};
