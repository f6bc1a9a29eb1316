import { nodesOf } from '@golark/contract/paging/rules';
import { useTranslations } from '../../platform/translations.ts';
import { Pages } from '../../ui/pages.tsx';
import { EventTile } from '../parts/event-tile.tsx';
import { milesOf } from '../parts/event-words.ts';
import { browsingPath } from './browsing-links.ts';
import type { Browsing, loadEventList } from './load-tickets.ts';
import { NothingFound } from './nothing-found.tsx';

type EventListProps = { browsing: Browsing; list: Awaited<ReturnType<typeof loadEventList>> };

const eager = 4;

/** One page of the events that were looked for. */
export const EventList = ({ browsing, list: { found, waysOn } }: EventListProps) => {
  const t = useTranslations('ticketBrowse');
  const { totalCount, totalPages, pageNumber } = found.pageInfo;
  const { near, when } = browsing;
  if (totalCount === 0) return <NothingFound browsing={browsing} waysOn={waysOn} />;
  return (
    <section className="mt-8" aria-labelledby="events">
      <div className="section-head">
        <div>
          <h2 className="title-1" id="events">
            {when ? t(`form.times.${when}`) : t('coming')}
          </h2>
          <p className="text-muted">
            {near
              ? t('countWithin', { count: totalCount, miles: milesOf(near.radius) })
              : t('count', { count: totalCount })}
          </p>
        </div>
      </div>
      <div className="card-grid event-tiles">
        {nodesOf(found).map((event, index) => (
          <EventTile key={event.id} event={event} isEager={index < eager} />
        ))}
      </div>
      <div className="mt-8">
        <Pages current={pageNumber} count={totalPages} hrefOf={(page) => browsingPath(browsing, { page })} />
      </div>
    </section>
  );
};
