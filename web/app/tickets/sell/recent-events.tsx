import { useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { clearViewedEvents, readViewedEvents } from '../parts/viewed-events.ts';
import { EventRow } from './event-rows.tsx';

/** The events that were opened in this browser: tickets for one of them may be what is sold. */
export const RecentEvents = ({ now }: { now: string }) => {
  const t = useTranslations('sell.events');
  const isHydrated = useIsHydrated();
  const [isCleared, setCleared] = useState(false);
  const events = isHydrated && !isCleared ? readViewedEvents(new Date(now)) : [];
  if (events.length === 0) return null;
  const clear = () => {
    clearViewedEvents();
    setCleared(true);
  };
  return (
    <section className="section" aria-labelledby="sell-recent">
      <div className="section-head">
        <div>
          <h2 className="title-1" id="sell-recent">
            {t('recent')}
          </h2>
          <p className="text-muted">{t('recentText')}</p>
        </div>
        <Button variant="quiet" onPress={clear}>
          {t('clear')}
        </Button>
      </div>
      <ul className="sell-rows">
        {events.map(({ timeZone, ...event }) => (
          <li key={event.id}>
            <EventRow {...event} isTimeTbd={false} venue={{ timeZone }} />
          </li>
        ))}
      </ul>
    </section>
  );
};
