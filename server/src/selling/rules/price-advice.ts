import { leastComparable, type PriceLevel } from '@golark/contract/selling/rules';

/** A similar ticket, for sale or sold lately. */
export interface ComparedPrice {
  /** Cents per ticket, all in. */
  priceAmount: number;
  /** How long it took to sell, in days; null while it is for sale. */
  daysToSell: number | null;
}

export interface Advice {
  advised: { from: number; to: number } | null;
  level: PriceLevel;
  cheaperThan: number;
  daysToSell: { from: number; to: number } | null;
}

/** The value that a part of the others are below: `quantile(sorted, 0.25)`. */
const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.round((sorted.length - 1) * part)] ?? 0;

const ascending = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** The middle half of what similar tickets cost; null for too few. */
export const advisedRange = (prices: readonly number[]): Advice['advised'] => {
  if (prices.length < leastComparable) return null;
  const sorted = ascending(prices);
  return { from: quantile(sorted, 0.25), to: quantile(sorted, 0.75) };
};

const levelOf = (price: number, advised: Advice['advised']): PriceLevel => {
  if (!advised) return 'unknown';
  if (price < advised.from) return 'low';
  return price > advised.to ? 'high' : 'advised';
};

/** Prices that differ by at most this much say how long a price takes to sell. */
const nearPercent = 15;
const leastSales = 4;

const daysOf = (price: number, tickets: readonly ComparedPrice[]): Advice['daysToSell'] => {
  const days = tickets.flatMap(({ priceAmount, daysToSell }) =>
    daysToSell !== null && Math.abs(priceAmount - price) * 100 <= price * nearPercent ? [daysToSell] : [],
  );
  if (days.length < leastSales) return null;
  const sorted = ascending(days);
  const from = Math.max(1, Math.floor(quantile(sorted, 0.25)));
  return { from, to: Math.max(from, Math.ceil(quantile(sorted, 0.75))) };
};

/** How a price compares with similar tickets, and how soon such tickets were sold. */
export const adviseOn = (price: number, tickets: readonly ComparedPrice[]): Advice => {
  const advised = advisedRange(tickets.map(({ priceAmount }) => priceAmount));
  return {
    advised,
    level: levelOf(price, advised),
    cheaperThan: tickets.filter(({ priceAmount, daysToSell }) => daysToSell === null && priceAmount > price)
      .length,
    daysToSell: daysOf(price, tickets),
  };
};
