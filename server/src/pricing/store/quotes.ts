import { sql } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { QuoteTerms } from '../quote-terms.ts';

export interface StoredQuote {
  id: string;
  listing_id: string;
  terms: QuoteTerms;
  expires_at: Date;
}

/** Whether the quote of a table or alias has the inputs of its price and of its deadlines. */
export const hasInputs = (table: string) => sql<boolean>`${sql.ref(`${table}.terms`)} ? 'pricedAt'`;

export const insertQuote = async (
  db: Database,
  quote: { id: string; listingId: string; terms: QuoteTerms; expiresAt: Date },
): Promise<void> => {
  const { id, listingId, expiresAt } = quote;
  const terms = JSON.stringify(quote.terms);
  await sql`INSERT INTO quotes (id, listing_id, terms, expires_at) VALUES (${id}, ${listingId}, ${terms}, ${expiresAt})`.execute(
    db,
  );
};

/** Undefined also for a quote of an earlier version, which lacks the inputs of its price; it is asked for again. */
export const findQuote = async (db: Database, id: string): Promise<StoredQuote | undefined> =>
  (await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where(hasInputs('quotes'))
    .executeTakeFirst()) as StoredQuote | undefined;

/** Deletes quotes an hour after they expired; a booking has its own copy of the terms. */
export const deleteExpiredQuotes = async (db: Database, now: Date): Promise<void> => {
  await sql`DELETE FROM quotes WHERE expires_at < ${new Date(now.getTime() - 3_600_000)}`.execute(db);
};
