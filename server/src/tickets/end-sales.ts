import { sql } from 'kysely';
import type { Context } from '#platform/context';

const listingsAtOnce = 5000;

/** Listings of events that have begun expire. Nobody could buy them any longer; lists of sellers and memory of servers end with it. */
export const endSales = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  for (;;) {
    const { numAffectedRows = 0n } =
      await sql`UPDATE ticket_listings SET status = 'expired', sizes = 0, released_sizes = 0
      WHERE id IN (SELECT l.id FROM events e JOIN ticket_listings l ON l.event_id = e.id
        WHERE e.starts_at <= ${now} AND l.status IN ('draft', 'active', 'paused') ORDER BY l.id LIMIT ${listingsAtOnce})`.execute(
        ctx.db,
      );
    if (numAffectedRows < BigInt(listingsAtOnce)) return;
  }
};
