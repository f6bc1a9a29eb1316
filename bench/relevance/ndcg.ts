const first = 10;

const gainOf = (grade: number): number => 2 ** grade - 1;
const discountAt = (position: number): number => 1 / Math.log2(position + 2);

const dcg = (grades: readonly number[]): number =>
  grades.slice(0, first).reduce((sum, grade, position) => sum + gainOf(grade) * discountAt(position), 0);

const idealDcg = (grades: readonly number[]): number => dcg(grades.toSorted((one, other) => other - one));

/**
 * NDCG@10: 1 if the first ten are the ten best of all judged ones in the best order. `shown` has the grades in the order of the results,
 * `judged` those of all candidates.
 */
export const ndcg = (shown: readonly number[], judged: readonly number[]): number =>
  dcg(shown) / idealDcg(judged);

/** The mean of `ndcg` over all orders of as many candidates, of which `judged` have a grade. */
export const ndcgOfRandom = (judged: readonly number[], candidates: number): number => {
  const mean = judged.reduce((sum, grade) => sum + gainOf(grade), 0) / candidates;
  const positions = Array.from({ length: Math.min(first, candidates) }, (_, position) =>
    discountAt(position),
  );
  return (mean * positions.reduce((sum, discount) => sum + discount, 0)) / idealDcg(judged);
};
