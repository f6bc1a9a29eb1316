import { useTranslations } from '../platform/translations.ts';
import type { DayRefusal } from './calendar-days.ts';

/** Why a day of a calendar can't be chosen, in a few words. */
export const useDayRefusalText = () => {
  const t = useTranslations('ui.calendar');
  return (refusal: DayRefusal): string => {
    if (refusal.kind === 'closed') return refusal.reason ?? t('closed');
    if (refusal.kind === 'checkOutOnly')
      return t(refusal.reason ? 'checkOutOnlyBecause' : 'checkOutOnly', { reason: refusal.reason ?? '' });
    if (refusal.kind === 'between') return t('between');
    const { rule, limit = 0 } = refusal.broken;
    // the rules of the API may be more than the calendar has sentences for
    return t.has(rule as never) ? t(rule as never, { limit } as never) : t('closed');
  };
};
