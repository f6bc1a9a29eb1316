import { useTranslations } from '../platform/translations.ts';
import { useMoney } from '../ui/numbers.ts';

/** "42 stays from $214"; without a total only the number. */
export const usePlaceNote = () => {
  const t = useTranslations('destinations');
  const money = useMoney();
  return (count: number, lowestTotal: number | undefined): string =>
    lowestTotal === undefined ? t('stays', { count }) : t('staysFrom', { count, amount: money(lowestTotal) });
};
