import type { FeedEvent } from '@golark/contract/calendar-feeds/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { nightsBetween } from '../../ui/format-range.ts';
import { useFormatTripDates } from '../../ui/format-trip-dates.ts';
import { EventKind } from './event-kind.tsx';

/** The contract's limit. */
const mostEvents = 500;

/** The events of a calendar that are not over, the next one first. */
export const EventList = ({ events }: { events: readonly FeedEvent[] }) => {
  const t = useTranslations('calendarFeeds.events');
  return (
    <section className="panel" aria-labelledby="events">
      <h2 className="title-3" id="events">
        {t('title')}
      </h2>
      {events.length === 0 && <p className="text-muted">{t('none')}</p>}
      {events.some(({ kind }) => kind === 'shadow') && <p className="small text-muted">{t('ignored')}</p>}
      <ol className="feed-events">
        {events.map((event) => (
          <Event key={event.id} event={event} />
        ))}
      </ol>
      {events.length === mostEvents && (
        <p className="small text-muted">{t('limit', { count: mostEvents })}</p>
      )}
    </section>
  );
};

const Event = ({ event }: { event: FeedEvent }) => {
  const t = useTranslations('calendarFeeds');
  const formatDates = useFormatTripDates();
  const { kind, arriveDay, departDay, code, summary } = event;
  const nights = nightsBetween({ start: arriveDay, end: departDay });
  const facts = [code && t('code', { code }), summary].filter(Boolean);
  return (
    <li>
      <EventKind kind={kind} />
      <div className="min-w-0">
        <b>{t('events.nights', { dates: formatDates(event), nights })}</b>
        {facts.length > 0 && <p className="small text-muted">{facts.join(' · ')}</p>}
      </div>
    </li>
  );
};
