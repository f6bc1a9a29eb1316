import { getVenue } from '@golark/contract/events/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { readPage } from '../../platform/page/page-request.ts';
import type { Route } from './+types/venue-calendar.ts';
import { datesCalendar } from './dates-calendar.server.ts';
import { loadDates } from './load-dates.ts';

/** `/tickets/venue/{slug}/calendar.ics` */
export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now, url } = readPage(args);
  const venueId = args.params.slug;
  const { venue } = dataOrThrow(await callApi(api, getVenue, { params: { venueId } }));
  const events = await loadDates(api, { venueId: venue.id });
  return datesCalendar({ slug: venue.slug, events, locale, now, url });
};
