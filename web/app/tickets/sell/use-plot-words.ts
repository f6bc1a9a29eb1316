import type { PriceAdvice } from '@golark/contract/selling/advice-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useMoney } from '../../ui/numbers.ts';
import type { Advice } from './find-advice.ts';

type Comparables = PriceAdvice['comparables'];

const amountsOf = (comparables: Comparables, kind: Comparables[number]['kind']): number[] =>
  comparables
    .filter((one) => one.kind === kind)
    .map(({ price }) => price.amount)
    .sort((a, b) => a - b);

/** The amount that occurs most; of several, the lowest. */
const mostCommon = (amounts: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const amount of amounts) counts.set(amount, (counts.get(amount) ?? 0) + 1);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 0;
};

/** `sections 107 to 109`. */
export const useComparedSections = () => {
  const t = useTranslations('sell.plot');
  return (sections: readonly string[]): string => {
    const [first = '', last = ''] = [sections[0], sections.at(-1)];
    return first === last ? t('sectionsOne', { label: first }) : t('sectionsMore', { first, last });
  };
};

/** `$72 to $82`, or `$72` alone. */
export const useMoneyRange = () => {
  const t = useTranslations('sell.plot');
  const money = useMoney();
  return (from: number, to: number): string => {
    const words = { from: money(from), to: money(to) };
    return words.from === words.to ? words.from : t('range', words);
  };
};

/** The plot in words, with its figures. */
export const usePlotLabel = () => {
  const t = useTranslations('sell.plot');
  const money = useMoney();
  const comparedSections = useComparedSections();
  const moneyRange = useMoneyRange();
  const yourPrice = ({ price, advice: { advised, level } }: Advice): string => {
    const amount = money(price.amount);
    if (!advised || level === 'unknown') return t('plain', { price: amount });
    const words = { price: amount, range: moneyRange(advised.from.amount, advised.to.amount) };
    return t(({ low: 'below', advised: 'inside', high: 'above' } as const)[level], words);
  };
  return (of: Advice): string => {
    const { comparables, sections } = of.advice;
    const sold = amountsOf(comparables, 'sold');
    const listed = amountsOf(comparables, 'listed');
    const ends = (amounts: readonly number[]) => ({
      count: amounts.length,
      range: moneyRange(amounts[0] ?? 0, amounts.at(-1) ?? 0),
    });
    return t('label', {
      count: comparables.length,
      sections: comparedSections(sections),
      sold: t('soldWords', { ...ends(sold), most: money(mostCommon(sold)) }),
      listed: t('listedWords', ends(listed)),
      you: yourPrice(of),
    });
  };
};
