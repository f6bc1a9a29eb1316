import { useId } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';
import { EventTile } from './event-tile.tsx';
import type { WhatsOnEvents } from './load-whats-on.ts';

type WhatsOnProps = {
  title: string;
  text?: string;
  found: WhatsOnEvents;
  /** All of them. */
  allPath: string;
};

/** A row of events on a page about something else. */
export const WhatsOn = ({ title, text, found: { events, total }, allPath }: WhatsOnProps) => {
  const t = useTranslations('eventCards');
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <div>
          <h2 className="title-1" id={id}>
            {title}
          </h2>
          {text && <p className="text-muted">{text}</p>}
        </div>
        <TextLink to={allPath}>{t('allEvents', { count: total })}</TextLink>
      </div>
      <div className="card-grid event-tiles">
        {events.map((event) => (
          <EventTile key={event.id} event={event} />
        ))}
      </div>
    </section>
  );
};
