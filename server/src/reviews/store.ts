import { utcDay } from '@golark/contract/dates/rules';
import type { ReviewTopic } from '@golark/contract/stays/rules';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

export interface WrittenReviews {
  of_stay: {
    rating: number;
    body: string;
    praised: ReviewTopic[];
    criticized: ReviewTopic[];
    written_at: string;
    published_from: string;
  } | null;
  of_guest: { rating: number; body: string; written_at: string } | null;
}

/** Both reviews of a booking, in one statement. */
export const findReviewsOfBooking = async (db: Database, bookingId: string): Promise<WrittenReviews> => {
  const { rows } = await sql<WrittenReviews>`
    SELECT (SELECT json_build_object('rating', rating, 'body', body, 'praised', praised, 'criticized', criticized,
        'written_at', written_at, 'published_from', published_from) FROM stay_reviews WHERE booking_id = ${bookingId}) AS of_stay,
      (SELECT json_build_object('rating', rating, 'body', body, 'written_at', written_at)
        FROM guest_reviews WHERE booking_id = ${bookingId}) AS of_guest`.execute(db);
  return rows[0] ?? { of_stay: null, of_guest: null };
};

/** The ids of these bookings whose guest was reviewed. */
export const listReviewedBookings = async (
  db: Database,
  bookingIds: readonly string[],
): Promise<string[]> => {
  const rows = await db
    .selectFrom('guest_reviews')
    .select('booking_id')
    .where(sql<boolean>`booking_id = ANY (${bookingIds}::uuid[])`)
    .execute();
  return rows.map((row) => row.booking_id);
};

/** Of several at once, one is stored. Returns whether it was this one. */
export const insertGuestReview = async (
  trx: Transaction<DB>,
  review: {
    bookingId: string;
    hostId: string;
    accountId: string;
    rating: number;
    text: string;
    now: Date;
    publishedFrom: Date;
  },
): Promise<boolean> => {
  const inserted = await trx
    .insertInto('guest_reviews')
    .values({
      booking_id: review.bookingId,
      property_manager_id: review.hostId,
      account_id: review.accountId,
      rating: review.rating,
      body: review.text,
      written_at: review.now,
      published_from: review.publishedFrom,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/** Published reviews of a guest by hosts. */
export const listGuestReviewsOf = async (
  db: Database,
  accountId: string,
  now: Date,
): Promise<{ booking_id: string; rating: number; body: string; written_at: Date }[]> => {
  const { rows } = await sql<{ booking_id: string; rating: number; body: string; written_at: Date }>`
    SELECT g.booking_id, g.rating, g.body, g.written_at FROM guest_reviews g
    WHERE g.account_id = ${accountId} AND (g.published_from <= ${now}
      OR EXISTS (SELECT 1 FROM stay_reviews s WHERE s.booking_id = g.booking_id))
    ORDER BY g.written_at`.execute(db);
  return rows;
};

export const deleteGuestReviewsOf = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('guest_reviews').where('account_id', '=', accountId).execute();
};

/** Stays that ended in the last three days, and have no review. */
export const listStaysToInvite = async (db: Database, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    SELECT b.id FROM bookings b JOIN order_items i ON i.id = b.id
    WHERE i.status IN ('CONFIRMED', 'COMPLETED')
      AND b.depart_day BETWEEN ${utcDay(now)}::date - 3 AND ${utcDay(now)}::date
      AND NOT EXISTS (SELECT 1 FROM stay_reviews s WHERE s.booking_id = b.id)
    LIMIT 500`.execute(db);
  return rows.map(({ id }) => id);
};
