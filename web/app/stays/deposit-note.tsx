import type { Rate } from '@golark/contract/pricing/schemas';
import { useTranslations } from '../platform/translations.ts';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useMoney } from '../ui/numbers.ts';

/** That a deposit is enough to book, with both amounts and the day; the choice is made in the checkout. */
export const DepositNote = ({ rate }: { rate: Rate }) => {
  const t = useTranslations('stays.quote');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const offer = rate.paymentPlans.find(({ paymentPlan }) => paymentPlan === 'deposit');
  const [now, later] = offer?.[rate.applies] ?? [];
  if (!now || !later?.dueOn) return null;
  const params = {
    now: money(now.amount.amount, 'cents'),
    later: money(later.amount.amount, 'cents'),
    day: formatDay(later.dueOn),
  };
  return <p className="small text-muted">{t('deposit', params)}</p>;
};
