import type { PricedLine } from '#pricing';

export interface PricedPlan {
  /** Cents for a period. */
  priceAmount: number;
  months: number;
}

/** The price of one period, line by line; a code lowers the first one. */
export const priceMembership = (
  { priceAmount, months }: PricedPlan,
  code: { code: string; discountAmount: number } | null,
): { lines: PricedLine[]; total: number } => {
  const plan: PricedLine = { code: 'membership', params: { months }, quantity: 1, amount: priceAmount };
  if (!code) return { lines: [plan], total: priceAmount };
  const { code: name, discountAmount } = code;
  const discount: PricedLine = {
    code: 'membership_code',
    params: { code: name },
    quantity: 1,
    amount: -discountAmount,
  };
  return { lines: [plan, discount], total: priceAmount - discountAmount };
};
