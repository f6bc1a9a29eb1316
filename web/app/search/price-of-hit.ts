import type { PropertyHit } from '@golark/contract/search/schemas';

/** In cents. */
interface HitPrice {
  total: number;
  /** What members pay, if the visitor is no member and that is less. */
  memberTotal?: number;
  /** What others pay, if the visitor is a member and saves something. */
  usualTotal?: number;
}

/** What a card and a pin show of the prices of a hit: visitors see what members pay, members what they save. */
export const priceOfHit = ({ total, memberTotal, savings }: PropertyHit): HitPrice | null => {
  if (!total) return null;
  const { amount } = total;
  if (!memberTotal || !savings?.amount) return { total: amount };
  return memberTotal.amount < amount
    ? { total: amount, memberTotal: memberTotal.amount }
    : { total: amount, usualTotal: amount + savings.amount };
};
