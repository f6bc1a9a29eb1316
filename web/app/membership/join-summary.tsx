import { ChargeLines } from '../payments/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { GoPlus } from '../ui/go-plus.tsx';
import type { Offer } from './load-purchase.ts';

/** What is bought, for how long and for how much. */
export const JoinSummary = ({ offer }: { offer: Offer }) => {
  const t = useTranslations('joinMembership.summary');
  const formatDay = useFormatFullDay();
  const { plan, code, terms } = offer;
  const lines = [{ label: t('price'), amount: plan.price.amount }];
  if (code?.status === 'APPLIED')
    lines.push({ label: t('code', { code: code.code }), amount: -code.discount.amount });
  return (
    <section className="panel grid gap-4" data-raised="" aria-label={t('label')}>
      <div>
        <p className="title-3">
          <GoPlus /> {t('plan', { months: plan.months })}
        </p>
        <p className="text-muted mt-1">{t('period', { day: formatDay(plan.endsOn) })}</p>
      </div>
      <ChargeLines lines={lines} total={{ label: t('total'), amount: plan.firstPrice.amount }} isGrand />
      <p className="small text-muted">{t('refund', { days: terms.refundDays })}</p>
    </section>
  );
};
