import { useCallback } from 'react';
import { dateFormatter } from '../../platform/formatters.ts';
import { useLocale } from '../../platform/translations.ts';

const asUtc = (month: string): Date => new Date(`${month}-01T00:00:00Z`);

/** `November 2026`, begun with a capital as a heading. */
export const useFormatMonth = () => {
  const locale = useLocale();
  return useCallback(
    (month: string): string => {
      const text = dateFormatter(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        asUtc(month),
      );
      return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    },
    [locale],
  );
};

/** `Nov`, for days of another month in a cell. */
export const useFormatShortMonth = () => {
  const locale = useLocale();
  return (day: string): string =>
    dateFormatter(locale, { month: 'short', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
};

const sunday = Date.UTC(2026, 10, 1);

/** The names of weekdays from Sunday, short or long. */
export const useWeekdayNames = () => {
  const locale = useLocale();
  return (weekday: 'short' | 'long' | 'narrow'): string[] =>
    Array.from({ length: 7 }, (_, i) =>
      dateFormatter(locale, { weekday, timeZone: 'UTC' }).format(new Date(sunday + i * 86_400_000)),
    );
};
