import type { RatePlan } from '@golark/contract/pricing/cancellation';
import type { Offer } from './price-offer.ts';
import type { QuoteTerms } from './quote-terms.ts';
import { priceVariants } from './rules/price-stay.ts';

/** The rate plans of a quote, the host's first. */
export const plansOf = ({ inputs }: Pick<Offer, 'inputs'>): RatePlan[] =>
  inputs.nonRefundableDiscountPercent > 0 ? ['standard', 'non-refundable'] : ['standard'];

/** The terms of a quote as if another of its rate plans had been chosen, from its stored inputs alone. */
export const withRatePlan = (terms: QuoteTerms, ratePlan: RatePlan): QuoteTerms => {
  if (terms.offer.inputs.ratePlan === ratePlan) return terms;
  const inputs = { ...terms.offer.inputs, ratePlan };
  return {
    ...terms,
    stay: { ...terms.stay, ratePlan },
    offer: { ...terms.offer, inputs, ...priceVariants(inputs) },
  };
};
