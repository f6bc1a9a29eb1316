import { readFlexible } from '@golark/contract/search/flexible-dates';
import { dateFormatter } from '../../platform/formatters.ts';
import { useLocale, useTranslations } from '../../platform/translations.ts';
import { useFormatRange } from '../../ui/format-range.ts';
import type { When } from './when.ts';

/** `2027-03` is `March 2027`. */
export const useFormatMonth = () => {
  const locale = useLocale();
  return (month: string, options: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' }): string =>
    dateFormatter(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
};

/** `Nov 13 – 17`, `Nov 13 – 17 ± 3 days`, `A weekend in March 2027`; null for any dates. */
export const useWhenWords = () => {
  const t = useTranslations('search.when');
  const formatRange = useFormatRange();
  const formatMonth = useFormatMonth();
  return ({ range, flexible }: When): string | null => {
    const read = flexible ? readFlexible(flexible) : null;
    if (read?.kind === 'length') {
      const { length, month } = read;
      return month ? t(`within.${length}`, { month: formatMonth(month) }) : t(`any.${length}`);
    }
    if (!range) return null;
    return read ? t('moved', { dates: formatRange(range), days: read.days }) : formatRange(range);
  };
};
