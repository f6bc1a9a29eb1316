import { dayInZone } from '@golark/contract/dates/rules';
import { searchPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { brand } from '../brand.ts';
import { Island } from '../platform/island.tsx';
import { pageMeta } from '../platform/page/page-meta.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import type { Route } from './+types/search-page.ts';
import { loadEventsOf } from './load-events-of.ts';
import {
  findDestination,
  findDestinationByName,
  loadStays,
  loadWithout,
  nextNightsOf,
  slugsOfPath,
} from './load-search.ts';
import { placeNameOf } from './place-name-of.ts';
import { Results } from './results.tsx';
import { withKnownValues } from './search-body.ts';
import { searchBoxCode } from './search-box-code.ts';
import { searchPillCode } from './search-pill-code.ts';
import { hasFilters, readSearchQuery, type SearchQuery, writeSearchQuery } from './search-query.ts';
import { placeOf } from './use-place-suggestions.ts';
import './search-page.css';

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, now } = readPage(args);
  const asked = withKnownValues(readSearchQuery(url.searchParams));
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
  const isNothing = found.estimatedTotalResults === 0;
  const without =
    isNothing && hasFilters(search) ? await loadWithout(api, search, { destination, isState }) : {};
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
    without,
    nextNights: isNothing ? nextNightsOf(search, dayInZone(now, destination.timeZone)) : null,
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
  messages: ['eventCards', 'map', 'search', 'searchFilters', 'stays'],
  theme: themeOfPath,
  search: headerSearch,
  isReused: true,
};

type Loaded = Awaited<ReturnType<typeof loader>>;
export type FoundPage = Extract<Loaded, { kind: 'found' }>;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'search');
  if (loaderData.kind === 'unknown')
    return pageMeta({ title: t('title', { place: brand.name }), isIndexed: false });
  return pageMeta({
    title: t('title', { place: placeNameOf(loaderData) }),
    description: t('description', { place: placeNameOf(loaderData) }),
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
