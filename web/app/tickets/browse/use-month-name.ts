import { dateFormatter } from '../../platform/formatters.ts';
import { useLocale } from '../../platform/translations.ts';

/** `2026-11` is `November 2026`. */
export const useMonthName = () => {
  const locale = useLocale();
  return (month: string): string => {
    const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    const name = dateFormatter(locale, options).format(new Date(`${month}-01T00:00:00Z`));
    return name.charAt(0).toUpperCase() + name.slice(1);
  };
};
