import { dateFormatter } from '../platform/formatters.ts';
import { useLocale } from '../platform/translations.ts';

/** `4 PM` and `4:30 PM`, with the same space before PM in every engine, at which no line ends. */
const withoutFullHour = (words: string): string =>
  words
    .replace(':00', '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replace(/(\d) ([ap]\.?m)/i, '$1\u00a0$2');

/** `Sat, Nov 8, 3 PM MST`: a deadline is an instant in the time zone of the stay. */
export const useFormatInstant = () => {
  const locale = useLocale();
  return (at: string, timeZone: string): string =>
    withoutFullHour(
      dateFormatter(locale, {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }).format(new Date(at)),
    );
};

/** Whether check-in has no closing time: a minute before midnight means none. */
export const isOpenEnd = (time: string): boolean => time >= '23:59';

/** `4:21 PM MST`, for what ends within the hour. */
export const useFormatZonedTime = () => {
  const locale = useLocale();
  return (at: string, timeZone: string): string =>
    withoutFullHour(
      dateFormatter(locale, {
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }).format(new Date(at)),
    );
};

/** `16:00` is `4 PM`. */
export const useFormatClockTime = () => {
  const locale = useLocale();
  return (time: string): string =>
    withoutFullHour(
      dateFormatter(locale, {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'UTC',
      }).format(new Date(`2000-01-01T${time}:00Z`)),
    );
};

/** `Thu, Nov 13`. */
export const useFormatDay = () => {
  const locale = useLocale();
  return (day: string): string =>
    dateFormatter(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`));
};

/** `Monday, November 10`, for the day it is. */
export const useFormatToday = () => {
  const locale = useLocale();
  return (day: string): string =>
    dateFormatter(locale, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`));
};
