import { mayAsPartner } from '@golark/contract/access/rules';
import { booksTimeZone } from '@golark/contract/brand';
import { dayInZone, timeInZone } from '@golark/contract/dates/rules';
import { getHostDay } from '@golark/contract/partners/calls';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { translatorOf } from '../../platform/translations.ts';
import { actingAs, readHostPage } from '../read-host-page.ts';
import type { Route } from './+types/today-page.ts';
import { HostDayView } from './host-day-view.tsx';
import './today.css';

export const handle = { messages: ['partnerToday'] };
export const headers = personalHeaders;

const partOfDay = (hour: number): 'morning' | 'afternoon' | 'evening' => {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
};

/** The day at most of the host's places, wherever its reader is. */
export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now, account, host } = readHostPage(args);
  const day = mayAsPartner(host.role, 'reservations.read')
    ? dataOrThrow(await callApi(api, getHostDay, { headers: actingAs(host) }))
    : null;
  const timeZone = day?.timeZone ?? booksTimeZone;
  return {
    locale,
    day,
    firstName: account.firstName,
    today: dayInZone(now, timeZone),
    partOfDay: partOfDay(Number(timeInZone(now, timeZone).slice(0, 2))),
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'partnerToday')('headTitle'), isIndexed: false })
    : [];

const TodayPage = ({ loaderData }: Route.ComponentProps) => <HostDayView loaded={loaderData} />;

export default TodayPage;
