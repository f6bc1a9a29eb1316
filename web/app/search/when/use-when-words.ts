import type { Locale } from '@golark/contract/locale/rules';
import { readFlexible } from '@golark/contract/search/flexible-dates';
import { dateFormatter } from '../../platform/formatters.ts';
import { translatorOf, useLocale } from '../../platform/translations.ts';
import { formatRange } from '../../ui/format-range.ts';
import type { When } from './when.ts';

const monthInYear: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' };

/** `2027-03` is `March 2027`. */
export const formatMonth = (month: string, locale: Locale, options = monthInYear): string =>
  dateFormatter(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));

/** `Nov 13 – 17`, `Nov 13 – 17 ± 3 days`, `A weekend in March 2027`; null for any dates. */
export const whenWords = ({ range, flexible }: When, locale: Locale): string | null => {
  const t = translatorOf(locale, 'search');
  const read = flexible ? readFlexible(flexible) : null;
  if (read?.kind === 'length') {
    const { length, month } = read;
    return month
      ? t(`when.within.${length}`, { month: formatMonth(month, locale) })
      : t(`when.any.${length}`);
  }
  if (!range) return null;
  const dates = formatRange(range, locale);
  return read ? t('when.moved', { dates, days: read.days }) : dates;
};

export const useWhenWords = () => {
  const locale = useLocale();
  return (when: When) => whenWords(when, locale);
};
