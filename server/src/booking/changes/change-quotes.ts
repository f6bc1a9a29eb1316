import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import { amountsOfChange, type ChangeAmounts } from './change-facts.ts';
import type { ChangeTerms } from './change-terms.ts';

export const insertChangeQuote = async (
  db: Database,
  quote: { id: string; bookingId: string; terms: ChangeTerms; expiresAt: Date },
): Promise<void> => {
  await db
    .insertInto('change_quotes')
    .values({
      id: quote.id,
      booking_id: quote.bookingId,
      terms: JSON.stringify(quote.terms),
      expires_at: quote.expiresAt,
    })
    .execute();
};

/** A quote of a change of this booking. */
export const findChangeQuote = async (
  db: Database,
  { quoteId, bookingId }: { quoteId: string; bookingId: string },
): Promise<{ terms: ChangeTerms; expires_at: Date } | undefined> =>
  (await db
    .selectFrom('change_quotes')
    .select(['terms', 'expires_at'])
    .where('id', '=', quoteId)
    .where('booking_id', '=', bookingId)
    .executeTakeFirst()) as { terms: ChangeTerms; expires_at: Date } | undefined;

export const deleteExpiredChangeQuotes = async (db: Database, now: Date): Promise<void> => {
  await db
    .deleteFrom('change_quotes')
    .where('expires_at', '<', new Date(now.getTime() - 3_600_000))
    .execute();
};

export interface ChangeOfQuote extends ChangeAmounts {
  id: string;
  status: 'HELD' | 'APPLIED';
  /** null for a change that nothing was paid for. */
  orderId: string | null;
}

/** The change that a quote has become; undefined if nothing is left of it. */
export const findChangeOfQuote = async (
  db: Database,
  { quoteId, bookingId }: { quoteId: string; bookingId: string },
): Promise<ChangeOfQuote | undefined> =>
  (
    await sql<ChangeOfQuote>`
      SELECT c.id, c.status, i.order_id AS "orderId", ${amountsOfChange} FROM booking_changes c
      LEFT JOIN order_items i ON i.id = c.id
      WHERE c.quote_id = ${quoteId} AND c.booking_id = ${bookingId} AND c.status <> 'RELEASED'`.execute(db)
  ).rows[0];
