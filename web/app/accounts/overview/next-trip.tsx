import type { Booking } from '@golark/contract/booking/schemas';
import { homePath, tripPath, tripsPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { TripState } from '../../trips/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useDayBlock } from '../../ui/day-block.ts';
import { FailedPart } from '../../ui/failed-part.tsx';
import { useFormatTripDates } from '../../ui/format-trip-dates.ts';
import { TripIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { EmptyState } from '../../ui/state-panel.tsx';
import { TicketStub } from '../../ui/ticket-stub.tsx';

/** `count` is null if the trips cannot be loaded. */
export const NextTrip = ({ trip, count }: { trip: Booking | null; count: number | null }) => {
  const t = useTranslations('accounts.overview');
  return (
    <section aria-labelledby="next-trip" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-2" id="next-trip">
          {t('nextTrip')}
        </h2>
        {(count ?? 0) > 1 && <TextLink to={tripsPath()}>{t('allTrips', { count: count ?? 0 })}</TextLink>}
      </div>
      {trip && <TripStub trip={trip} />}
      {count === null && <FailedPart />}
      {count === 0 && (
        <EmptyState
          icon={TripIcon}
          title={t('noTrip')}
          text={t('noTripText')}
          action={<ButtonLink to={homePath()}>{t('findStay')}</ButtonLink>}
        />
      )}
    </section>
  );
};

const TripStub = ({ trip }: { trip: Booking }) => {
  const t = useTranslations('accounts.overview');
  const money = useMoney();
  const dayBlock = useDayBlock();
  const formatTripDates = useFormatTripDates();
  const { property } = trip;
  return (
    <TicketStub
      to={tripPath(trip.id)}
      {...dayBlock(new Date(`${trip.arriveDay}T00:00:00Z`))}
      title={property.title}
      place={`${property.city}, ${property.state} · ${formatTripDates(trip)}`}
      price={money(trip.total.amount, 'cents')}
      priceNote={t('total', { nights: trip.nights })}
      badge={trip.status === 'CONFIRMED' ? null : <TripState status={trip.status} />}
    />
  );
};
