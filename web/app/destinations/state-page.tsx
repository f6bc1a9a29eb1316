import { popularDestinations, searchDestinations } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import { destinationsPath, searchPath, statePath } from '@golark/contract/paths';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { Island } from '../platform/island.tsx';
import { describePage } from '../platform/page/describe-page.server.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import { crumbsThing } from '../platform/page/structured-data.server.ts';
import type { Api } from '../platform/request-context.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { loadWhatsOn, whatsOnPart } from '../tickets/index.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { SearchIcon } from '../ui/icon.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import type { Route } from './+types/state-page.ts';
import { loadLowestTotals } from './lowest-totals.ts';
import { PlaceGrid } from './place-grid.tsx';
import { usePlaceNote } from './use-place-note.ts';

export const handle = { messages: ['destinations', 'eventCards'], isShared: true };

const citiesShown = 24;
const eventsShown = 4;

/** A state without stays has a page too: its largest city tells its name. */
const findState = async (api: Api, stateNameSlug: string): Promise<Destination | null> => {
  const body = { filters: `level:400 AND stateNameSlug:${stateNameSlug}`, hitsPerPage: 1 };
  return dataOrThrow(await callApi(api, searchDestinations, { body })).hits[0] ?? null;
};

const crumbsOf = (title: string, state: string) => [
  { label: title, to: destinationsPath() },
  { label: state },
];

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const stateNameSlug = args.params.state;
  if (!/^[a-z-]{2,40}$/.test(stateNameSlug)) throw pageNotFound(url);
  const [found, popular] = await Promise.all([
    findState(api, stateNameSlug),
    callApi(api, popularDestinations, { query: { stateNameSlug, limit: citiesShown } }),
  ]);
  if (found === null) throw pageNotFound(url);
  const cities = dataOrThrow(popular).destinations;
  const [totals, whatsOn] = await Promise.all([
    loadLowestTotals(api, cities),
    loadWhatsOn(api, { stateId: found.stateId, pageSize: eventsShown }),
  ]);
  const crumbs = crumbsOf(translatorOf(locale, 'destinations')('title'), found.stateName);
  describePage(args, {
    path: statePath(stateNameSlug),
    things: (at) => [crumbsThing(crumbs, at)],
  });
  return { locale, state: found.stateName, cities, totals, whatsOn };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'destinations');
  return pageMeta({ title: t('stateHeadTitle', { state: loaderData.state }) });
};

const StatePage = ({ loaderData: { state, cities, totals, whatsOn }, params }: Route.ComponentProps) => {
  const t = useTranslations('destinations');
  const noteOf = usePlaceNote();
  return (
    <div className="page-width pt-4">
      <Crumbs crumbs={crumbsOf(t('title'), state)} />
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
      {whatsOn && (
        <Island
          of={whatsOnPart}
          title={t('whatsOn', { state })}
          found={whatsOn}
          allPath={searchPath({ state: params.state, offer: 'events' })}
        />
      )}
    </div>
  );
};

export default StatePage;
