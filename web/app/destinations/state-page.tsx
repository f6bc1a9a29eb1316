import { searchDestinations } from '@golark/contract/destinations/calls';
import { destinationsPath, searchPath } from '@golark/contract/paths';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import type { Route } from './+types/state-page.ts';
import { PlaceGrid } from './place-grid.tsx';

export const handle = { messages: ['destinations'], isShared: true };

const citiesShown = 24;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const { params } = args;
  const filters = `level:400 AND stateNameSlug:${params.state}`;
  const body = { filters, hitsPerPage: citiesShown };
  const isSlug = /^[a-z-]{2,40}$/.test(params.state);
  const found = isSlug ? dataOrThrow(await callApi(api, searchDestinations, { body })) : { hits: [] };
  const [first] = found.hits;
  if (!first) throw pageNotFound(url);
  return { locale, state: first.stateName, cities: found.hits };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'destinations');
  return pageMeta({ title: t('stateHeadTitle', { state: loaderData.state }) });
};

const StatePage = ({ loaderData: { state, cities }, params }: Route.ComponentProps) => {
  const t = useTranslations('destinations');
  return (
    <div className="page-width pt-4">
      <Crumbs crumbs={[{ label: t('title'), to: destinationsPath() }, { label: state }]} />
      <h1 className="display mt-4">{t('stateTitle', { state })}</h1>
      <ButtonLink to={searchPath({ state: params.state })} variant="primary" className="mt-6">
        {t('searchState', { state })}
      </ButtonLink>
      <PlaceGrid
        title={t('cities')}
        places={cities.map((city) => ({ ...city, note: t('people', { count: city.population }) }))}
        states={[]}
      />
    </div>
  );
};

export default StatePage;
