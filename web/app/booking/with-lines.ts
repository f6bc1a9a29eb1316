import type { Price, PriceLine } from '@golark/contract/pricing/schemas';

/** The price of the stay with the lines of what is bought with it, and one total. */
export const withLines = (price: Price, lines: readonly PriceLine[]): Price => ({
  ...price,
  lines: [...price.lines, ...lines],
  total: {
    ...price.total,
    amount: lines.reduce((sum, { amount }) => sum + amount.amount, price.total.amount),
  },
});
