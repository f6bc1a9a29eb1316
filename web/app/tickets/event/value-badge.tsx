import type { TicketListing } from '@golark/contract/tickets/listing-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useMoney, useNumber } from '../../ui/numbers.ts';
import { usePlaceName } from '../parts/use-place-text.ts';

type ValueScore = TicketListing['value'];

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/** `9.1 Great`. */
export const ValueBadge = ({ score }: { score: ValueScore }) => {
  const t = useTranslations('event.value');
  const number = useNumber();
  const value = number(score.value / 10, tenths);
  const level = t(`levels.${score.level}`);
  return (
    <span
      className="value-badge"
      data-level={score.level}
      role="img"
      aria-label={t('label', { value, level })}
    >
      <b>{value}</b>
      <small>{level}</small>
    </span>
  );
};

/** `$31 under similar seats in 106 to 109`. */
export const useValueReason = () => {
  const t = useTranslations('event.value');
  const money = useMoney();
  const placeName = usePlaceName();
  return ({ reason, difference, comparedSections }: ValueScore): string => {
    const [from, to] = comparedSections.map(placeName);
    const amount = money(difference.amount);
    if (reason === 'below-similar' || reason === 'above-similar') {
      if (from === undefined) return t(reason, { amount });
      return to === undefined
        ? t(`${reason}-in`, { amount, section: from })
        : t(`${reason}-between`, { amount, from, to });
    }
    return t(reason);
  };
};
