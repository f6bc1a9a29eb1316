import { medianOf } from '#platform/median-of';
import { dampedRating, fewestSimilar, type Rated, rankOf, score } from './score-points.ts';
import { similarKeyOf, type usualAmounts } from './usual-amounts.ts';

/** The nights whose usual price is compared for the rank. */
const comparedNights = 3;
/** With fewer rated stays, the rating of a city is the usual one, and none is among its best. */
export const fewestRated = 20;
const bestShare = 0.1;

export interface StayToRank extends Rated {
  id: string;
  city_id: string;
  stay_type: string;
  bedrooms: number;
  rank: number;
  daysListed: number;
  amounts: ReturnType<typeof usualAmounts>;
}

export interface SimilarStays {
  city_id: string;
  stay_type: string;
  bedrooms: number;
  stay_count: number;
  usual_amounts: number[];
}

export interface CityRating {
  city_id: string;
  rated_count: number;
  usual_rating: number;
  best_rating: number;
}

const summarize = (stays: readonly StayToRank[]): SimilarStays | null => {
  const [first] = stays;
  // each has at least as many others as are needed
  if (!first || stays.length <= fewestSimilar) return null;
  return {
    ...similarKeyOf(first),
    stay_count: stays.length,
    usual_amounts: first.amounts.map((_, at) => medianOf(stays.map(({ amounts }) => amounts[at] ?? 0)) ?? 0),
  };
};

const usualRatingOf = (rated: readonly Rated[]): number => {
  if (rated.length < fewestRated) return score.usualRating;
  const reviews = rated.reduce((sum, { review_count }) => sum + review_count, 0);
  return rated.reduce((sum, { quality, review_count }) => sum + (quality ?? 0) * review_count, 0) / reviews;
};

/** A rating that at most a tenth of the ratings are above. */
const bestRatingOf = (ratings: readonly number[]): number => {
  const sorted = ratings.toSorted((one, other) => other - one);
  return sorted[Math.floor(sorted.length * bestShare)] ?? score.highestRating;
};

/** Ranks that changed by less are not worth another version of the listing. */
const leastChange = 3;

/** The published stays of a city: what is usual among them, and the stored part of the score where it is another one than before. */
export const rankCity = (cityId: string, stays: readonly StayToRank[]) => {
  const groups = Map.groupBy(stays, (stay) => JSON.stringify(similarKeyOf(stay)));
  const rated = stays.filter(({ quality, review_count }) => quality !== null && review_count > 0);
  const usualRating = usualRatingOf(rated);
  const ratings = rated.map((stay) => dampedRating(stay, usualRating));
  const similar: SimilarStays[] = [];
  const ranks: { id: string; rank: number }[] = [];
  for (const group of groups.values()) {
    const summary = summarize(group);
    if (summary) similar.push(summary);
    for (const stay of group) {
      const amount = stay.amounts[comparedNights - 1] ?? 0;
      const similarAmount = summary?.usual_amounts[comparedNights - 1] ?? null;
      const rank = rankOf({ ...stay, usualRating, amount, similarAmount });
      if (Math.abs(rank - stay.rank) >= leastChange) ranks.push({ id: stay.id, rank });
    }
  }
  const rating: CityRating | null =
    rated.length < fewestRated
      ? null
      : {
          city_id: cityId,
          rated_count: rated.length,
          usual_rating: usualRating,
          best_rating: bestRatingOf(ratings),
        };
  return { similar, rating, ranks };
};
