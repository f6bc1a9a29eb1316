export const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** The first `limit` cents of the amounts: what is taken back of others comes first, so that no part goes beyond it. */
const takeUpTo = (amounts: readonly number[], limit: number): number[] => {
  let left = limit - sumOf(amounts.filter((amount) => amount < 0));
  return amounts.map((amount) => {
    if (amount < 0) return amount;
    const taken = Math.min(amount, left);
    left -= taken;
    return taken;
  });
};

/**
 * Splits what is refunded of each line over payments that can give back so much each, in their order; the last one takes what is left.
 * 80 and 40 cents over payments of 50 and 100 cents: 50 and 0, then 30 and 40.
 */
export const splitRefund = (amounts: readonly number[], remaining: readonly number[]): number[][] => {
  let left = [...amounts];
  return remaining.map((limit, i) => {
    const isLast = i === remaining.length - 1;
    const part =
      isLast || sumOf(left) <= limit ? left : limit > 0 ? takeUpTo(left, limit) : left.map(() => 0);
    left = left.map((amount, line) => amount - (part[line] ?? 0));
    return part;
  });
};
