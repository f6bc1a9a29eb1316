import { dayInBooks } from '@golark/contract/dates/rules';
import { getHostCalendar, listHostCalendars } from '@golark/contract/host-calendar/calls';
import { nodesOf } from '@golark/contract/paging/rules';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { translatorOf } from '../../platform/translations.ts';
import { actingAs, readHostPage } from '../read-host-page.ts';
import type { Route } from './+types/calendar-page.ts';
import type { CalendarOutcome } from './calendar-outcome.ts';
import { readCalendarQuery } from './calendar-query.ts';
import { CalendarShell } from './calendar-shell.tsx';
import { NoListings } from './no-listings.tsx';
import { runCalendarForm } from './submit-calendar.server.ts';
import './calendar.css';

export const handle = { messages: ['fields', 'hostCalendar'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, host, now } = readHostPage(args);
  const query = readCalendarQuery(url, dayInBooks(now));
  const as = { headers: actingAs(host) };
  const listingId = query.listingId ?? (await firstListing(api, as));
  const shown = { locale, host, query, newId: crypto.randomUUID() };
  if (!listingId) return { ...shown, calendar: null };
  const wanted = {
    month: query.month,
    months: query.view === 'year' ? 12 : 1,
    ...(query.roomTypeId ? { roomTypeId: query.roomTypeId } : {}),
  };
  const found = await callApi(api, getHostCalendar, { params: { listingId }, query: wanted, ...as });
  return { ...shown, calendar: dataOrThrow(found) };
};

/** The first listing of the host by title; null if there is none. */
const firstListing = async (
  api: Parameters<typeof callApi>[0],
  as: { headers: Record<string, string> },
): Promise<string | null> => {
  const listed = dataOrThrow(await callApi(api, listHostCalendars, { query: { nights: 0 }, ...as }));
  return nodesOf(listed)[0]?.listing.id ?? null;
};

export const action = (args: Route.ActionArgs) => runCalendarForm(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const t = translatorOf(loaderData.locale, 'hostCalendar');
  const title = loaderData.calendar
    ? `${t('headTitle')}, ${loaderData.calendar.listing.title}`
    : t('headTitle');
  return pageMeta({ title, isIndexed: false });
};

/** The calendar of one listing: its month or year, and everything that its host changes in it. */
const CalendarPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const { calendar, query, host, newId } = loaderData;
  if (!calendar) return <NoListings />;
  const outcome = actionData as CalendarOutcome | undefined;
  return (
    <CalendarShell
      key={`${calendar.listing.id} ${calendar.roomTypeId}`}
      calendar={calendar}
      host={host}
      query={query}
      newId={newId}
      outcome={outcome}
    />
  );
};

export default CalendarPage;
