import type { Booking } from '@golark/contract/booking';
import { useTranslations } from '../platform/translations.ts';
import { useInstantWords } from '../stays/index.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { useRangeWords } from '../ui/date-words.ts';
import { PageLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Picture } from '../ui/picture.tsx';
import { TripState } from './trip-state.tsx';

/** Where a declined payment is tried again: the same quote, the same held nights. */
export function payAgainPath(booking: Booking): string {
  const query = new URLSearchParams({
    quote: booking.quoteId,
    dateFrom: booking.arriveDay,
    dateTo: booking.departDay,
  });
  return `/property/${booking.propertyId}/booking/?${query}`;
}

export function TripCard({ booking }: { booking: Booking }) {
  const t = useTranslations('trips');
  const money = useMoney();
  const rangeWords = useRangeWords();
  const instantWords = useInstantWords();
  const { property, cancellation } = booking;
  const path = `/account/trips/${booking.id}/`;
  const freeUntil = booking.status === 'CONFIRMED' ? cancellation.freeUntil : null;
  const isFree = freeUntil !== null && new Date(freeUntil) > new Date();
  return (
    <article className="trip-card">
      <span className="photo">
        {property.image && (
          <Picture image={property.image} sizes="(max-width: 767px) 92vw, 264px" width={528} height={416} />
        )}
      </span>
      <div className="trip-card-body">
        <div className="flex items-center justify-between gap-3">
          <span className="trip-card-when">
            {rangeWords({ start: booking.arriveDay, end: booking.departDay })}
          </span>
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
            {isFree && freeUntil ? t('freeUntil', { at: instantWords(freeUntil, property.timeZone) }) : ''}
            {booking.status === 'PAYMENT_FAILED' && booking.holdExpiresAt
              ? t('heldUntil', { at: instantWords(booking.holdExpiresAt, property.timeZone) })
              : ''}
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
}
