import type { Event } from '@golark/contract/events/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { HitCard, writeStayQuery } from '../../search/index.ts';
import { useFormatRange } from '../../ui/format-range.ts';
import { TextLink } from '../../ui/link.tsx';
import { staysNearPath, staysNearSearch } from '../parts/stays-near-path.ts';
import type { StaysNear as Found } from './load-stays-near.ts';

/** Stays around the venue for the night of the event, at their totals. */
export const StaysNear = ({ found, event }: { found: Found; event: Event }) => {
  const t = useTranslations('event.stays');
  const formatRange = useFormatRange();
  const { venue } = event;
  const { dateFrom, dateTo, stays } = found;
  const at = { lat: venue.lat, lng: venue.lng };
  return (
    <section className="section">
      <div className="section-head">
        <div>
          <h2 className="title-1">{t('title', { venue: venue.name })}</h2>
          <p className="text-muted">{t('text', { dates: formatRange({ start: dateFrom, end: dateTo }) })}</p>
        </div>
        <TextLink to={staysNearPath(event)}>{t('all')}</TextLink>
      </div>
      <div className="card-grid rail event-stays">
        {stays.map((hit) => (
          <HitCard
            key={hit.id}
            hit={hit}
            query={writeStayQuery(staysNearSearch(event))}
            venue={at}
            hasAskedDates
            sizes="(max-width: 767px) 78vw, (max-width: 1023px) 46vw, 420px"
          />
        ))}
      </div>
    </section>
  );
};
