import { leastComparable, type PriceLevel } from '@golark/contract/selling/rules';
import { useTranslations } from '../../platform/translations.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { Advice } from './find-advice.ts';
import { useMoneyRange } from './use-plot-words.ts';

const tones: Record<Exclude<PriceLevel, 'unknown'>, BadgeTone> = {
  low: 'info',
  advised: 'success',
  high: 'warning',
};

/** How the price compares, and how soon tickets of this price were sold. */
export const AdviceWords = ({ advice }: Advice) => {
  const t = useTranslations('sell.price');
  const moneyRange = useMoneyRange();
  const { advised, level, cheaperThan, listedCount, soldCount: sold, comparables } = advice;
  if (!advised || level === 'unknown')
    return (
      <>
        <p className="font-semibold">{t('few')}</p>
        <p className="small text-muted">
          {t('fewText', { count: Math.min(comparables.length, leastComparable) })}
        </p>
      </>
    );
  const range = moneyRange(advised.from.amount, advised.to.amount);
  return (
    <>
      <p className="sell-level">
        <Badge tone={tones[level]}>{t(`level.${level}`)}</Badge> <DaysToSell advice={advice} />
      </p>
      <p className="small text-muted">
        {listedCount > 0 && `${t('cheaper', { count: cheaperThan, total: listedCount })} `}
        {level === 'low' && t('lowText', { range, sold })}
        {level === 'high' && t('highText', { range, sold })}
      </p>
    </>
  );
};

const DaysToSell = ({ advice: { daysToSell } }: Pick<Advice, 'advice'>) => {
  const t = useTranslations('sell.price');
  if (!daysToSell) return null;
  const { from, to } = daysToSell;
  const words = () => {
    if (to === 0) return t('today');
    if (from === 0) return t('within', { count: to });
    return from === to ? t('daysSame', { count: to }) : t('range', { from, to });
  };
  return <b>{words()}</b>;
};
