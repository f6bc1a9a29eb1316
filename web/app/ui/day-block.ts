import { dateFormatter } from '../platform/formatters.ts';
import { useToday } from '../platform/root-data.ts';
import { useLocale } from '../platform/translations.ts';

/** A day as a block shows it: `Fri, Nov` above `14`, or `vie` above `14` and `nov` below; a year that is not this one is below. */
export type DayBlock = { above: string; day: string; below: string };

export const useDayBlock = () => {
  const locale = useLocale();
  const thisYear = useToday()?.slice(0, 4);
  return (at: Date, timeZone = 'UTC'): DayBlock => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      dateFormatter(locale, { ...options, timeZone }).format(at);
    const [weekday, month] = [part({ weekday: 'short' }), part({ month: 'short' })];
    const [day, yearOfDay] = [part({ day: 'numeric' }), part({ year: 'numeric' })];
    const year = thisYear === undefined || yearOfDay === thisYear ? '' : yearOfDay;
    return locale === 'es'
      ? { above: weekday, day, below: year ? `${month} ${year}` : month }
      : { above: `${weekday}, ${month}`, day, below: year };
  };
};
