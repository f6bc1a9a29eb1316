import { popularDestinations, searchDestinations } from '@golark/contract/destinations/calls';
import { destinationsPath, searchPath } from '@golark/contract/paths';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import type { Api } from '../platform/request-context.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { SearchIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import type { Route } from './+types/state-page.ts';
import { loadLowestTotals } from './lowest-totals.ts';
import { PlaceGrid } from './place-grid.tsx';
import { usePlaceNote } from './use-place-note.ts';

export const handle = { messages: ['destinations'], isShared: true };

const citiesShown = 24;

/** A state without stays has a page too: its largest city tells its name. */
const findStateName = async (api: Api, stateNameSlug: string): Promise<string | null> => {
  const body = { filters: `level:400 AND stateNameSlug:${stateNameSlug}`, hitsPerPage: 1 };
  return dataOrThrow(await callApi(api, searchDestinations, { body })).hits[0]?.stateName ?? null;
};

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const stateNameSlug = args.params.state;
  if (!/^[a-z-]{2,40}$/.test(stateNameSlug)) throw pageNotFound(url);
  const [name, popular] = await Promise.all([
    findStateName(api, stateNameSlug),
    callApi(api, popularDestinations, { query: { stateNameSlug, limit: citiesShown } }),
  ]);
  if (name === null) throw pageNotFound(url);
  const cities = dataOrThrow(popular).destinations;
  return { locale, state: name, cities, totals: await loadLowestTotals(api, cities) };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'destinations');
  return pageMeta({ title: t('stateHeadTitle', { state: loaderData.state }) });
};

const StatePage = ({ loaderData: { state, cities, totals }, params }: Route.ComponentProps) => {
  const t = useTranslations('destinations');
  const noteOf = usePlaceNote();
  return (
    <div className="page-width pt-4">
      <Crumbs crumbs={[{ label: t('title'), to: destinationsPath() }, { label: state }]} />
      <h1 className="display mt-4">{t('stateTitle', { state })}</h1>
      <ButtonLink to={searchPath({ state: params.state })} variant="primary" className="mt-6">
        {t('searchState', { state })}
      </ButtonLink>
      {cities.length === 0 ? (
        <EmptyState icon={SearchIcon} title={t('empty')} text={t('emptyText')} />
      ) : (
        <PlaceGrid
          title={t('cities')}
          places={cities.map((city) => ({ ...city, note: noteOf(city.stayCount, totals[city.objectID]) }))}
          states={[]}
        />
      )}
    </div>
  );
};

export default StatePage;
