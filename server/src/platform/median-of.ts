/** The middle of the amounts in order, of two the lower one; null without any. */
export const medianOf = (amounts: readonly number[]): number | null =>
  amounts.toSorted((one, other) => one - other)[Math.ceil(amounts.length / 2) - 1] ?? null;
