import { dayInZone } from '@golark/contract/dates/rules';
import { searchPath } from '@golark/contract/paths';
import { Fragment, useRef } from 'react';
import { redirect } from 'react-router';
import { brand } from '../brand.ts';
import { Island } from '../platform/island.tsx';
import { pageMeta } from '../platform/page/page-meta.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { whatsOnPart } from '../tickets/index.ts';
import { Alert } from '../ui/alert.tsx';
import { nightsBetween } from '../ui/format-range.ts';
import { Pages } from '../ui/pages.tsx';
import type { Route } from './+types/search-page.ts';
import { FilterBar } from './filter-bar.tsx';
import { HitCard, hitPath } from './hit-card.tsx';
import { loadEventsOf } from './load-events-of.ts';
import {
  defaultRadius,
  findDestination,
  findDestinationByName,
  isInPlace,
  loadStays,
  nextNightsOf,
  pageSize,
  slugsOfPath,
} from './load-search.ts';
import { NothingFound } from './nothing-found.tsx';
import { OfferSwitch } from './offer-switch.tsx';
import { ResultsMap } from './results-map.tsx';
import { searchBoxCode } from './search-box-code.ts';
import { searchPillCode } from './search-pill-code.ts';
import { readSearchQuery, type SearchQuery, writeSearchQuery, writeStayQuery } from './search-query.ts';
import { SortSelect } from './sort-select.tsx';
import { useMarkedStay } from './use-marked-stay.ts';
import { placeOf } from './use-place-suggestions.ts';
import { useStoreSearch } from './use-store-search.ts';
import './search-page.css';

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, now } = readPage(args);
  const asked = readSearchQuery(url.searchParams);
  const slugs = slugsOfPath(args.params['*'] ?? '');
  const typed = url.searchParams.get('q')?.trim();
  if (!slugs) {
    const named = typed ? await findDestinationByName(api, typed) : null;
    if (named) throw redirect(`${placeOf(named).path}${writeSearchQuery(asked)}`);
    return { locale, kind: 'unknown' as const, typed: typed ?? '', search: asked };
  }
  const destination = await findDestination(api, slugs);
  if (!destination) throw pageNotFound(url);
  const isState = slugs.citySlug === null;
  const [{ found, search, dateProblem }, whatsOn] = await Promise.all([
    loadStays(api, asked, { destination, isState }),
    loadEventsOf(api, asked, { destination, isState }),
  ]);
  const city = isState ? undefined : destination.nameSlug;
  const state = isState ? slugs.stateSlug : destination.stateNameSlug;
  const path = searchPath({ state, city, offer: slugs.offer });
  const canonical = new URL(searchPath({ state, city }), url).href;
  return {
    locale,
    kind: 'found' as const,
    path,
    canonical,
    destination,
    isState,
    found,
    search,
    dateProblem,
    nextNights:
      found.estimatedTotalResults === 0 ? nextNightsOf(search, dayInZone(now, destination.timeZone)) : null,
    whatsOn,
  };
};

/** The page of an unknown place has the search box in its content instead. */
const headerSearch = (page: Loaded) => {
  if (page.kind === 'unknown') return null;
  const { destination, isState, search, path } = page;
  const name = destination.stateName;
  const place = isState ? { id: destination.stateId, label: name, path } : placeOf(destination);
  return <Island of={searchPillCode} place={place} search={search} />;
};

/** Searches by offer, `/s/stays/…` and `/s/events/…`, are light (specification, section 2). */
const themeOfPath = (pathname: string) => (/^\/s\/(?:stays|events)(?:\/|$)/.test(pathname) ? 'light' : null);

export const handle = {
  messages: ['eventCards', 'map', 'search', 'stays'],
  theme: themeOfPath,
  search: headerSearch,
  isReused: true,
};

type Loaded = Awaited<ReturnType<typeof loader>>;
type FoundPage = Extract<Loaded, { kind: 'found' }>;

const nameOf = ({ destination, isState }: FoundPage) => (isState ? destination.stateName : destination.name);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'search');
  if (loaderData.kind === 'unknown')
    return pageMeta({ title: t('title', { place: brand.name }), isIndexed: false });
  return pageMeta({
    title: t('title', { place: nameOf(loaderData) }),
    description: t('description', { place: nameOf(loaderData) }),
    canonical: loaderData.canonical,
  });
};

const SearchPage = ({ loaderData }: Route.ComponentProps) =>
  loaderData.kind === 'unknown' ? <UnknownPlace {...loaderData} /> : <Results page={loaderData} />;

export default SearchPage;

