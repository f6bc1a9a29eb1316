import type { Guard } from './guard.ts';

const rules = 'server/src/reviews/review-booking.ts';
const store = 'server/src/stays/stay-reviews.ts';
const tests = ['reviews/reviews.test'];

export const reviewGuards: readonly Guard[] = [
  {
    name: 'one review per booking',
    guarantee: 'A guest who sends a review several times writes one.',
    break: { sql: 'ALTER TABLE stay_reviews DROP CONSTRAINT stay_reviews_pkey' },
    tests,
  },
  {
    name: 'reviews within 14 days of check-out',
    guarantee: 'Nobody reviews a stay before its end or long after it, or one that did not take place.',
    break: { file: rules, from: 'if (isOpenFor(ctx, view)) return;', to: 'if (view) return;' },
    tests,
  },
  {
    name: 'reviews hidden until both are written',
    guarantee: 'Neither side knows what the other wrote while it can still write.',
    break: { file: store, from: 's.published_from <= ${now} OR EXISTS', to: 'true OR EXISTS' },
    tests,
  },
  {
    name: 'review counted once',
    guarantee: 'A review is added to the rating of its listing once.',
    break: { file: store, from: 'WHERE s.counted_at IS NULL AND (', to: 'WHERE (' },
    tests,
  },
  {
    name: 'review counted again after an import',
    guarantee: 'An import that sets the rating of a listing loses no review that was written here.',
    break: {
      file: 'server/src/stays/save-listing.ts',
      from: "if (!leave.includes('review_count'))",
      to: "if (leave.includes('none'))",
    },
    tests,
  },
];
