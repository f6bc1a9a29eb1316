import { cityPathOf } from '@golark/contract/paths';
import { Island, islandCode, loadWithCode } from '../platform/island.tsx';
import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf } from '../platform/translations.ts';
import { searchPillCode } from '../search/index.ts';
import type { Route } from './+types/property-page.ts';
import { loadStayPage, type StayPage } from './load-stay-page.ts';
import './property-page.css';
import './section-bar.css';

export const loader = (args: Route.LoaderArgs) => loadStayPage(args, args.params.id);

const headerSearch = ({ property, search }: StayPage) => {
  const { city, state } = property;
  const place = { id: city.id, label: `${city.name}, ${state.name}`, path: cityPathOf(property) };
  return <Island of={searchPillCode} place={place} search={search} />;
};

export const handle = {
  messages: ['accessFacts', 'eventCards', 'map', 'reviews', 'rooms', 'search', 'stays'],
  theme: 'light',
  hasTabBar: false,
  hasMobileBar: false,
  search: headerSearch,
  isReused: true,
};

const content = islandCode(() =>
  import('./property-content.tsx').then(({ PropertyContent }) => PropertyContent),
);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithCode(serverLoader(), content);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { property, locale } = loaderData;
  const t = translatorOf(locale, 'stays');
  return pageMeta({
    title: t('page.title', { title: property.title, city: property.city.name }),
    description: property.description.slice(0, 160),
  });
};

const PropertyPage = ({ loaderData }: Route.ComponentProps) => <Island of={content} loaded={loaderData} />;

export default PropertyPage;
