import { sql, type Transaction } from 'kysely';
import { namesOf, recordset } from '#platform/database/record-columns';
import type { DB } from '#platform/database/tables';

export interface ReviewInput {
  listing_id: string;
  author_name: string;
  author_place: string | null;
  locale: string;
  stayed_in: string;
  rating: number;
  body: string;
  /** Topics of the breakdown (`reviewTopics` in the contract). */
  praised?: string[];
  criticized?: string[];
  reply_body?: string | null;
}

const columns = {
  listing_id: 'text',
  author_name: 'text',
  author_place: 'text',
  locale: 'text',
  stayed_in: 'date',
  rating: 'integer',
  body: 'text',
  praised: 'text[]',
  criticized: 'text[]',
  reply_body: 'text',
} satisfies Record<keyof ReviewInput, string>;

/** Adds reviews; the listing's rating and review count come from its own input. */
export const insertReviews = async (trx: Transaction<DB>, reviews: ReviewInput[]): Promise<void> => {
  await sql`INSERT INTO reviews (${namesOf(columns)})
    SELECT ${namesOf(columns)} FROM ${recordset(
      reviews.map((review) => ({ praised: [], criticized: [], ...review })),
      columns,
    )}`.execute(trx);
};
