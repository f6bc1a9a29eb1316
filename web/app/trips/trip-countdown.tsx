import type { Booking } from '@golark/contract/booking/schemas';
import { nightsBetween } from '@golark/contract/dates/rules';
import { useTranslations } from '../platform/translations.ts';
import { useClockWords, useDayWords } from '../stays/index.ts';

/** How long until the door opens, in days of the place itself; nothing for what is over or will not happen. */
export const TripCountdown = ({ booking, today }: { booking: Booking; today: string }) => {
  const t = useTranslations('trips.countdown');
  const dayWords = useDayWords();
  const clock = useClockWords();
  if (booking.status !== 'CONFIRMED' || today > booking.departDay) return null;
  const days = nightsBetween(today, booking.arriveDay);
  if (days > 0) {
    const at = { day: dayWords(booking.arriveDay), time: clock(booking.property.checkInFrom) };
    return (
      <p className="trip-countdown">
        <b>{t('days', { days })}</b>
        <span>{t('until', at)}</span>
      </p>
    );
  }
  const leaving = { day: dayWords(booking.departDay), time: clock(booking.property.checkOutBy) };
  return (
    <p className="trip-countdown">
      <b>{days === 0 ? t('today') : t('here')}</b>
      <span>
        {days === 0 ? t('from', { time: clock(booking.property.checkInFrom) }) : t('leaving', leaving)}
      </span>
    </p>
  );
};
