import { sumOf } from './split-refund.ts';

/**
 * The part of each amount that a payment of `part` cents covers, in proportion and never more than a cent away; the parts add up to it
 * exactly. 300 of 1000 and -200 cents: 375 and -75.
 */
export const splitAmounts = (amounts: readonly number[], part: number): number[] => {
  const total = BigInt(sumOf(amounts));
  let before = 0n;
  let covered = 0n;
  return amounts.map((amount) => {
    before += BigInt(amount);
    const until = (before * BigInt(part)) / total;
    const own = until - covered;
    covered = until;
    return Number(own);
  });
};

/**
 * What goes back of each amount if a policy refunds `refunds` of them, but `unpaid` cents were never paid: what was paid beyond what the
 * policy keeps, and nothing if it keeps more.
 */
export const refundOfPaid = (
  amounts: readonly number[],
  refunds: readonly number[],
  unpaid: number,
): number[] => {
  if (unpaid === 0) return [...refunds];
  if (sumOf(refunds) <= unpaid) return amounts.map(() => 0);
  const paid = splitAmounts(amounts, sumOf(amounts) - unpaid);
  return amounts.map((amount, i) => (paid[i] ?? 0) - (amount - (refunds[i] ?? 0)));
};

/** What is neither refunded nor unpaid of each line: what its buyer loses. */
export const lostLines = <Line extends { amount: number }>(
  lines: readonly Line[],
  refunds: readonly number[],
  unpaid: number,
): Line[] => {
  const amounts = lines.map(({ amount }) => amount);
  // after a change at a loss more may be unpaid than the lines that are left
  const paid = unpaid === 0 ? amounts : splitAmounts(amounts, Math.max(0, sumOf(amounts) - unpaid));
  const refunded = refundOfPaid(amounts, refunds, unpaid);
  return lines.map((line, i) => ({ ...line, amount: (paid[i] ?? 0) - (refunded[i] ?? 0) }));
};
