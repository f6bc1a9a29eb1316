import type { PriceRules } from '@golark/contract/pricing/price-rules-schemas';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { StayRow } from '#stays';
import { ruleValuesOf } from '#stays/own';
import { overwriteSections } from './overwrite-sections.ts';

export const presentPriceRules = (stay: StayRow): PriceRules => {
  const { discounts, fees, deposit } = ruleValuesOf(stay);
  return { discounts, fees, ...deposit };
};

/** Replaces the discounts, fees and deposit of a listing; its bookings and quotes keep theirs. */
export const replacePriceRules = async (
  ctx: Context,
  caller: PartnerCaller,
  { listingId, rules }: { listingId: string; rules: PriceRules },
): Promise<PriceRules> => {
  const { discounts, fees, deposit } = rules;
  await overwriteSections(ctx, caller, {
    listingId,
    changes: [
      { section: 'discounts', values: discounts },
      { section: 'fees', values: fees },
      { section: 'deposit', values: { deposit } },
    ],
  });
  return rules;
};
