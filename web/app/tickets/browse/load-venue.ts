import { venuePath } from '@golark/contract/event-paths';
import { getVenue } from '@golark/contract/events/calls';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { describePage } from '../../platform/page/describe-page.server.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { crumbsThing } from '../../platform/page/structured-data.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { eventListThings, venueThing } from '../parts/event-things.server.ts';
import { venueCrumbs } from './browse-crumbs.ts';
import { loadDates } from './load-dates.ts';
import { settleTicketPath } from './settle-ticket-path.ts';

/** A venue with its events to come. */
export const loadVenue = async (args: Parameters<typeof readPage>[0], venueId: string) => {
  const { api, locale, url } = readPage(args);
  const { when } = settleTicketPath(url);
  const { venue } = dataOrThrow(await callApi(api, getVenue, { params: { venueId } }));
  if (venue.slug !== venueId) throw redirect(venuePath(venue.slug), 301);
  const events = await loadDates(api, { venueId: venue.id, ...(when ? { when } : {}) });
  const crumbs = venueCrumbs(venue, translatorOf(locale, 'ticketBrowse'));
  describePage(args, {
    path: venuePath(venue.slug),
    picture: venue.image,
    things: (at) => [venueThing(venue), crumbsThing(crumbs, at), ...eventListThings(events, at)],
  });
  return { locale, venue, events, when };
};
