import type { Booking } from '@golark/contract/booking/schemas';
import { homePath, tripPath, tripsPath } from '@golark/contract/paths';
import { dateFormatter } from '../../platform/formatters.ts';
import { useLocale, useTranslations } from '../../platform/translations.ts';
import { TripState } from '../../trips/index.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { useFormatRange } from '../../ui/format-range.ts';
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

/** `Sun, Jan` and `dom, ene`: the day of the month, which languages place differently, is shown below. */
const useFormatWeekdayAndMonth = () => {
  const locale = useLocale();
  return (day: string): string => {
    const date = new Date(`${day}T00:00:00Z`);
    const part = (options: Intl.DateTimeFormatOptions) =>
      dateFormatter(locale, { ...options, timeZone: 'UTC' }).format(date);
    return `${part({ weekday: 'short' })}, ${part({ month: 'short' })}`;
  };
};

const TripStub = ({ trip }: { trip: Booking }) => {
  const t = useTranslations('accounts.overview');
  const money = useMoney();
  const formatWeekdayAndMonth = useFormatWeekdayAndMonth();
  const formatRange = useFormatRange();
  const { property } = trip;
  return (
    <TicketStub
      to={tripPath(trip.id)}
      weekdayAndMonth={formatWeekdayAndMonth(trip.arriveDay)}
      day={String(Number(trip.arriveDay.slice(8)))}
      title={property.title}
      place={`${property.city}, ${property.state} · ${formatRange({ start: trip.arriveDay, end: trip.departDay })}`}
      price={money(trip.total.amount, 'cents')}
      priceNote={t('total', { nights: trip.nights })}
      badge={trip.status === 'CONFIRMED' ? null : <TripState status={trip.status} />}
    />
  );
};
