import type { Booking } from '@golark/contract/booking/schemas';
import { dayInZone, nightsBetween } from '@golark/contract/dates/rules';
import { tripPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { useFormatInstant, useFormatZonedTime } from '../stays/index.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { useFormatTripDates } from '../ui/format-trip-dates.ts';
import { PageLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Picture } from '../ui/picture.tsx';
import { payAgainPath } from './pay-again-path.ts';
import { TripState } from './trip-state.tsx';

type TripCardProps = {
  booking: Booking;
  /** The instant of the server's rendering, so that the browser renders the same. */
  now: string;
};

export const TripCard = ({ booking, now }: TripCardProps) => {
  const t = useTranslations('trips');
  const bank = useTranslations('payments.bank');
  const money = useMoney();
  const formatTripDates = useFormatTripDates();
  const formatInstant = useFormatInstant();
  const formatZonedTime = useFormatZonedTime();
  const { property, cancellation } = booking;
  const path = tripPath(booking.id);
  const freeUntil = booking.status === 'CONFIRMED' ? cancellation.freeUntil : null;
  const isFree = freeUntil !== null && freeUntil > now;
  const today = dayInZone(new Date(now), property.timeZone);
  const days = nightsBetween(today, booking.arriveDay);
  return (
    <article className="trip-card">
      <span className="photo">
        {property.image && (
          <Picture image={property.image} sizes="(max-width: 767px) 92vw, 264px" width={528} height={416} />
        )}
      </span>
      <div className="trip-card-body">
        <div className="flex items-center justify-between gap-3">
          <span className="trip-card-when">{formatTripDates(booking)}</span>
          <TripState status={booking.status} />
        </div>
        <h2 className="title-3">
          <PageLink to={path}>{property.title}</PageLink>
        </h2>
        <p className="small text-muted">
          {t('cardFacts', {
            place: `${property.city}, ${property.state}`,
            guests: booking.guests.adults + booking.guests.children,
            amount: money(booking.total.amount, 'cents'),
          })}
        </p>
        <div className="trip-card-foot">
          <p className="small text-muted">
            {booking.status === 'CONFIRMED' && days >= 0 ? `${t('inDays', { days })} ` : ''}
            {isFree && freeUntil ? t('freeUntil', { at: formatInstant(freeUntil, property.timeZone) }) : ''}
            {booking.status === 'PAYMENT_FAILED' && booking.holdExpiresAt
              ? t('heldUntil', { at: formatZonedTime(booking.holdExpiresAt, property.timeZone) })
              : ''}
            {booking.paymentAction ? bank('title') : ''}
            {booking.status === 'AWAITING_HOST' ? t('request.waitingText') : ''}
          </p>
          {booking.status === 'PAYMENT_FAILED' ? (
            <ButtonLink to={payAgainPath(booking)} variant="primary" size="small">
              {t('payAgain')}
            </ButtonLink>
          ) : (
            <ButtonLink to={path} size="small">
              {t('open')}
            </ButtonLink>
          )}
        </div>
      </div>
    </article>
  );
};
