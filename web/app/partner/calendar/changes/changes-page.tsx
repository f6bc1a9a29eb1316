import { listCalendarChanges } from '@golark/contract/host-calendar/calls';
import { nodesOf } from '@golark/contract/paging/rules';
import { calendarPath } from '@golark/contract/partner-paths';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../../platform/api-client.ts';
import { orNetworkIssue } from '../../../platform/page/network-issue.ts';
import { personalHeaders } from '../../../platform/page/page-headers.ts';
import { pageMeta } from '../../../platform/page/page-meta.ts';
import { readPageNumber } from '../../../platform/page/page-number.ts';
import { translatorOf } from '../../../platform/translations.ts';
import { actingAs, readHostPage } from '../../read-host-page.ts';
import type { CalendarOutcome } from '../calendar-outcome.ts';
import { nightsTyped } from '../calendar-query.ts';
import { runCalendarForm } from '../submit-calendar.server.ts';
import type { Route } from './+types/changes-page.ts';
import { ChangesView } from './changes-view.tsx';
import '../calendar.css';

export const handle = { messages: ['fields', 'hostCalendar'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, host } = readHostPage(args);
  const listingId = url.searchParams.get('listing');
  if (!listingId) throw redirect(calendarPath());
  const typed = url.searchParams.get('night');
  // what is no day is as if it were not there
  const night = nightsTyped(typed, typed)?.from ?? null;
  const query = { pageNumber: readPageNumber(url), ...(night ? { night } : {}) };
  const input = { params: { listingId }, query, headers: actingAs(host) };
  const { listing, ...page } = dataOrThrow(await callApi(api, listCalendarChanges, input));
  return { locale, host, listing, night, changes: nodesOf(page), pageInfo: page.pageInfo };
};

export const action = (args: Route.ActionArgs) => runCalendarForm(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'hostCalendar');
  return pageMeta({ title: `${t('log.of')}, ${loaderData.listing.title}`, isIndexed: false });
};

/** Everything that the team has changed in a calendar, or in one of its nights. */
const ChangesPage = ({ loaderData, actionData }: Route.ComponentProps) => (
  <ChangesView {...loaderData} outcome={actionData as CalendarOutcome | undefined} />
);

export default ChangesPage;
