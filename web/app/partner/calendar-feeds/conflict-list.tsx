import { mayAsPartner } from '@golark/contract/access/rules';
import type { CalendarConflict } from '@golark/contract/calendar-feeds/schemas';
import { reservationPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { nightsBetween } from '../../ui/format-range.ts';
import { useFormatTripDates } from '../../ui/format-trip-dates.ts';
import { Icon, ProblemIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import type { ActingHost } from '../read-host-page.ts';
import { useEventText } from './event-kind.tsx';

type ConflictListProps = { conflicts: readonly CalendarConflict[]; host: ActingHost };

/** Nights that are sold here and on another site: both sides, and what their host has to do. */
export const ConflictList = ({ conflicts, host }: ConflictListProps) => {
  const t = useTranslations('calendarFeeds.conflicts');
  if (conflicts.length === 0) return null;
  return (
    <section className="panel feed-conflicts" aria-labelledby="conflicts">
      <h2 className="title-3" id="conflicts">
        <Icon of={ProblemIcon} /> {t('title', { count: conflicts.length })}
      </h2>
      <p>{t('action')}</p>
      <ul>
        {conflicts.map((conflict) => (
          <li key={`${conflict.event.id} ${conflict.from}`}>
            <Conflict conflict={conflict} host={host} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const Conflict = ({ conflict, host }: { conflict: CalendarConflict; host: ActingHost }) => {
  const t = useTranslations('calendarFeeds.conflicts');
  const formatDates = useFormatTripDates();
  const eventText = useEventText();
  const { listing, feed, event, from, until, takenBy } = conflict;
  const nights = { arriveDay: from, departDay: until };
  const count = nightsBetween({ start: from, end: until });
  return (
    <>
      <h3 className="feed-name">{listing.title}</h3>
      <p>{t('nights', { dates: formatDates(nights), nights: count })}</p>
      <ul>
        <li>
          {feed.name}: {eventText(event)}, {formatDates(event)}
        </li>
        {takenBy.map((taken) => (
          <li key={`${taken.kind} ${taken.bookingId} ${taken.name}`}>
            <TakenBy taken={taken} host={host} />
          </li>
        ))}
      </ul>
    </>
  );
};

type Taken = CalendarConflict['takenBy'][number];

const TakenBy = ({ taken, host }: { taken: Taken; host: ActingHost }) => {
  const t = useTranslations('calendarFeeds.conflicts');
  const { kind, name, bookingId } = taken;
  const isNamed = name !== null && (kind === 'booking' || kind === 'own');
  const text = isNamed ? t(`takenBy.${kind}Of`, { name }) : t(`takenBy.${kind}`);
  const mayOpen = bookingId !== null && mayAsPartner(host.role, 'reservations.read');
  if (kind === 'site' && name !== null) return name;
  return mayOpen ? <TextLink to={reservationPath(bookingId)}>{text}</TextLink> : text;
};
