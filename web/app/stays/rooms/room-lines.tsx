import { groupRooms } from '@golark/contract/booking/group-rooms';
import type { BookedRooms } from '@golark/contract/pricing/room-schemas';
import { useTranslations } from '../../platform/translations.ts';

/** The rooms that a price is for, and who sleeps in them: `1 × Queen room (2 adults)`. */
export const RoomLines = ({ rooms }: { rooms: readonly BookedRooms[] }) => {
  const t = useTranslations('rooms');
  const lines = groupRooms(rooms).map(({ name, units, guests }) =>
    guests ? t('withGuests', { name, units, ...guests }) : t('room', { name, units }),
  );
  return (
    <ul className="room-lines" aria-label={t('chosen')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
};
