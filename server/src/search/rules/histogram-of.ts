import { maxPrice } from '@golark/contract/search/rules';
import type { TotalsHistogram } from '@golark/contract/search/schemas';

const mostSteps = 40;

/** Steps that people count in, in dollars. */
const roundSteps = [5, 10, 20, 25, 50, 100, 200, 250];

/** How many totals, in cents, are in each step of dollars; null without totals. */
export const histogramOf = (totals: readonly number[]): TotalsHistogram | null => {
  if (totals.length === 0) return null;
  const dollars = totals.map((total) => Math.min(maxPrice, total / 100));
  const lowest = dollars.reduce((one, other) => Math.min(one, other));
  const highest = dollars.reduce((one, other) => Math.max(one, other));
  const step =
    roundSteps.find((size) => Math.floor(highest / size) - Math.floor(lowest / size) < mostSteps) ?? 250;
  const first = Math.floor(lowest / step);
  const counts = Array.from({ length: Math.floor(highest / step) - first + 1 }, () => 0);
  for (const total of dollars) {
    const index = Math.floor(total / step) - first;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  return { from: first * step, step, counts };
};
