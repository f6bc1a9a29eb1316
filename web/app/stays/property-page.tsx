import { cityPathOf, stayPath } from '@golark/contract/paths';
import { Island, islandCode } from '../platform/island.tsx';
import { pageMeta } from '../platform/page/page-meta.ts';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf } from '../platform/translations.ts';
import { readSearchQuery, searchPillCode } from '../search/index.ts';
import type { Route } from './+types/property-page.ts';
import { loadProperty } from './load-property.ts';
import './property-page.css';
import './section-bar.css';

const yearMilliseconds = 365.25 * 86_400_000;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now, url } = readPage(args);
  const { id } = args.params;
  assertPageId(id, url);
  const search = readSearchQuery(url.searchParams);
  const loaded = await loadProperty(api, { id, search, now });
  const { joinedOn } = loaded.property.host;
  return {
    ...loaded,
    search,
    locale,
    canonical: new URL(stayPath(id), url).href,
    // to the minute: the same data then renders the same page
    now: `${now.toISOString().slice(0, 16)}:00.000Z`,
    yearsHosting: Math.floor((now.getTime() - Date.parse(joinedOn)) / yearMilliseconds),
  };
};

export type Loaded = Awaited<ReturnType<typeof loader>>;

const headerSearch = ({ property, search }: Loaded) => {
  const { city, state } = property;
  const place = { id: city.id, label: `${city.name}, ${state.name}`, path: cityPathOf(property) };
  return <Island of={searchPillCode} place={place} search={search} />;
};

export const handle = {
  messages: ['map', 'reviews', 'search', 'stays'],
  theme: 'light',
  hasTabBar: false,
  hasMobileBar: false,
  search: headerSearch,
  isReused: true,
};

const content = islandCode(() =>
  import('./property-content.tsx').then(({ PropertyContent }) => PropertyContent),
);

export const clientLoader = async ({ serverLoader }: Route.ClientLoaderArgs) => {
  const [data] = await Promise.all([serverLoader(), content.load()]);
  return data;
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { property, locale, canonical } = loaderData;
  const t = translatorOf(locale, 'stays');
  return pageMeta({
    title: t('page.title', { title: property.title, city: property.city.name }),
    description: property.description.slice(0, 160),
    canonical,
  });
};

const PropertyPage = ({ loaderData }: Route.ComponentProps) => <Island of={content} loaded={loaderData} />;

export default PropertyPage;
