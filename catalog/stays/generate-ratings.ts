import type { Random } from './random.ts';

/** The number of reviews: 6 % of stays have none, most have few, appealing ones have more. */
export const generateReviewCount = (appeal: number, maxReviews: number, random: Random): number => {
  if (random.chance(0.06)) return 0;
  const share = random.next() ** 1.9 * (0.55 + 0.6 * appeal);
  return Math.min(maxReviews, Math.round(share * maxReviews));
};

const ratingShares = (appeal: number): [number, number, number, number] => {
  // shares of 1, 2, 3 and 4 stars; all others are 5
  const lowAppeal = (1 - appeal) ** 2;
  return [
    0.004 + lowAppeal * 0.06,
    0.008 + lowAppeal * 0.1,
    0.02 + lowAppeal * 0.28,
    0.1 + (1 - appeal) * 0.34,
  ];
};

export const generateRating = (appeal: number, random: Random): number => {
  const roll = random.next();
  let sum = 0;
  const shares = ratingShares(appeal);
  for (const [i, share] of shares.entries()) {
    sum += share;
    if (roll < sum) return i + 1;
  }
  return 5;
};

/** The mean of the ratings with two decimals; null without ratings. */
export const averageRating = (ratings: number[]): number | null =>
  ratings.length === 0
    ? null
    : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) * 100) / ratings.length) / 100;
