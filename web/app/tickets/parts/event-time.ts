import { dateFormatter } from '../../platform/formatters.ts';
import { useLocale } from '../../platform/translations.ts';

export type EventTime = { startsAt: string; isTimeTbd: boolean; venue: { timeZone: string } };

const day: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' };

/** `7 PM`, with the same space in every engine. */
const withoutFullHour = (words: string): string =>
  words.replace(':00', '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** `Sat, Nov 15, 2025, 7 PM PST`; only the day while the hour is not known. */
export const useFormatEventTime = () => {
  const locale = useLocale();
  return ({ startsAt, isTimeTbd, venue }: EventTime): string => {
    const hour: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' };
    const options = { ...day, ...(isTimeTbd ? {} : hour), timeZone: venue.timeZone };
    return withoutFullHour(dateFormatter(locale, options).format(new Date(startsAt)));
  };
};
