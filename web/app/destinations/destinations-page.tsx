import { listStates, popularDestinations } from '@golark/contract/destinations/calls';
import { destinationsPath } from '@golark/contract/paths';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { Island, islandCode, loadWithCode } from '../platform/island.tsx';
import { describePage } from '../platform/page/describe-page.server.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf } from '../platform/translations.ts';
import type { Route } from './+types/destinations-page.ts';
import { loadLowestTotals } from './lowest-totals.ts';
import './place-grid.css';

export const handle = { messages: ['destinations'], isShared: true };

const placesShown = 24;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale } = readPage(args);
  describePage(args, { path: destinationsPath() });
  const [states, popular] = await Promise.all([
    callApi(api, listStates, {}),
    callApi(api, popularDestinations, { query: { limit: placesShown } }),
  ]);
  const { destinations } = dataOrThrow(popular);
  return {
    locale,
    states: dataOrThrow(states).states,
    destinations,
    totals: await loadLowestTotals(api, destinations),
  };
};

const content = islandCode(() =>
  import('./destinations-content.tsx').then(({ DestinationsContent }) => DestinationsContent),
);

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  loadWithCode(serverLoader(), content);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'destinations');
  return pageMeta({ title: t('headTitle'), description: t('lead') });
};

const DestinationsPage = ({ loaderData: { states, destinations, totals } }: Route.ComponentProps) => (
  <Island of={content} {...{ states, destinations, totals }} />
);

export default DestinationsPage;
