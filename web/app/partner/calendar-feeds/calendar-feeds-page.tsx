import { listCalendarFeeds } from '@golark/contract/calendar-feeds/calls';
import { nodesOf } from '@golark/contract/paging/rules';
import { calendarFeedsPath, newListingPath } from '@golark/contract/partner-paths';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readPageNumber } from '../../platform/page/page-number.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CalendarIcon } from '../../ui/icon.tsx';
import { Pages } from '../../ui/pages.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { actingAs, readHostPage } from '../read-host-page.ts';
import type { Route } from './+types/calendar-feeds-page.ts';
import { ConflictList } from './conflict-list.tsx';
import { FeedNews } from './feed-news.tsx';
import { ListingFeeds } from './listing-feeds.tsx';
import { runFeedForm } from './submit-feeds.server.ts';
import './calendar-feeds.css';

export const handle = { messages: ['calendarFeeds', 'fields'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, host } = readHostPage(args);
  const query = { pageNumber: readPageNumber(url) };
  const input = { query, headers: actingAs(host) };
  const { conflicts, ...page } = dataOrThrow(await callApi(api, listCalendarFeeds, input));
  return { locale, host, conflicts, listings: nodesOf(page), pageInfo: page.pageInfo };
};

export const action = (args: Route.ActionArgs) => runFeedForm(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'calendarFeeds')('headTitle'), isIndexed: false })
    : [];

/** The listings of a host, each with its calendars on other sites; above them the nights that are sold twice. */
const CalendarFeedsPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('calendarFeeds');
  const { conflicts, listings, host, pageInfo } = loaderData;
  return (
    <div className="calendar-feeds">
      <header>
        <h1 className="display">{t('headTitle')}</h1>
        <p className="text-muted">{t('lead')}</p>
      </header>
      <FeedNews outcome={actionData} />
      <ConflictList conflicts={conflicts} host={host} />
      {listings.length === 0 && (
        <EmptyState
          icon={CalendarIcon}
          title={t('empty.title')}
          text={t('empty.text')}
          action={<ButtonLink to={newListingPath()}>{t('empty.action')}</ButtonLink>}
        />
      )}
      {listings.map((listing) => (
        <ListingFeeds key={listing.id} listing={listing} host={host} outcome={actionData} />
      ))}
      <Pages current={pageInfo.pageNumber} count={pageInfo.totalPages} hrefOf={calendarFeedsPath} />
    </div>
  );
};

export default CalendarFeedsPage;
