import { dayInBooks } from '@golark/contract/dates/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import { type ReviewSort, type ReviewTopic, reviewTopics } from '@golark/contract/stays/rules';
import type { ReviewBreakdown, ReviewPage } from '@golark/contract/stays/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { presentReview } from './present-review.ts';
import { publishedReviews } from './stay-reviews.ts';
import type { ReviewRow } from './store.ts';

const reviewsPerPage = 12;

interface ReviewQuery {
  id: string;
  pageNumber: number;
  sort: ReviewSort;
  q?: string | undefined;
  topic?: ReviewTopic | undefined;
}

interface FoundReviews {
  count: number;
  page: ReviewRow[] | null;
  stars: Record<string, number> | null;
  topics: ReviewBreakdown['topics'] | null;
}

// one review can have 20,000 characters; what exceeds a screen does not make it more relevant
const amountSaid = sql`least(length(body), 600) / 60 + 2 * cardinality(praised || criticized)`;

const orders = (locale: Locale, today: string): Record<ReviewSort, RawBuilder<unknown>> => ({
  relevant: sql`locale = ${locale} DESC, ${amountSaid} - (${today}::date - stayed_in) / 90 DESC, stayed_in DESC, id`,
  newest: sql`stayed_in DESC, id`,
  highest: sql`rating DESC, stayed_in DESC, id`,
  lowest: sql`rating, stayed_in DESC, id`,
});

const withoutAccents = (text: RawBuilder<unknown>) => sql`translate(lower(${text}), 'áéíóúüñ', 'aeiouun')`;

/** Each word occurs in the text. `strpos` has no patterns: a percent sign is a character like any other. */
const wordsOf = (q: string | undefined): RawBuilder<unknown>[] =>
  (q ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => sql`strpos(${withoutAccents(sql`body`)}, ${withoutAccents(sql`${word}::text`)}) > 0`);

const conditionOf = ({ q, topic }: ReviewQuery): RawBuilder<unknown> => {
  const topics = topic ? [sql`${topic} = ANY (praised || criticized)`] : [];
  return sql.join([sql`true`, ...wordsOf(q), ...topics], sql` AND `);
};

/** In one statement: a page of the reviews that match, how many match, and the breakdown of all; undefined without the stay. */
const findReviews = async (ctx: Context, locale: Locale, wanted: ReviewQuery) => {
  const order = orders(locale, dayInBooks(ctx.clock.now()))[wanted.sort];
  const offset = (wanted.pageNumber - 1) * reviewsPerPage;
  const { rows } = await sql<FoundReviews>`
    WITH of_stay AS (SELECT * FROM ${publishedReviews(ctx.clock.now())} p WHERE listing_id = ${wanted.id}),
      matching AS (SELECT * FROM of_stay WHERE ${conditionOf(wanted)})
    SELECT (SELECT count(*) FROM matching) AS count,
      (SELECT json_agg(r) FROM (
        SELECT author_name, author_place, stayed_in, rating, body, locale, reply_body FROM matching
        ORDER BY ${order} LIMIT ${reviewsPerPage} OFFSET ${offset}) r) AS page,
      (SELECT json_object_agg(s.rating, s.count) FROM (
        SELECT rating, count(*) AS count FROM of_stay GROUP BY rating) s) AS stars,
      (SELECT json_agg(m) FROM (
        SELECT topic, count(*) FILTER (WHERE topic = ANY (praised)) AS praised,
          count(*) FILTER (WHERE topic = ANY (criticized)) AS criticized
        FROM of_stay, unnest(praised || criticized) AS topic GROUP BY topic) m) AS topics
    FROM listings WHERE id = ${wanted.id} AND status = 'published'`.execute(ctx.db);
  return rows[0];
};

const breakdownOf = ({ stars, topics }: FoundReviews): ReviewBreakdown => ({
  stars: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: stars?.[rating] ?? 0 })),
  topics: reviewTopics.flatMap((topic) => topics?.find((found) => found.topic === topic) ?? []),
});

/** Twelve reviews of a stay. Throws NOT_FOUND. */
export const listReviews = async (ctx: Context, caller: Caller, wanted: ReviewQuery): Promise<ReviewPage> => {
  const found = await findReviews(ctx, caller.locale, wanted);
  if (!found) throw notFound('This stay');
  return {
    edges: (found.page ?? []).map((review) => ({ node: presentReview(review) })),
    pageInfo: pageInfoOf({
      pageNumber: wanted.pageNumber,
      pageSize: reviewsPerPage,
      totalCount: found.count,
    }),
    breakdown: breakdownOf(found),
  };
};
