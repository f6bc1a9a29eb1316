import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { endHolds } from './expire-holds.ts';

interface Offered {
  id: string;
  event_id: string;
  /** Holds of the listing that were not ordered. */
  hold_ids: string[];
}

const isOfferedBy = (accountId: string): RawBuilder<unknown> =>
  sql`seller_account_id = ${accountId} AND status IN ('draft', 'active', 'paused')`;

/** Locked in the order of their ids, as everything does that changes stock. */
const lockOffered = async (trx: Transaction<DB>, accountId: string): Promise<Offered[]> => {
  await sql`SELECT FROM ticket_listings WHERE ${isOfferedBy(accountId)} ORDER BY id FOR UPDATE`.execute(trx);
  // only then: seats may have been held while this waited
  const { rows } = await sql<Offered>`
    SELECT l.id, l.event_id, ARRAY(SELECT h.id::text FROM ticket_holds h
      WHERE h.listing_id = l.id AND h.status = 'HELD' AND h.item_id IS NULL) AS hold_ids
    FROM ticket_listings l WHERE ${isOfferedBy(accountId)}`.execute(trx);
  return rows;
};

/** Takes everything off sale that an account offers. Holds of its seats end unless they were ordered. */
export const withdrawListings = async (
  trx: Transaction<DB>,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> => {
  const offered = await lockOffered(trx, accountId);
  const held = offered.filter(({ hold_ids: holdIds }) => holdIds.length > 0);
  for (const [eventId, listings] of Map.groupBy(held, ({ event_id: eventId }) => eventId)) {
    const listingIds = listings.map(({ id }) => id);
    await endHolds(trx, {
      eventId,
      listingIds,
      returned: listings.flatMap((listing) => listing.hold_ids),
      now,
    });
  }
  await sql`UPDATE ticket_listings SET status = 'removed', sizes = 0, released_sizes = 0
    WHERE ${isOfferedBy(accountId)}`.execute(trx);
};
