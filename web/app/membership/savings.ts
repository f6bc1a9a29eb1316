import { estimateSavings, type MemberDiscounts, nightsToBreakEven } from '@golark/contract/membership/rules';

/** How someone travels in a year; `rate` is what a night usually costs, in dollars. */
export type Usage = { nights: number; rate: number };

type Limits = { minimum: number; maximum: number; step: number };

export const usageLimits: Readonly<Record<keyof Usage, Limits>> = {
  nights: { minimum: 0, maximum: 30, step: 1 },
  rate: { minimum: 60, maximum: 600, step: 10 },
};

const usual: Usage = { nights: 8, rate: 210 };

const within = (text: string | null, key: keyof Usage): number => {
  const { minimum, maximum, step } = usageLimits[key];
  const given = Number(text);
  if (!text?.trim() || !Number.isFinite(given)) return usual[key];
  return Math.min(maximum, Math.max(minimum, Math.round(given / step) * step));
};

/** The usage in an address, `?nights=8&rate=210`; values that the handles don't have are moved to the nearest one. */
export const readUsage = (query: URLSearchParams): Usage => ({
  nights: within(query.get('nights'), 'nights'),
  rate: within(query.get('rate'), 'rate'),
});

/** What Go+ costs in cents: the first year, with a code if one applies, and each later one. */
export type GoPlusPrices = { first: number; later: number };

export type Savings = {
  /** In a year, in cents. */
  saved: number;
  /** What is left of it after the price of Go+; negative for a loss. */
  ahead: GoPlusPrices;
  /** Nights away after which the price is saved; null if it never is. */
  breakEven: { first: number | null; later: number | null };
};

/** What members save on stays in a year, in cents. */
export const savedOn = ({ nights, rate }: Usage, discounts: MemberDiscounts): number =>
  estimateSavings({ nights, nightlyAmount: rate * 100 }, discounts);

export const savingsOf = (usage: Usage, discounts: MemberDiscounts, prices: GoPlusPrices): Savings => {
  const saved = savedOn(usage, discounts);
  const breakEvenOf = (price: number) => nightsToBreakEven(price, usage.rate * 100, discounts);
  return {
    saved,
    ahead: { first: saved - prices.first, later: saved - prices.later },
    breakEven: { first: breakEvenOf(prices.first), later: breakEvenOf(prices.later) },
  };
};

const denominators = [2, 3, 4, 5, 6, 8];
const farthest = 0.025;

/** The simplest fraction near a share, as people say it: 0.79 is 4 in 5. Only none and all are 0 and 1. */
export const fractionNear = (share: number): { part: number; whole: number } => {
  if (share <= 0 || share >= 1) return { part: Math.round(share), whole: 1 };
  const partOf = (whole: number) => Math.min(whole - 1, Math.max(1, Math.round(share * whole)));
  const isNear = (whole: number) => Math.abs(partOf(whole) / whole - share) <= farthest;
  const whole = denominators.find(isNear) ?? 10;
  return { part: partOf(whole), whole };
};
