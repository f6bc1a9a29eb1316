import { languageTag } from '../platform/locale.ts';
import { useLocale } from '../platform/translations.ts';

/** People say 4 PM and 4:30 PM; and engines put different spaces before PM, so one for all of them. */
const withoutFullHour = (words: string): string =>
  words.replace(':00', '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** `Sat, Nov 8, 3 PM MST`: a deadline is an instant with the zone of the house. */
export const useInstantWords = () => {
  const locale = useLocale();
  return (at: string, timeZone: string): string =>
    withoutFullHour(
      new Intl.DateTimeFormat(languageTag(locale), {
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

/** Check-in until a minute before midnight has no end that anybody would say. */
export const isOpenEnd = (time: string): boolean => time >= '23:59';

/** `4:21 PM MST`, for what ends within the hour. */
export const useMomentWords = () => {
  const locale = useLocale();
  return (at: string, timeZone: string): string =>
    withoutFullHour(
      new Intl.DateTimeFormat(languageTag(locale), {
        hour: 'numeric',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }).format(new Date(at)),
    );
};

/** `16:00` as people say it: `4 PM`. */
export const useClockWords = () => {
  const locale = useLocale();
  return (time: string): string =>
    withoutFullHour(
      new Intl.DateTimeFormat(languageTag(locale), {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'UTC',
      }).format(new Date(`2000-01-01T${time}:00Z`)),
    );
};

/** `Thu, Nov 13`; the weekday because somebody must be somewhere. */
export const useDayWords = () => {
  const locale = useLocale();
  return (day: string): string =>
    new Intl.DateTimeFormat(languageTag(locale), {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`));
};
