import type { PropertyHit } from '@golark/contract/search/schemas';

/** In cents. */
interface HitPrice {
  total: number;
  /** The total for members, if the visitor is no member and that is less. */
  memberTotal?: number;
  /** The total for others, if the visitor is a member and saves something. */
  usualTotal?: number;
}

/** The prices of a hit, or of two that share the dates, that its card and its pin show: visitors see what members pay, members what they save. */
export const priceOfHit = ({
  total,
  memberTotal,
  savings,
}: Pick<PropertyHit, 'total' | 'memberTotal' | 'savings'>): HitPrice | null => {
  if (!total) return null;
  const { amount } = total;
  if (!memberTotal || !savings?.amount) return { total: amount };
  return memberTotal.amount < amount
    ? { total: amount, memberTotal: memberTotal.amount }
    : { total: amount, usualTotal: amount + savings.amount };
};
