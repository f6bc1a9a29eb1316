import { addDays } from '@golark/contract/dates/rules';
import type { DecidingRule } from '@golark/contract/host-calendar/calendar-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatRange } from '../../ui/format-range.ts';
import { useWeekdayNames } from './format-month.ts';

/** Where a rule is set: `Set for Fridays, Nov 1 – Dec 1.` */
export const DecidingRuleText = ({ rule: { source, from, until, weekday } }: { rule: DecidingRule }) => {
  const t = useTranslations('hostCalendar.rules');
  const formatRange = useFormatRange();
  const names = useWeekdayNames();
  const day = weekday === null ? null : names('long')[weekday];
  const dates = from && until ? formatRange({ start: from, end: addDays(until, -1) }) : null;
  if (source === 'night') return t('night');
  if (day && dates) return t('weekdayInDates', { day, dates });
  if (dates) return t('dates', { dates });
  return day ? t('weekday', { day }) : t('listing');
};
