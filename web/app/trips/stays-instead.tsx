import type { Booking } from '@golark/contract/booking/schemas';
import { useTranslations } from '../platform/translations.ts';
import { HitCard, writeStayQuery } from '../search/index.ts';
import { FailedPart } from '../ui/failed-part.tsx';
import { useFormatRange } from '../ui/format-range.ts';
import type { StaysFound } from './load-trips.ts';

type StaysInsteadProps = {
  booking: Booking;
  /** null if they could not be loaded. */
  found: StaysFound | null;
};

/** What a guest may book instead of a stay that its host canceled. */
export const StaysInstead = ({ booking, found }: StaysInsteadProps) => {
  const t = useTranslations('trips.instead');
  const formatRange = useFormatRange();
  if (found?.stays.length === 0) return null;
  const { arriveDay: start, departDay: end, guests } = booking;
  const query = writeStayQuery({
    dateFrom: start,
    dateTo: end,
    adults: guests.adults,
    childAges: found?.childAges ?? [],
    infants: guests.infants,
    pets: guests.pets ? 1 : 0,
  });
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('title')}</h2>
      <p className="text-muted">{t('text', { dates: formatRange({ start, end }) })}</p>
      {found ? (
        <div className="card-grid rail trip-instead">
          {found.stays.map((hit) => (
            <HitCard
              key={hit.id}
              hit={hit}
              query={query}
              hasAskedDates
              sizes="(max-width: 767px) 78vw, 280px"
            />
          ))}
        </div>
      ) : (
        <FailedPart />
      )}
    </section>
  );
};
