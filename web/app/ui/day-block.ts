import { dateFormatter } from '../platform/formatters.ts';
import { useLocale } from '../platform/translations.ts';

/** A day as a block shows it: `Fri, Nov` above `14`, or `vie` above `14` and `nov` below. */
export type DayBlock = { above: string; day: string; below: string };

export const useDayBlock = () => {
  const locale = useLocale();
  return (at: Date, timeZone = 'UTC'): DayBlock => {
    const part = (options: Intl.DateTimeFormatOptions) =>
      dateFormatter(locale, { ...options, timeZone }).format(at);
    const [weekday, month] = [part({ weekday: 'short' }), part({ month: 'short' })];
    const day = part({ day: 'numeric' });
    return locale === 'es'
      ? { above: weekday, day, below: month }
      : { above: `${weekday}, ${month}`, day, below: '' };
  };
};
