import { getPerformer } from '@golark/contract/events/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { readPage } from '../../platform/page/page-request.ts';
import type { Route } from './+types/performer-calendar.ts';
import { datesCalendar } from './dates-calendar.server.ts';
import { loadDates } from './load-dates.ts';

/** `/tickets/performer/{slug}/calendar.ics` */
export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now, url } = readPage(args);
  const performerId = args.params.slug;
  const { performer } = dataOrThrow(await callApi(api, getPerformer, { params: { performerId } }));
  const events = await loadDates(api, { performerId: performer.id });
  return datesCalendar({ slug: performer.slug, events, locale, now, url });
};
