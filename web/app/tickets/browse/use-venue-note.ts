import type { Venue } from '@golark/contract/events/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useNumber } from '../../ui/numbers.ts';

/** `Club in Portland, 620 seats`. */
export const useVenueNote = () => {
  const t = useTranslations('ticketBrowse');
  const number = useNumber();
  return ({ kind, city, capacity }: Pick<Venue, 'kind' | 'city' | 'capacity'>): string =>
    t('venues.note', { kind: t(`kinds.${kind}`), city: city.name, capacity: number(capacity) });
};
