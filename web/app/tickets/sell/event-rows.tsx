import type { EventCard } from '@golark/contract/events/schemas';
import { sellEventPath } from '@golark/contract/selling-paths';
import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { ChevronRightIcon, Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { Picture } from '../../ui/picture.tsx';
import { useEventDay } from '../parts/event-words.ts';

/** Events as rows that lead to the form. */
export const EventRows = ({ events }: { events: readonly EventCard[] }) => {
  const t = useTranslations('sell.events');
  const money = useMoney();
  return (
    <ul className="sell-rows">
      {events.map((event) => (
        <li key={event.id}>
          <EventRow
            {...event}
            place={`${event.venue.name}, ${event.venue.city.name}`}
            pictureId={event.image.id}
            note={event.fromPrice ? t('from', { price: money(event.fromPrice.amount) }) : t('none')}
          />
        </li>
      ))}
    </ul>
  );
};

type EventRowProps = {
  id: string;
  title: string;
  place: string;
  startsAt: string;
  isTimeTbd: boolean;
  venue: { timeZone: string };
  pictureId: string;
  note?: ReactNode;
};

export const EventRow = ({ id, title, place, pictureId, note, ...when }: EventRowProps) => {
  const t = useTranslations('sell.events');
  const eventDay = useEventDay();
  const day = eventDay(when);
  return (
    <PageLink to={sellEventPath(id)} className="sell-row">
      <span className="photo">
        <Picture image={{ id: pictureId, alt: '' }} sizes="72px" width={144} height={112} />
      </span>
      <span className="sell-row-words">
        <b>{title}</b>
        <span className="small text-muted">
          {day} · {place}
        </span>
        {note && <span className="small">{note}</span>}
      </span>
      <span className="sell-row-action">
        <span>{t('sell')}</span>
        <Icon of={ChevronRightIcon} size={18} />
      </span>
    </PageLink>
  );
};
