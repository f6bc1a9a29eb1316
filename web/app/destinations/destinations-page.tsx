import { popularDestinations } from '@golark/contract/destinations/calls';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { readLocale } from '../platform/preferences.ts';
import { apiContext } from '../platform/request-context.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { SearchIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import type { Route } from './+types/destinations-page.ts';
import { PlaceGrid } from './place-grid.tsx';

export const handle = { isShared: true };

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { destinations } = dataOrThrow(await callApi(context.get(apiContext), popularDestinations));
  return { locale: readLocale(request, context), destinations };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'destinations');
  return [{ title: t('headTitle') }, { name: 'description', content: t('lead') }];
};

const DestinationsPage = ({ loaderData: { destinations } }: Route.ComponentProps) => {
  const t = useTranslations('destinations');
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
            note: t('stays', { state: place.stateName, count: place.stayCount }),
          }))}
          states={states.map(([slug, name]) => ({ slug, name }))}
        />
      )}
    </div>
  );
};

export default DestinationsPage;
