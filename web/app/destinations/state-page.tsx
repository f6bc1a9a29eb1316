import { Island, islandCode, loadWithCode } from '../platform/island.tsx';
import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/state-page.ts';
import { loadState } from './load-state.server.ts';
import './place-grid.css';

export const handle = { messages: ['destinations', 'eventCards'], isShared: true };

export const loader = (args: Route.LoaderArgs) => loadState(args, args.params.state);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'destinations');
  return pageMeta({ title: t('stateHeadTitle', { state: loaderData.state }) });
};

const content = islandCode(() => import('./state-content.tsx').then(({ StateContent }) => StateContent));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithCode(serverLoader(), content);

const StatePage = ({ loaderData: { locale: _, ...page } }: Route.ComponentProps) => (
  <Island of={content} {...page} />
);

export default StatePage;
