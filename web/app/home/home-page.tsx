import { homePath } from '@golark/contract/paths';
import { Island, islandCode, loadWithCode } from '../platform/island.tsx';
import { describePage } from '../platform/page/describe-page.server.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/home-page.ts';
import { homeThings } from './home-things.server.ts';
import { loadHome } from './load-home.ts';
import './home-page.css';

export const handle = {
  messages: ['eventCards', 'fields', 'home', 'search', 'stays', 'ticketParts'],
  theme: 'light',
  isHeaderLined: false,
  isShared: true,
};

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now } = readPage(args);
  describePage(args, { path: homePath(), things: homeThings });
  return { home: await loadHome(api, now), locale };
};

const content = islandCode(() => import('./home-content.tsx').then(({ HomeContent }) => HomeContent));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithCode(serverLoader(), content);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'home');
  return pageMeta({ title: t('title'), description: t('description') });
};

const HomePage = ({ loaderData }: Route.ComponentProps) => <Island of={content} home={loaderData.home} />;

export default HomePage;
