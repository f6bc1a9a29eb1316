import { Island, islandCode, loadWithCode } from '../platform/island.tsx';
import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/city-page.ts';
import { loadCity } from './load-city.server.ts';
import './city-page.css';

export const handle = { messages: ['destinations', 'eventCards', 'map', 'search', 'stays'], isShared: true };

export const loader = (args: Route.LoaderArgs) => loadCity(args, args.params);

const content = islandCode(() => import('./city-content.tsx').then(({ CityContent }) => CityContent));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithCode(serverLoader(), content);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'destinations');
  const { name, stateName, stayCount } = loaderData.city;
  return pageMeta({
    title: t('city.headTitle', { city: name, state: stateName }),
    description: t('city.description', { city: name, count: stayCount }),
    isIndexed: stayCount > 0,
  });
};

const CityPage = ({ loaderData }: Route.ComponentProps) => <Island of={content} city={loaderData.city} />;

export default CityPage;
