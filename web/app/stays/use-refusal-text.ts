import { useTranslations } from '../platform/translations.ts';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import type { Refusal } from './priced.ts';

/** The rule that a stay breaks, as a sentence. */
export const useRefusalText = () => {
  const t = useTranslations('stays.rules');
  const ofRooms = useTranslations('rooms.rules');
  const formatDay = useFormatFullDay();
  return ({ rule, limit, day }: Refusal): string => {
    const values = { limit, day: day ? formatDay(day) : '' };
    if (ofRooms.has(rule as never)) return ofRooms(rule as never, values as never);
    // the rules of the API may be more than this page has sentences for
    return t.has(rule as never) ? t(rule as never, values as never) : t('other');
  };
};
