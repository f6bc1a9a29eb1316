import type { Event } from '@golark/contract/events/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatInstant } from '../../ui/format-times.ts';

/** Until when companion seats are reserved for the wheelchair space next to them. */
export const useCompanionsText = () => {
  const t = useTranslations('event.companions');
  const formatInstant = useFormatInstant();
  return ({ companionsReleasedAt, venue }: Pick<Event, 'companionsReleasedAt' | 'venue'>): string =>
    companionsReleasedAt === null
      ? t('always')
      : t('until', { at: formatInstant(companionsReleasedAt, venue.timeZone) });
};
