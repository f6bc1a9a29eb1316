/**
 * The points by which the sort `best` orders stays, the sum of five parts. Payments are not among them.
 *
 * - Rating, 0 to 800: the damped rating above three stars, 400 for each star.
 * - Value, -100 to 100: the usual price beside that of similar stays; 100 at half of it or less, 0 at the same, -100 at twice.
 * - Freshness, 0 to 30: a new listing, which has no reviews yet; 5 less with each of its first six weeks.
 * - Fit, 0 to 90: room for the party without being far too large (0 to 60), instant booking (20), and exactly the nights
 *   between two other stays (10). Without dates, the share of free nights in the next 60 days stands for the last (0 to 10).
 * - Distance, 0 and less: 50 times the natural logarithm of one and the kilometers from the point of the search; -35 at 1 km, -120 at 10 km.
 *
 * The first three do not depend on the search: `search_rank` stores their sum, and the job `stays.rank` renews it. The search adds the
 * others. `npm run bench -- relevance` says how good the order is.
 */
export const score = {
  pointsPerStar: 400,
  lowestRating: 3,
  highestRating: 5,
  /** The rating of a stay without reviews where the city has few. */
  usualRating: 4.5,
  /** As many reviews with the usual rating are added to those of a stay. */
  dampingReviews: 8,
  value: 100,
  fresh: 30,
  freshLostPerWeek: 5,
  room: 60,
  /** For each guest that a stay sleeps beyond the party and `freeSpare`. */
  lostPerSpareGuest: 15,
  freeSpare: 2,
  instant: 20,
  gap: 10,
  freeNights: 10,
  freeDays: 60,
  distance: 50,
} as const;

/** Without them, no stay is said to be cheaper than others. */
export const fewestSimilar = 5;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export interface Rated {
  quality: number | null;
  review_count: number;
}

/** The mean of the reviews and of eight more with the usual rating: 5.0 from one review says less than 4.9 from eighty. */
export const dampedRating = ({ quality, review_count }: Rated, usual: number): number => {
  const reviews = quality === null ? 0 : review_count;
  return ((quality ?? 0) * reviews + usual * score.dampingReviews) / (reviews + score.dampingReviews);
};

const ratingPoints = (rated: Rated, usual: number): number => {
  const rating = between(score.lowestRating, dampedRating(rated, usual), score.highestRating);
  return (rating - score.lowestRating) * score.pointsPerStar;
};

/** `similar` is null if there are too few similar stays. */
const valuePoints = (amount: number, similar: number | null): number =>
  similar === null || amount <= 0 ? 0 : between(-1, Math.log2(similar / amount), 1) * score.value;

const freshnessPoints = (daysListed: number): number =>
  Math.max(0, score.fresh - Math.floor(Math.max(0, daysListed) / 7) * score.freshLostPerWeek);

export interface RankedStay extends Rated {
  /** The usual price of some nights, and that of similar stays. */
  amount: number;
  similarAmount: number | null;
  usualRating: number;
  daysListed: number;
}

/** The stored part of the score. */
export const rankOf = (stay: RankedStay): number =>
  Math.round(
    ratingPoints(stay, stay.usualRating) +
      valuePoints(stay.amount, stay.similarAmount) +
      freshnessPoints(stay.daysListed),
  );

/** The stored part of a listing that was added now, until the job knows the similar ones. */
export const firstRankOf = (rated: Rated): number =>
  rankOf({ ...rated, usualRating: score.usualRating, amount: 0, similarAmount: null, daysListed: 0 });
