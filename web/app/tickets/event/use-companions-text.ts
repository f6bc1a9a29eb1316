import type { Event } from '@golark/contract/events/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import type { CompanionSeats } from './event-phase.ts';

type Companions = { event: Pick<Event, 'companionsReleasedAt' | 'venue'>; seats: CompanionSeats };

/** Until when companion seats are reserved for the wheelchair space next to them. */
export const useCompanionsText = () => {
  const t = useTranslations('event.companions');
  const formatInstant = useFormatInstant();
  return ({ event: { companionsReleasedAt, venue }, seats }: Companions): string =>
    t(seats, { at: companionsReleasedAt ? formatInstant(companionsReleasedAt, venue.timeZone) : '' });
};
