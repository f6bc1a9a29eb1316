import { performerPath } from '@golark/contract/event-paths';
import { getPerformer } from '@golark/contract/events/calls';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { describePage } from '../../platform/page/describe-page.server.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { crumbsThing } from '../../platform/page/structured-data.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { eventListThings } from '../parts/event-things.server.ts';
import { performerCrumbs } from './browse-crumbs.ts';
import { findNear } from './find-near.ts';
import { loadDates } from './load-dates.ts';
import { settleTicketPath } from './settle-ticket-path.ts';
import { readTicketQuery, writeTicketQuery } from './ticket-query.ts';

/** The whole country: the distance only orders the cities. */
const wholeCountry = 5_000_000;

/** A performer with the events to come. */
export const loadPerformer = async (args: Parameters<typeof readPage>[0], performerId: string) => {
  const { api, locale, url } = readPage(args);
  const { when } = settleTicketPath(url);
  const asked = readTicketQuery(url.searchParams);
  const [found, { near }] = await Promise.all([
    callApi(api, getPerformer, { params: { performerId } }),
    findNear(api, asked),
  ]);
  const { performer } = dataOrThrow(found);
  if (performer.slug !== performerId) throw redirect(performerPath(performer.slug, url.search), 301);
  const events = await loadDates(api, {
    performerId: performer.id,
    ...(when ? { when } : {}),
    ...(near ? { lat: near.lat, lng: near.lng, radius: wholeCountry } : {}),
  });
  const crumbs = performerCrumbs(performer, translatorOf(locale, 'ticketBrowse'));
  describePage(args, {
    path: performerPath(performer.slug),
    picture: performer.image,
    things: (at) => [
      {
        '@type': performer.category === 'sports' ? 'SportsTeam' : 'PerformingGroup',
        name: performer.name,
        url: at.page(performerPath(performer.slug)),
        image: at.picture(performer.image.id),
      },
      crumbsThing(crumbs, at),
      ...eventListThings(events, at),
    ],
  });
  const isFiltered = when !== null || writeTicketQuery(asked) !== '';
  return { locale, performer, events, when, isFiltered, query: url.search };
};
