import type { HostDay } from '@golark/contract/partners/day-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { useFormatToday } from '../../ui/format-times.ts';
import { LatestMessages } from './latest-messages.tsx';
import { NewHost } from './new-host.tsx';
import { StaysToday } from './stays-today.tsx';
import { ToDo } from './to-do.tsx';

type HostDayViewProps = {
  loaded: {
    /** null for a member whose role has no reservations. */
    day: HostDay | null;
    firstName: string;
    /** The day at most of the host's places. */
    today: string;
    partOfDay: 'morning' | 'afternoon' | 'evening';
  };
};

/** The tasks of today: first requests and reviews, then who arrives and leaves, then the messages. */
export const HostDayView = ({ loaded }: HostDayViewProps) => {
  const t = useTranslations('partnerToday');
  const formatToday = useFormatToday();
  const { day, firstName, today, partOfDay } = loaded;
  return (
    <>
      <h1 className="display">{t(`greeting.${partOfDay}`, { firstName })}</h1>
      <p className="host-day-summary text-muted mt-1">
        {day && day.listingCount > 0
          ? t('summary', {
              day: formatToday(today),
              arrivals: day.arrivalCount,
              departures: day.departureCount,
              guests: day.guestsInHouse,
            })
          : formatToday(today)}
      </p>
      {day === null && <Alert title={t('notAllowed')} />}
      {day && day.nextSteps.length > 0 && <NewHost day={day} />}
      {day && day.listingCount > 0 && (
        <div className="host-day">
          <ToDo day={day} />
          <div className="host-day-stays">
            <StaysToday kind="arrivals" stays={day.arrivals} count={day.arrivalCount} />
            <StaysToday kind="departures" stays={day.departures} count={day.departureCount} />
          </div>
          <LatestMessages conversations={day.conversations} />
        </div>
      )}
    </>
  );
};
