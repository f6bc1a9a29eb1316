import type { Random } from './random.ts';

/** How many reviews a stay has: many have a few, some have none, the long-loved have most. */
export const drawReviewCount = (goodness: number, most: number, random: Random): number => {
  if (random.chance(0.06)) return 0;
  const share = random.next() ** 1.9 * (0.55 + 0.6 * goodness);
  return Math.min(most, Math.round(share * most));
};

const thresholds = (goodness: number): [number, number, number, number] => {
  // shares of 1, 2, 3 and 4 stars; the rest give 5
  const bad = (1 - goodness) ** 2;
  return [0.004 + bad * 0.06, 0.008 + bad * 0.1, 0.02 + bad * 0.28, 0.1 + (1 - goodness) * 0.34];
};

export const drawRating = (goodness: number, random: Random): number => {
  const roll = random.next();
  let sum = 0;
  const shares = thresholds(goodness);
  for (const [i, share] of shares.entries()) {
    sum += share;
    if (roll < sum) return i + 1;
  }
  return 5;
};

/** The mean of the ratings with two digits; nobody's opinion is null. */
export const qualityOf = (ratings: number[]): number | null =>
  ratings.length === 0
    ? null
    : Math.round((ratings.reduce((sum, rating) => sum + rating, 0) * 100) / ratings.length) / 100;

/** Rank of search: the mean pulled to 4.5 while reviews are few, their number, and a little seeded chance. */
export const searchRankOf = (ratings: number[], random: Random): number => {
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const settled = (sum + 4.5 * 6) / (ratings.length + 6);
  return Math.max(
    0,
    Math.round((settled - 3) * 4000 + Math.log1p(ratings.length) * 260 + random.next() * 900),
  );
};
