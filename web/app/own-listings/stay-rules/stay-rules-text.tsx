import { maxBookableDays, weekdays } from '@golark/contract/calendars/rules';
import { addDays } from '@golark/contract/dates/rules';
import type { ListingStayRules } from '@golark/contract/stay-rules/schemas';
import { dateFormatter } from '../../platform/formatters.ts';
import { useLocale, useTranslations } from '../../platform/translations.ts';
import { useFormatRange } from '../../ui/format-range.ts';
import { type DayRule, splitRules, type Weekday } from './split-rules.ts';

/** `6 PM`; 24 is midnight. */
export const useFormatHour = () => {
  const t = useTranslations('listingRules');
  const locale = useLocale();
  return (hour: number): string =>
    hour === 24
      ? t('midnight')
      : dateFormatter(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
          .format(new Date(Date.UTC(2026, 0, 1, hour)))
          .replaceAll(/[\u00a0\u202f]/g, ' ');
};

const useListDays = () => {
  const t = useTranslations('listingRules.plural');
  const locale = useLocale();
  return (days: readonly Weekday[]): string =>
    new Intl.ListFormat(locale, { type: 'conjunction' }).format(days.map((day) => t(day)));
};

/** Few days are named by what they are, many by their exceptions. */
const mostExceptions = 2;

/** `Guests can arrive on Fridays and Saturdays`. */
const useDaysText = () => {
  const t = useTranslations('listingRules.says');
  const list = useListDays();
  return (kind: 'arrive' | 'depart', closed: readonly Weekday[]): string => {
    if (closed.length === 0) return t(`${kind}Any`);
    if (closed.length === weekdays.length) return t(`${kind}Never`);
    if (closed.length <= mostExceptions) return t(`${kind}Except`, { days: list(closed) });
    return t(`${kind}On`, { days: list(weekdays.filter((day) => !closed.includes(day))) });
  };
};

/** The days of a rule: `Jun 1 – Aug 31, Saturdays`. */
export const useRuleDaysText = () => {
  const t = useTranslations('listingRules.says');
  const list = useListDays();
  const formatRange = useFormatRange();
  return ({ from, until, weekdays: names }: Pick<DayRule, 'from' | 'until' | 'weekdays'>): string => {
    const dates = from && until ? formatRange({ start: from, end: addDays(until, -1) }, 0) : null;
    const days = names ? list(names) : null;
    if (dates && days) return t('daysInDates', { dates, days });
    const text = dates ?? days ?? '';
    return text.charAt(0).toLocaleUpperCase() + text.slice(1);
  };
};

const useEffectsText = () => {
  const t = useTranslations('listingRules.says');
  return (rule: DayRule): string => {
    const { minStayArrival, minStayThrough, maxStay, closedToArrival, closedToDeparture } = rule;
    return [
      minStayArrival !== null && t('minStayArrival', { count: minStayArrival }),
      minStayThrough !== null && t('minStayThrough', { count: minStayThrough }),
      maxStay !== null && t('maxStay', { count: maxStay }),
      closedToArrival !== null && t(closedToArrival ? 'noArrival' : 'arrival'),
      closedToDeparture !== null && t(closedToDeparture ? 'noDeparture' : 'departure'),
    ]
      .filter((part) => part !== false)
      .join('; ');
  };
};

/** The two most important sentences: `2 to 14 nights. Guests can arrive on Fridays and Saturdays`. */
export const useStayRulesHint = () => {
  const t = useTranslations('listingRules.says');
  const daysText = useDaysText();
  return ({ minStayArrival: minimum, maxStay: maximum, rules }: ListingStayRules): string[] => [
    minimum === maximum ? t('exactly', { count: minimum }) : t('lengths', { minimum, maximum }),
    daysText('arrive', splitRules(rules).noArrival),
  ];
};

const useNoticeText = () => {
  const t = useTranslations('listingRules.says');
  const formatHour = useFormatHour();
  return ({ days, untilHour }: ListingStayRules['notice']): string => {
    const hour = formatHour(untilHour);
    if (days > 0) return untilHour === 24 ? t('notice', { days }) : t('noticeUntil', { days, hour });
    return untilHour === 24 ? t('sameDay') : t('sameDayUntil', { hour });
  };
};

/** Stay rules in plain words. */
export const StayRulesText = ({ rules }: { rules: ListingStayRules }) => {
  const t = useTranslations('listingRules.says');
  const hint = useStayRulesHint();
  const daysText = useDaysText();
  const noticeText = useNoticeText();
  const ruleDays = useRuleDaysText();
  const effects = useEffectsText();
  const { noDeparture, rows } = splitRules(rules.rules);
  const { preparationNights, bookingWindowDays, gapNights } = rules;
  const sentences = [
    ...hint(rules),
    daysText('depart', noDeparture),
    noticeText(rules.notice),
    preparationNights > 0 && t('preparation', { count: preparationNights }),
    bookingWindowDays < maxBookableDays && t('window', { count: bookingWindowDays }),
    gapNights !== null && t('gap', { count: gapNights }),
    ...rows.map((rule) => t('row', { days: ruleDays(rule), effects: effects(rule) })),
  ].filter((sentence) => sentence !== false);
  return (
    <ul className="stay-rules-text">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}.</li>
      ))}
    </ul>
  );
};
