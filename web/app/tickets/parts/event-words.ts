import { dayInZone } from '@golark/contract/dates/rules';
import type { EventCard } from '@golark/contract/events/schemas';
import { dateFormatter } from '../../platform/formatters.ts';
import { useToday } from '../../platform/root-data.ts';
import { useLocale, useTranslations } from '../../platform/translations.ts';

type Timed = Pick<EventCard, 'startsAt' | 'isTimeTbd'> & { venue: { timeZone: string } };

/** `7 PM`, with the same space in every engine. */
const withoutFullHour = (words: string): string =>
  words.replace(':00', '').replaceAll(/[\u00a0\u202f]/g, ' ');

/** The day of an event at its venue: `Fri, Nov 14`; with its year where it is not this one. */
export const useEventDay = () => {
  const locale = useLocale();
  const thisYear = useToday()?.slice(0, 4);
  return ({ startsAt, venue: { timeZone } }: Timed): string => {
    const at = new Date(startsAt);
    const isOtherYear = thisYear !== undefined && dayInZone(at, timeZone).slice(0, 4) !== thisYear;
    const year = isOtherYear ? { year: 'numeric' as const } : {};
    return dateFormatter(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      ...year,
      timeZone,
    }).format(at);
  };
};

/** The hour of an event with the zone of its venue: `8 PM PST`. */
export const useEventHour = () => {
  const t = useTranslations('eventCards');
  const locale = useLocale();
  return ({ startsAt, isTimeTbd, venue: { timeZone } }: Timed): string =>
    isTimeTbd
      ? t('timeTbd')
      : withoutFullHour(
          dateFormatter(locale, {
            hour: 'numeric',
            minute: '2-digit',
            timeZone,
            timeZoneName: 'short',
          }).format(new Date(startsAt)),
        );
};

/** `On sale Fri, Nov 14, 10 AM`. */
export const useOnSaleText = () => {
  const t = useTranslations('eventCards');
  const locale = useLocale();
  return (onSaleAt: string, timeZone: string): string => {
    const at = dateFormatter(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }).format(new Date(onSaleAt));
    return t('onSale', { at: withoutFullHour(at) });
  };
};

const metersPerMile = 1609.344;

/** `1.1` below ten miles and `23` above. */
export const milesOf = (meters: number): number => {
  const miles = meters / metersPerMile;
  return miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles);
};

export const metersOfMiles = (miles: number): number => Math.round(miles * metersPerMile);
