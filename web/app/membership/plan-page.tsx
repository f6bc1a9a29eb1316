import { Island, islandCode, loadWithCode } from '../platform/island.tsx';
import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/plan-page.ts';
import { loadPlan } from './load-plan.ts';
import '../ui/applied-code.css';
import './plan-page.css';

export const loader = (args: Route.LoaderArgs) => loadPlan(args, args.params['*']);

// phones have the price and the button at the bottom instead of the tabs
export const handle = { messages: ['plan'], isShared: true, hasTabBar: false };

const content = islandCode(() => import('./plan-content.tsx').then(({ PlanContent }) => PlanContent));

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithCode(serverLoader(), content);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { description, locale } = loaderData;
  const title = translatorOf(locale, 'plan')('headTitle');
  return pageMeta({ title, description });
};

const PlanPage = ({ loaderData }: Route.ComponentProps) => <Island of={content} loaded={loaderData} />;

export default PlanPage;
