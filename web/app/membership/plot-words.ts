import type { MemberDiscounts } from '@golark/contract/membership/rules';
import { useTranslations } from '../platform/translations.ts';
import { useMoney } from '../ui/numbers.ts';
import { type GoPlusPrices, type Savings, savedOn, type Usage } from './savings.ts';

export type PlotProps = {
  usage: Usage;
  discounts: MemberDiscounts;
  prices: GoPlusPrices;
  savings: Savings;
};

/** The texts in the plot, and the same as its `alt`. */
export const usePlotWords = ({ usage, discounts, prices, savings }: PlotProps) => {
  const t = useTranslations('plan.calculator.plot');
  const money = useMoney();
  const { nights, rate } = usage;
  const { saved, breakEven } = savings;
  const reached = (key: 'first' | 'later' | 'year', price: number, needed: number | null): string =>
    needed === null
      ? t('alt.never', { price: money(price) })
      : t(`alt.${key}`, { price: money(price), needed });
  const hasCode = prices.first < prices.later;
  const perNight = savedOn({ nights: 1, rate }, discounts);
  return {
    alt: [
      t('alt.line', { rate: money(rate * 100), amount: money(perNight, 'cents') }),
      reached(hasCode ? 'first' : 'year', prices.first, breakEven.first),
      ...(hasCode ? [reached('later', prices.later, breakEven.later)] : []),
      t('alt.you', { nights, amount: money(saved) }),
    ].join(' '),
    you: t('you', { amount: money(saved) }),
    prices: hasCode
      ? t('prices', { first: money(prices.first), later: money(prices.later) })
      : t('onePrice', { price: money(prices.later) }),
    axis: t('axis'),
    amount: (amount: number) => money(amount),
  };
};

export type PlotWords = ReturnType<typeof usePlotWords>;
