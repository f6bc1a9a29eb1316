import { dateFormatter } from '../platform/formatters.ts';
import { useLocale } from '../platform/translations.ts';

const options: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
};

/** `Nov 10, 2026`, for days that may be a year away. */
export const useFormatFullDay = () => {
  const locale = useLocale();
  return (day: string): string => dateFormatter(locale, options).format(new Date(`${day}T00:00:00Z`));
};
