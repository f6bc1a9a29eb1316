import { useLocale, useTranslations } from '../platform/translations.ts';
import { useNumber } from '../ui/numbers.ts';
import type { PlanPage } from './load-plan.ts';
import { withoutIn } from './plan-questions.ts';
import { fractionNear } from './savings.ts';

type Discounts = PlanPage['discounts'];

/** `9.6%`, `10%` and `4 in 5 stays`, as the listings on sale have it. */
export const useDiscountWords = ({ percent, share }: Discounts) => {
  const t = useTranslations('plan');
  const number = useNumber();
  const locale = useLocale();
  return {
    percent: number(percent / 100, { style: 'percent', maximumFractionDigits: 1 }),
    /** For sentences; less than a percent is not rounded to none. */
    rounded: number(percent / 100, { style: 'percent', maximumFractionDigits: percent < 1 ? 1 : 0 }),
    share: t('share', fractionNear(share)),
    without: withoutIn(locale, share),
  };
};
