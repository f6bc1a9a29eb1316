import type { ListingStatus } from '@golark/contract/tickets/rules';
import { sql } from 'kysely';
import { idsOf } from '#platform/database/ids';
import type { Database } from '#platform/database/open-database';

export interface ListingSummary {
  id: string;
  eventId: string;
  sellerAccountId: string | null;
  status: ListingStatus;
}

export const listListings = async (db: Database, ids: readonly string[]): Promise<ListingSummary[]> => {
  const { rows } = await sql<ListingSummary>`
    SELECT id, event_id AS "eventId", seller_account_id AS "sellerAccountId", status FROM ticket_listings
    WHERE id IN (SELECT id::uuid FROM ${idsOf(ids)} AS wanted(id))`.execute(db);
  return rows;
};