const UnknownPlace = ({ typed, search }: { typed: string; search: SearchQuery }) => {
  const t = useTranslations('search');
  return (
    <div className="page-width search-page">
      <h1 className="display">{typed ? t('unknown.title', { place: typed }) : t('unknown.where')}</h1>
      <p className="text-muted">{t('unknown.text')}</p>
      <Island of={searchBoxCode} search={search} look="page" />
    </div>
  );
};

/** Events of the same place on the same dates. */
const eventsPathOf = ({ destination, isState, search: { dateFrom, dateTo } }: FoundPage): string => {
  const query = dateFrom && dateTo ? `?${new URLSearchParams({ dateFrom, dateTo })}` : '';
  const city = isState ? undefined : destination.nameSlug;
  return searchPath({ state: destination.stateNameSlug, city, offer: 'events' }, query);
};

const milesOf = (meters: number): number => Math.round(meters / 1609.344);

/** The position of the first stay outside the city, which come last; -1 where the order is another one. */
const firstFartherOf = ({ destination, isState, found, search }: FoundPage): number => {
  if (isState || search.ll || search.sort !== 'best') return -1;
  return found.properties.findIndex((hit) => !isInPlace(hit, { destination, isState }));
};

const Results = ({ page }: { page: FoundPage }) => {
  const t = useTranslations('search');
  const { path, destination, isState, found, search, dateProblem, nextNights, whatsOn } = page;
  const range = search.dateFrom && search.dateTo ? { start: search.dateFrom, end: search.dateTo } : null;
  const total = found.estimatedTotalResults;
  const query = writeStayQuery(search);
  useStoreSearch(nameOf(page), `${path}${writeSearchQuery(search)}`);
  const list = useRef<HTMLDivElement>(null);
  const { markedId, setMarkedId } = useMarkedStay(list);
  const center = isState || search.ll ? undefined : destination._geoloc;
  const place = nameOf(page);
  const firstFarther = firstFartherOf(page);
  const heading = isState
    ? t('headingState', { count: total, place })
    : t('heading', { count: total, place });
  return (
    <div className="page-width search-split">
      <div className="search-page" ref={list}>
        <OfferSwitch
          current="stays"
          place={{ state: destination.stateNameSlug, city: isState ? undefined : destination.nameSlug }}
          query={{ dateFrom: search.dateFrom, dateTo: search.dateTo, ll: search.ll, radius: search.radius }}
        />
        <FilterBar path={path} search={search} where={{ destination, isState }} facets={found.facets} />
        <div className="search-head">
          <div>
            <h1 className="title-2">{search.ll ? t('headingArea', { count: total }) : heading}</h1>
            <p className="small text-muted">
              {range ? t('totals', { nights: nightsBetween(range) }) : t('sampleTotals')}
            </p>
          </div>
          {total > 1 && <SortSelect path={path} search={search} />}
        </div>
        {dateProblem && <Alert tone="warning" title={t(`dateProblem.${dateProblem}`)} />}
        {total === 0 ? (
          <NothingFound path={path} search={search} place={place} nextNights={nextNights} />
        ) : (
          <div className="search-cards">
            <h2 className="sr-only">{t('results')}</h2>
            {found.properties.map((hit, position) => (
              <Fragment key={hit.id}>
                {position === firstFarther && (
                  <p className="search-farther">
                    {t('farther', { miles: milesOf(search.radius ?? defaultRadius) })}
                  </p>
                )}
                <div
                  className="search-hit"
                  data-stay={hit.id}
                  data-marked={hit.id === markedId ? '' : undefined}
                >
                  <HitCard
                    hit={hit}
                    query={query}
                    center={center}
                    hasAskedDates={range !== null}
                    savedWith={query}
                    isEager={position < 4}
                  />
                </div>
              </Fragment>
            ))}
          </div>
        )}
        <div className="search-foot">
          {total > 0 && (
            <span className="small text-muted">
              {t('range', {
                from: (search.page - 1) * pageSize + 1,
                to: Math.min(total, search.page * pageSize),
                total,
              })}
            </span>
          )}
          <Pages
            current={search.page}
            count={Math.ceil(total / pageSize)}
            hrefOf={(number) => `${path}${writeSearchQuery({ ...search, page: number })}`}
          />
        </div>
        {whatsOn && (
          <div className="search-events">
            <Island
              of={whatsOnPart}
              title={t('whatsOn', { place })}
              found={whatsOn}
              allPath={eventsPathOf(page)}
            />
          </div>
        )}
      </div>
      <ResultsMap
        path={path}
        found={{ search, where: { destination, isState }, hits: found.properties, total }}
        addressOf={(hit) => hitPath(hit, query, range !== null)}
        markedId={markedId}
        onMark={setMarkedId}
      />
    </div>
  );
};
