import type { Booking } from '@golark/contract/booking/schemas';
import { tripsPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { useFormatClockTime, useFormatDay } from '../stays/index.ts';
import { RoomLines } from '../stays/rooms/room-lines.tsx';
import { IconLink } from '../ui/button-link.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { useFormatGuests } from '../ui/format-guests.ts';
import { BackIcon } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import { TripState } from './trip-state.tsx';
import { useCheckInHours } from './use-check-in-hours.ts';

type TripProps = { booking: Booking };

export const TripHead = ({ booking }: TripProps) => {
  const t = useTranslations('trips');
  const { image, title } = booking.property;
  return (
    <div className="trip-head">
      <div className="desktop-only">
        <Crumbs crumbs={[{ label: t('title'), to: tripsPath() }, { label: title }]} />
      </div>
      <div className="phone-only trip-back">
        <IconLink icon={BackIcon} label={t('back')} to={tripsPath()} isLined />
      </div>
      <div className="photo trip-picture">
        {image && (
          <Picture
            image={image}
            sizes="(max-width: 1360px) 100vw, 1280px"
            width={1280}
            height={480}
            isEager
          />
        )}
        <span className="trip-badge">
          <TripState status={booking.status} isOnPicture />
        </span>
      </div>
    </div>
  );
};

export const TripTitle = ({ booking }: TripProps) => {
  const t = useTranslations('trips');
  const formatGuests = useFormatGuests();
  const { property, guests, nights } = booking;
  const party = {
    adults: guests.adults,
    childAges: Array.from({ length: guests.children }, () => null),
    infants: guests.infants,
    pets: guests.pets ? 1 : 0,
  };
  return (
    <div>
      <p className="text-muted">
        {property.city}, {property.state}
      </p>
      <h1 className="display">{property.title}</h1>
      <p className="text-muted mt-2">{t('party', { guests: formatGuests(party), nights })}</p>
      {property.stayType === 'hotels' && <RoomLines rooms={booking.rooms} />}
    </div>
  );
};

export const InAndOut = ({ booking }: TripProps) => {
  const t = useTranslations('trips');
  const formatDay = useFormatDay();
  const formatClockTime = useFormatClockTime();
  const checkInHours = useCheckInHours();
  const { property } = booking;
  return (
    <dl className="trip-inout">
      <div>
        <dt>{t('checkIn')}</dt>
        <dd>
          <b>{formatDay(booking.arriveDay)}</b>
          <span>{checkInHours(property)}</span>
        </dd>
      </div>
      <div>
        <dt>{t('checkOut')}</dt>
        <dd>
          <b>{formatDay(booking.departDay)}</b>
          <span>{t('by', { time: formatClockTime(property.checkOutBy) })}</span>
        </dd>
      </div>
    </dl>
  );
};
