import { popularDestinations } from '@golark/contract/destinations/calls';
import { destinationsPath } from '@golark/contract/paths';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { describePage } from '../platform/page/describe-page.server.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { SearchIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import type { Route } from './+types/destinations-page.ts';
import { loadLowestTotals } from './lowest-totals.ts';
import { PlaceGrid } from './place-grid.tsx';
import { usePlaceNote } from './use-place-note.ts';

export const handle = { messages: ['destinations'], isShared: true };

const placesShown = 24;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale } = readPage(args);
  describePage(args, { path: destinationsPath() });
  const { destinations } = dataOrThrow(
    await callApi(api, popularDestinations, { query: { limit: placesShown } }),
  );
  return { locale, destinations, totals: await loadLowestTotals(api, destinations) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'destinations');
  return pageMeta({ title: t('headTitle'), description: t('lead') });
};

const DestinationsPage = ({ loaderData: { destinations, totals } }: Route.ComponentProps) => {
  const t = useTranslations('destinations');
  const noteOf = usePlaceNote();
  const states = [...new Map(destinations.map((place) => [place.stateNameSlug, place.stateName]))];
  return (
    <div className="page-width pt-8">
      <h1 className="display">{t('title')}</h1>
      <p className="body-large text-muted mt-3 max-w-[60ch]">{t('lead')}</p>
      {destinations.length === 0 ? (
        <EmptyState icon={SearchIcon} title={t('empty')} text={t('emptyText')} />
      ) : (
        <PlaceGrid
          title={t('popular')}
          places={destinations.map((place) => ({
            ...place,
            name: `${place.name}, ${place.stateName}`,
            note: noteOf(place.stayCount, totals[place.objectID]),
          }))}
          states={states.map(([slug, name]) => ({ slug, name }))}
        />
      )}
    </div>
  );
};

export default DestinationsPage;
