import type { ReviewTopic } from '@golark/contract/stays/rules';
import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** Whether a review `s` is published: both sides have written, or the time for it is over. */
const isPublished = (now: Date): RawBuilder<unknown> =>
  sql`(s.published_from <= ${now} OR EXISTS (SELECT 1 FROM guest_reviews g WHERE g.booking_id = s.booking_id))`;

/** Every published review: those that came with a listing, and those of guests who booked here. */
export const publishedReviews = (now: Date): RawBuilder<unknown> => sql`(
  SELECT id, listing_id, author_name, author_place, stayed_in, rating, body, locale, reply_body, praised, criticized
  FROM reviews
  UNION ALL
  SELECT 0, s.listing_id, s.author_name, NULL, s.stayed_in, s.rating, s.body, s.locale, NULL, s.praised, s.criticized
  FROM stay_reviews s WHERE ${isPublished(now)})`;

/** Published reviews of listing `l` that its rating and number of reviews do not contain yet. */
export const uncountedReviews = (now: Date): RawBuilder<unknown> => sql`(
  SELECT json_build_object('count', count(*), 'sum', coalesce(sum(s.rating), 0)) FROM stay_reviews s
  WHERE s.listing_id = l.id AND s.counted_at IS NULL AND ${isPublished(now)})`;

export interface UncountedReviews {
  count: number;
  sum: number;
}

/** A rating and its number of reviews, with those that are not counted yet. */
export const withUncounted = (
  { quality, review_count }: { quality: number | null; review_count: number },
  { count, sum }: UncountedReviews,
): { rating: number | null; reviewCount: number } => {
  const reviewCount = review_count + count;
  if (count === 0) return { rating: quality, reviewCount };
  const before = quality === null ? 0 : review_count;
  const rating = ((quality ?? 0) * before + sum) / (before + count);
  return { rating: Math.round(rating * 100) / 100, reviewCount };
};

export interface NewStayReview {
  bookingId: string;
  listingId: string;
  accountId: string;
  authorName: string;
  locale: string;
  stayedIn: string;
  rating: number;
  text: string;
  praised: readonly ReviewTopic[];
  criticized: readonly ReviewTopic[];
  now: Date;
  publishedFrom: Date;
}

/** Of several at once, one is stored. Returns whether it was this one. */
export const insertStayReview = async (trx: Transaction<DB>, review: NewStayReview): Promise<boolean> => {
  const inserted = await trx
    .insertInto('stay_reviews')
    .values({
      booking_id: review.bookingId,
      listing_id: review.listingId,
      account_id: review.accountId,
      author_name: review.authorName,
      locale: review.locale,
      stayed_in: review.stayedIn,
      rating: review.rating,
      body: review.text,
      praised: [...review.praised],
      criticized: [...review.criticized],
      written_at: review.now,
      published_from: review.publishedFrom,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .executeTakeFirst();
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n;
};

/**
 * Adds published reviews to the rating of their listings, by which search sorts; each once. Pages do not wait for it: they
 * add what is not counted yet.
 */
export const countPublishedReviews = async (
  trx: Transaction<DB>,
  { now, bookingId = null }: { now: Date; bookingId?: string | null },
): Promise<void> => {
  await sql`
    WITH counted AS (
      UPDATE stay_reviews s SET counted_at = ${now}
      WHERE s.counted_at IS NULL AND (${bookingId}::uuid IS NULL OR s.booking_id = ${bookingId}) AND ${isPublished(now)}
      RETURNING s.listing_id, s.rating),
    sums AS (SELECT listing_id, count(*)::integer AS count, sum(rating) AS sum FROM counted GROUP BY listing_id)
    UPDATE listings l SET review_count = l.review_count + sums.count,
      quality = round((coalesce(l.quality * l.review_count, 0) + sums.sum)
        / (CASE WHEN l.quality IS NULL THEN 0 ELSE l.review_count END + sums.count), 2)
    FROM sums WHERE l.id = sums.listing_id`.execute(trx);
};

/** The source of a listing sets its rating anew: reviews written here are added again. */
export const uncountReviews = async (trx: Transaction<DB>, listingIds: readonly string[]): Promise<void> => {
  await sql`UPDATE stay_reviews SET counted_at = NULL
    WHERE listing_id = ANY (${[...listingIds]}::text[]) AND counted_at IS NOT NULL`.execute(trx);
};

export const listStayReviewsOf = (db: Database, accountId: string) =>
  db
    .selectFrom('stay_reviews')
    .select(['booking_id', 'listing_id', 'rating', 'body', 'praised', 'criticized', 'written_at'])
    .where('account_id', '=', accountId)
    .orderBy('written_at')
    .execute();

/**
 * A published review stays with its listing, without its author, also once the review by the host is deleted; one that is
 * still hidden is deleted.
 */
export const anonymizeStayReviews = async (
  trx: Transaction<DB>,
  accountId: string,
  now: Date,
): Promise<void> => {
  await sql`DELETE FROM stay_reviews s WHERE s.account_id = ${accountId} AND NOT ${isPublished(now)}`.execute(
    trx,
  );
  await sql`UPDATE stay_reviews SET author_name = 'Golark', account_id = NULL,
      published_from = least(published_from, ${now})
    WHERE account_id = ${accountId}`.execute(trx);
};
