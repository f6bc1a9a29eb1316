import { popularDestinations, searchDestinations } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import { destinationsPath, statePath } from '@golark/contract/paths';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { describePage } from '../platform/page/describe-page.server.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import { crumbsThing } from '../platform/page/structured-data.server.ts';
import type { Api } from '../platform/request-context.ts';
import { translatorOf } from '../platform/translations.ts';
import { loadWhatsOn } from '../tickets/index.ts';
import { loadLowestTotals } from './lowest-totals.ts';

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

/** Everything on the page of a state. */
export const loadState = async (args: Parameters<typeof readPage>[0], stateNameSlug: string) => {
  const { api, locale, url } = readPage(args);
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
  return { locale, state: found.stateName, stateNameSlug, crumbs, cities, totals, whatsOn };
};

export type StatePage = Omit<Awaited<ReturnType<typeof loadState>>, 'locale'>;
