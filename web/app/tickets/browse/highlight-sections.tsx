import { venuePath, venuesPath } from '@golark/contract/event-paths';
import { nodesOf } from '@golark/contract/paging/rules';
import { searchPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageLink, TextLink } from '../../ui/link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EventStub } from '../parts/event-stub.tsx';
import { EventTile } from '../parts/event-tile.tsx';
import { milesOf } from '../parts/event-words.ts';
import { browsingPath } from './browsing-links.ts';
import type { Browsing, Highlights } from './load-tickets.ts';
import { NothingFound } from './nothing-found.tsx';
import { emptyTicketQuery, writeTicketQuery } from './ticket-query.ts';
import { useVenueNote } from './use-venue-note.ts';

type SectionsProps = { browsing: Browsing; highlights: Highlights };

const eager = 4;

/** What is on this weekend and later, and where. */
export const HighlightSections = ({ browsing, highlights }: SectionsProps) => {
  if (highlights.totalCount === 0) return <NothingFound browsing={browsing} waysOn={highlights.waysOn} />;
  return (
    <>
      <Weekend browsing={browsing} highlights={highlights} />
      <section className="section later-and-venues">
        <Later browsing={browsing} highlights={highlights} />
        <Venues venues={highlights.venues} />
      </section>
    </>
  );
};

const Weekend = ({ browsing, highlights: { weekend, soonest, totalCount } }: SectionsProps) => {
  const t = useTranslations('ticketBrowse');
  const isEmpty = weekend.pageInfo.totalCount === 0;
  const count = isEmpty ? totalCount : weekend.pageInfo.totalCount;
  const events = isEmpty ? soonest : nodesOf(weekend);
  const { near } = browsing;
  const all = isEmpty
    ? browsingPath(browsing, { sort: near ? 'nearest' : 'cheapest' })
    : browsingPath(browsing, { when: 'this-weekend' });
  const state = near?.place;
  const mapPath = state
    ? searchPath({ ...state, offer: 'events' }, writeTicketQuery(emptyTicketQuery))
    : null;
  return (
    <section className="mt-8" aria-labelledby="weekend">
      <div className="section-head">
        <div>
          <h2 className="title-1" id="weekend">
            {isEmpty ? t('coming') : t('form.times.this-weekend')}
          </h2>
          <p className="text-muted">
            {near ? t('countWithin', { count, miles: milesOf(near.radius) }) : t('count', { count })}
          </p>
        </div>
        <div className="flex gap-4">
          {mapPath && <TextLink to={mapPath}>{t('onMap')}</TextLink>}
          {count > events.length && (
            <TextLink to={all} className="desktop-only">
              {t('showAll', { count })}
            </TextLink>
          )}
        </div>
      </div>
      <div className="card-grid event-tiles">
        {events.map((event, index) => (
          <EventTile key={event.id} event={event} isEager={index < eager} />
        ))}
      </div>
      {count > events.length && (
        <ButtonLink to={all} isFull className="phone-only mt-6">
          {t('showAll', { count })}
        </ButtonLink>
      )}
    </section>
  );
};

const Later = ({ browsing, highlights: { later } }: SectionsProps) => {
  const t = useTranslations('ticketBrowse');
  const { events, kind, from, to, totalCount } = later;
  if (events.length === 0) return null;
  return (
    <div>
      <div className="section-head">
        <h2 className="title-1">{t(`later.${kind}`)}</h2>
        {totalCount > events.length && (
          <TextLink to={browsingPath(browsing, { dateFrom: from, dateTo: to })}>
            {t('showAll', { count: totalCount })}
          </TextLink>
        )}
      </div>
      <div className="event-stubs">
        {events.map((event) => (
          <EventStub key={event.id} event={event} />
        ))}
      </div>
    </div>
  );
};

const Venues = ({ venues }: { venues: Highlights['venues'] }) => {
  const t = useTranslations('ticketBrowse');
  const noteOf = useVenueNote();
  if (venues.length === 0) return null;
  return (
    <div>
      <div className="section-head">
        <h2 className="title-1">{t('venues.liked')}</h2>
        <TextLink to={venuesPath()}>{t('venues.all')}</TextLink>
      </div>
      <ul className="venue-rows">
        {venues.map((venue) => (
          <li key={venue.id}>
            <PageLink to={venuePath(venue.slug)}>
              <span className="photo">
                <Picture image={{ ...venue.image, alt: '' }} sizes="72px" width={72} height={56} />
              </span>
              <span className="venue-row-words">
                <b>{venue.name}</b>
                <span className="small text-muted">{noteOf(venue)}</span>
              </span>
              <span className="small text-muted">{t('count', { count: venue.eventCount })}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
