import { brand } from '../brand.ts';
import { Island } from '../platform/island.tsx';
import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import type { Route } from './+types/search-page.ts';
import { loadSearchPage } from './load-search-page.ts';
import { placeOf } from './place.ts';
import { placeNameOf } from './place-name-of.ts';
import { Results } from './results.tsx';
import { searchBoxCode } from './search-box-code.ts';
import { searchPillCode } from './search-pill-code.ts';
import type { SearchQuery } from './search-query.ts';
import './search-page.css';

export const loader = (args: Route.LoaderArgs) => loadSearchPage(args, args.params['*'] ?? '');

/** The page of an unknown place has the search box in its content instead. */
const headerSearch = (page: Loaded) => {
  if (page.kind === 'unknown') return null;
  const { destination, isState, search, path } = page;
  const name = destination.stateName;
  const place = isState ? { id: `state.${destination.stateId}`, label: name, path } : placeOf(destination);
  return <Island of={searchPillCode} place={place} search={search} />;
};

/** Searches by offer, `/s/stays/…` and `/s/events/…`, are light (specification, section 2). */
const themeOfPath = (pathname: string) => (/^\/s\/(?:stays|events)(?:\/|$)/.test(pathname) ? 'light' : null);

export const handle = {
  messages: ['accessFacts', 'eventCards', 'map', 'search', 'searchFilters', 'stays'],
  theme: themeOfPath,
  search: headerSearch,
  isReused: true,
};

type Loaded = Awaited<ReturnType<typeof loader>>;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'search');
  if (loaderData.kind === 'unknown')
    return pageMeta({ title: t('title', { place: brand.name }), isIndexed: false });
  return pageMeta({
    title: t('title', { place: placeNameOf(loaderData) }),
    description: t('description', { place: placeNameOf(loaderData) }),
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
