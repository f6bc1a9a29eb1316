import { useTranslations } from '../platform/translations.ts';
import { useNumber } from '../ui/numbers.ts';
import type { PlanPage } from './load-plan.ts';
import { fractionNear } from './savings.ts';

type Discounts = PlanPage['discounts'];

/** `9.6%`, `10%` and `4 in 5 stays`, as the listings on sale have it. */
export const useDiscountWords = ({ percent, share }: Discounts) => {
  const t = useTranslations('plan');
  const number = useNumber();
  return {
    percent: number(percent / 100, { style: 'percent', maximumFractionDigits: 1 }),
    /** For sentences; less than a percent is not rounded to none. */
    rounded: number(percent / 100, { style: 'percent', maximumFractionDigits: percent < 1 ? 1 : 0 }),
    share: t('share', fractionNear(share)),
    without: number(1 - share, { style: 'percent', maximumFractionDigits: 0 }),
  };
};

export const isUseful = ({ percent, share }: Discounts): boolean => percent > 0 && share > 0;
