import { quantitiesOf, type SplitRule, sizesOf, splitRules } from '@golark/contract/tickets/rules';

export type SplitChoice = {
  rule: SplitRule;
  /** How many tickets the first buyer can take. */
  quantities: number[];
  /** After how many tickets that buyer can stop: where the drawing has a line. */
  cuts: number[];
};

type Offered = {
  quantity: number;
  /** In a bay, where a wheelchair space is sold with its companion seats only. */
  companions: number | null;
  /** Tickets per buyer. */
  limit: number;
};

/** Whether buyers who keep to the rule can buy everything: with `pairs`, the third of three could never be sold. */
const canSellOut = (rule: SplitRule, { quantity, companions, limit }: Offered): boolean => {
  if (rule === 'all') return quantity <= limit;
  if (rule === 'pairs') return (companions ?? 1) === 1 && quantity % 2 === 0 && limit >= 2;
  return companions === null && (rule === 'any' || quantity === 1 || limit >= 2);
};

/** How tickets side by side may be divided; rules under which some could never be sold are left out. */
export const splitChoices = (offered: Offered): SplitChoice[] => {
  const { quantity, companions, limit } = offered;
  return splitRules
    .filter((rule) => canSellOut(rule, offered))
    .map((rule) => {
      const free = [{ from: 0, to: quantity }];
      const sizes = quantitiesOf(sizesOf({ seats: free, free, rule, companions }));
      const quantities = sizes.filter((size) => size <= limit);
      return { rule, quantities, cuts: quantities.filter((size) => size < quantity) };
    });
};

/** The rule that suits most sellers: no ticket is left over alone. */
export const usualSplit = (offered: Offered): SplitRule => {
  const { companions, quantity, limit } = offered;
  if (companions !== null) return companions === 1 && quantity % 2 === 0 ? 'pairs' : 'all';
  return quantity > 1 && limit >= 2 ? 'no-single' : 'any';
};
