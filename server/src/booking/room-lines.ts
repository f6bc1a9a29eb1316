import { groupRooms } from '@golark/contract/booking/group-rooms';
import type { Locale } from '@golark/contract/locale/rules';
import { translatorOf } from '#platform/translator-of';
import type { StaySnapshot } from './stay-snapshot.ts';

/** The rooms of a hotel stay: `1 × Queen room (2 adults)`; none for a home, which is booked as a whole. */
export const roomLines = (
  { stayType, rooms }: Pick<StaySnapshot, 'stayType' | 'rooms'>,
  locale: Locale,
): string[] => {
  if (stayType !== 'hotels') return [];
  const t = translatorOf(locale, 'bookedRooms');
  const named = rooms.map(({ name, units, guests = [] }) => ({
    name: name[locale] ?? name.en,
    units,
    guests,
  }));
  return groupRooms(named).map(({ name, units, guests }) =>
    guests ? t('withGuests', { name, units, ...guests }) : t('room', { name, units }),
  );
};
