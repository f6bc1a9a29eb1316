import { mayAsPartner } from '@golark/contract/access/rules';
import type { CalendarConflict } from '@golark/contract/calendar-feeds/schemas';
import { calendarPath, reservationPath } from '@golark/contract/partner-paths';
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
            <TakenBy taken={taken} conflict={conflict} host={host} />
          </li>
        ))}
      </ul>
    </>
  );
};

type Taken = CalendarConflict['takenBy'][number];

const useTakenText = () => {
  const t = useTranslations('calendarFeeds.conflicts.takenBy');
  return ({ kind, name }: Taken): string => {
    if (name === null || kind === 'linked') return t(kind);
    return kind === 'site' ? name : t(`${kind}Of`, { name });
  };
};

type TakenByProps = { taken: Taken; conflict: CalendarConflict; host: ActingHost };

/** Who has the nights too, with the way to what the host can cancel here. */
const TakenBy = ({ taken, conflict, host }: TakenByProps) => {
  const text = useTakenText()(taken);
  const { kind, bookingId } = taken;
  const { listing, from } = conflict;
  if (kind === 'own')
    return <TextLink to={calendarPath(listing.id, { month: from.slice(0, 7) })}>{text}</TextLink>;
  const mayOpen = bookingId !== null && mayAsPartner(host.role, 'reservations.read');
  return mayOpen ? <TextLink to={reservationPath(bookingId)}>{text}</TextLink> : text;
};
