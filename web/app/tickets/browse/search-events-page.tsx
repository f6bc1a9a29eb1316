import { searchPath } from '@golark/contract/paths';
import { useRef } from 'react';
import { redirect, useNavigate } from 'react-router';
import { MapPane, useMarkedStays } from '../../map/index.ts';
import { Island } from '../../platform/island.tsx';
import { describePage } from '../../platform/page/describe-page.server.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { pageNotFound } from '../../platform/page/page-not-found.ts';
import { leadToLastPage, readPage } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { OfferSwitch } from '../../search/offer-switch.tsx';
import { findDestination, slugsOfPath } from '../../search/places.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SearchIcon } from '../../ui/icon.tsx';
import { Pages } from '../../ui/pages.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { eventListThings } from '../parts/event-things.server.ts';
import { EventTile } from '../parts/event-tile.tsx';
import type { Route } from './+types/search-events-page.ts';
import { nearMeters } from './find-near.ts';
import { loadSearchEvents } from './load-search-events.ts';
import { SearchChips } from './search-chips.tsx';
import { searchToolsPart } from './search-tools-part.ts';
import { readTicketQuery, writeTicketQuery } from './ticket-query.ts';
import { venuePins } from './venue-pins.ts';
import '../../search/search-page.css';
import './browse.css';

/** Searches by offer are light (specification, section 2). */
export const handle = {
  messages: ['eventCards', 'map', 'search', 'ticketBrowse'],
  theme: 'light',
  isReused: true,
};

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const asked = readTicketQuery(url.searchParams);
  const slugs = slugsOfPath(args.params['*'] ?? '');
  // without a place: the page that asks for one
  if (!args.params['*']) throw redirect(searchPath(null, url.search));
  if (!slugs) throw pageNotFound(url);
  const destination = await findDestination(api, slugs);
  if (!destination) throw pageNotFound(url);
  const isState = slugs.citySlug === null;
  const found = await loadSearchEvents(api, asked, { destination, isState });
  const place = {
    state: destination.stateNameSlug,
    city: isState ? undefined : destination.nameSlug,
  };
  const path = searchPath({ ...place, offer: 'events' });
  leadToLastPage(url, { page: asked.page, count: found.pageInfo.totalPages });
  describePage(args, {
    path,
    picture: isState ? undefined : { id: destination.mainImageId, alt: destination.name },
    things: (at) => eventListThings(found.events, at),
  });
  return {
    locale,
    asked,
    destination,
    isState,
    found,
    place,
    path,
    isFiltered: writeTicketQuery(asked) !== '',
  };
};

type Loaded = Awaited<ReturnType<typeof loader>>;

const nameOf = ({ destination, isState }: Pick<Loaded, 'destination' | 'isState'>): string =>
  isState ? destination.stateName : destination.name;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'ticketBrowse');
  const place = nameOf(loaderData);
  return pageMeta({
    title: t('search.headTitle', { place }),
    description: t('search.description', { place }),
    isIndexed: !loaderData.isFiltered,
  });
};

const SearchEventsPage = ({ loaderData }: Route.ComponentProps) => {
  const { asked, destination, isState, found, place, path } = loaderData;
  const t = useTranslations('ticketBrowse');
  const list = useRef<HTMLDivElement>(null);
  const { markedIds, mark } = useMarkedStays(list);
  const { totalCount: count, pageNumber, totalPages } = found.pageInfo;
  const name = nameOf(loaderData);
  return (
    <div className="page-width search-split">
      <div className="search-page" ref={list}>
        <OfferSwitch current="events" place={place} query={asked} />
        <SearchChips
          path={path}
          asked={asked}
          counts={found.categories}
          hasPoint={!isState || asked.ll !== null}
        />
        <Island key={writeTicketQuery(asked)} of={searchToolsPart} path={path} asked={asked} />
        <h1 className="title-2">
          {asked.ll
            ? t('search.headingArea', { count })
            : t(isState ? 'search.heading' : 'search.headingCity', { count, place: name })}
        </h1>
        {count === 0 ? (
          <EmptyState
            icon={SearchIcon}
            title={t('nothing.title')}
            text={t('search.empty')}
            action={
              <ButtonLink to={path} variant="primary">
                {t('search.clear')}
              </ButtonLink>
            }
          />
        ) : (
          <div className="search-cards event-tiles">
            <h2 className="sr-only">{t('search.events')}</h2>
            {found.events.map((event, index) => (
              <div
                key={event.id}
                className="search-hit"
                data-stay={event.venue.id}
                data-marked={markedIds.includes(event.venue.id) ? '' : undefined}
              >
                <EventTile event={event} isEager={index < 4} />
              </div>
            ))}
          </div>
        )}
        <Pages
          current={pageNumber}
          count={totalPages}
          hrefOf={(page) => `${path}${writeTicketQuery({ ...asked, page })}`}
        />
      </div>
      <EventsMap loaded={{ asked, found, path, destination }} markedIds={markedIds} onMark={mark} />
    </div>
  );
};

export default SearchEventsPage;

type EventsMapProps = {
  loaded: Pick<Loaded, 'asked' | 'found' | 'path' | 'destination'>;
  markedIds: readonly string[];
  onMark: (ids: readonly string[]) => void;
};

const EventsMap = ({ loaded: { asked, found, path, destination }, markedIds, onMark }: EventsMapProps) => {
  const t = useTranslations('ticketBrowse.search');
  const navigate = useNavigate();
  const words = { events: (count: number) => t('atVenue', { count }), price: t('fromEach') };
  const stays = venuePins(found.events, words);
  return (
    <MapPane
      kind="venues"
      stays={stays}
      searchKey={stays.map(({ id }) => id).join()}
      area={asked.ll && { center: asked.ll, radius: asked.radius ?? nearMeters }}
      middle={destination._geoloc}
      markedIds={markedIds}
      onMark={onMark}
      onArea={{
        ofCircle: ({ center, radius }) =>
          navigate(`${path}${writeTicketQuery({ ...asked, ll: center, radius, page: 1 })}`, {
            replace: true,
            preventScrollReset: true,
          }),
      }}
    />
  );
};
