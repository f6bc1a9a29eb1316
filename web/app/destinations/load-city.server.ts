import { cityPath } from '@golark/contract/city-paths';
import { destinationsPath, statePath } from '@golark/contract/paths';
import { getPlaceOverview, searchProperties } from '@golark/contract/search/calls';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { describePage } from '../platform/page/describe-page.server.ts';
import { pageNotFound } from '../platform/page/page-not-found.ts';
import { readPage } from '../platform/page/page-request.ts';
import { crumbsThing } from '../platform/page/structured-data.server.ts';
import { translatorOf } from '../platform/translations.ts';
import { presentNearby } from '../stays/present-nearby.server.ts';
import { loadWhatsOn, whatsOnMeters } from '../tickets/index.ts';
import { presentMonths } from './present-months.server.ts';

const staysShown = 8;
const eventsShown = 4;

type Slugs = { state: string; city: string };

/** Everything on the page of a city. */
export const loadCity = async (args: Parameters<typeof readPage>[0], { state, city }: Slugs) => {
  const { api, locale, url } = readPage(args);
  const overview = await callApi(api, getPlaceOverview, { params: { stateNameSlug: state, nameSlug: city } });
  if (!overview.ok && overview.error.statusCode < 429) throw pageNotFound(url);
  const { destination, stayCount, neighborhoods, nearby, months } = dataOrThrow(overview);
  const [stays, whatsOn] = await Promise.all([
    callApi(api, searchProperties, {
      body: { pageSize: staysShown, filters: { cityId: destination.objectID } },
    }),
    loadWhatsOn(api, { ...destination._geoloc, radius: whatsOnMeters, pageSize: eventsShown }),
  ]);
  const { name, stateName, mainImageId } = destination;
  const crumbs = [
    { label: translatorOf(locale, 'destinations')('title'), to: destinationsPath() },
    { label: stateName, to: statePath(state) },
    { label: name },
  ];
  describePage(args, {
    path: cityPath(state, city),
    picture: { id: mainImageId, alt: name },
    things: (at) => [crumbsThing(crumbs, at)],
  });
  return {
    locale,
    city: {
      name,
      stateName,
      at: destination._geoloc,
      mainImageId,
      crumbs,
      stayCount,
      neighborhoods,
      whatsOn,
      stateSlug: state,
      citySlug: city,
      stays: stays.ok ? stays.data.properties : [],
      around: presentNearby({ nearby, neighborhood: null, city: { id: '', name, slug: city } }, locale),
      months: presentMonths(months, locale),
    },
  };
};

export type CityPage = Awaited<ReturnType<typeof loadCity>>['city'];
