import type { Booking } from '@golark/contract/booking/schemas';
import { nightsBetween } from '@golark/contract/dates/rules';
import { useTranslations } from '../platform/translations.ts';
import { useFormatClockTime, useFormatDay } from '../stays/index.ts';

/** Days until check-in, in the time zone of the place; nothing for past and canceled trips. */
export const TripCountdown = ({ booking, today }: { booking: Booking; today: string }) => {
  const t = useTranslations('trips.countdown');
  const formatDay = useFormatDay();
  const formatClockTime = useFormatClockTime();
  if (booking.status !== 'CONFIRMED' || today > booking.departDay) return null;
  const days = nightsBetween(today, booking.arriveDay);
  if (days > 0) {
    const at = { day: formatDay(booking.arriveDay), time: formatClockTime(booking.property.checkInFrom) };
    return (
      <p className="trip-countdown">
        <b>{t('days', { days })}</b>
        <span>{t('until', at)}</span>
      </p>
    );
  }
  const leaving = { day: formatDay(booking.departDay), time: formatClockTime(booking.property.checkOutBy) };
  return (
    <p className="trip-countdown">
      <b>{days === 0 ? t('today') : t('here')}</b>
      <span>
        {days === 0
          ? t('from', { time: formatClockTime(booking.property.checkInFrom) })
          : t('leaving', leaving)}
      </span>
    </p>
  );
};
