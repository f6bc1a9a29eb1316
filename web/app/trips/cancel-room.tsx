import type { Booking } from '@golark/contract/booking/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import { useTranslations } from '../platform/translations.ts';
import { useFormatGuests } from '../ui/format-guests.ts';
import { quoteChangeIntent } from './change-intents.ts';
import { remainingFields, roomsOfTrip, type TripRoom } from './rooms-of-trip.ts';

const spoken = ({ adults, children, infants }: TripRoom['guests']) => ({
  ...{ adults, infants, pets: 0 },
  childAges: Array.from({ length: children }, () => null),
});

/** The rooms of a hotel stay, each with a button that shows what canceling it refunds; nothing for a stay in one room. */
export const CancelRoom = ({ booking }: { booking: Booking }) => {
  const t = useTranslations('tripChange.rooms');
  const formatGuests = useFormatGuests();
  const rooms = roomsOfTrip(booking);
  if (rooms.length < 2) return null;
  return (
    <section className="change-rooms">
      <h2 className="title-2">{t('title')}</h2>
      <p className="text-muted">{t('lead')}</p>
      <ol className="change-room-list">
        {rooms.map(({ number, name, guests }) => (
          <li key={number}>
            <p>
              <b>{t('room', { number, name })}</b>
              <br />
              <span className="small text-muted">{formatGuests(spoken(guests))}</span>
            </p>
            <ActionForm
              intent={quoteChangeIntent}
              subject={`room-${number}`}
              submit={t('cancel')}
              submitLabel={t('cancelNamed', { number, name })}
              variant="secondary"
              size="small"
              className="change-room-form"
            >
              {Object.entries(remainingFields(booking, number)).map(([field, value]) => (
                <input key={field} type="hidden" name={field} value={value} />
              ))}
            </ActionForm>
          </li>
        ))}
      </ol>
    </section>
  );
};
