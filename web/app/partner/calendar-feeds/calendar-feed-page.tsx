import { getCalendarFeed } from '@golark/contract/calendar-feeds/calls';
import { nodesOf } from '@golark/contract/paging/rules';
import { calendarFeedPath, calendarFeedsPath } from '@golark/contract/partner-paths';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { pageNotFound } from '../../platform/page/page-not-found.ts';
import { readPageNumber } from '../../platform/page/page-number.ts';
import { useTranslations } from '../../platform/translations.ts';
import { PageLink } from '../../ui/link.tsx';
import { actingAs, readHostPage } from '../read-host-page.ts';
import type { Route } from './+types/calendar-feed-page.ts';
import { EventList } from './event-list.tsx';
import { FeedFormsProvider } from './feed-forms.ts';
import { FeedNews } from './feed-news.tsx';
import { FeedSummary } from './feed-summary.tsx';
import { FetchHistory } from './fetch-history.tsx';
import { runFeedForm } from './submit-feeds.server.ts';
import './calendar-feeds.css';

export const handle = { messages: ['calendarFeeds', 'fields'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url, host } = readHostPage(args);
  const query = { pageNumber: readPageNumber(url) };
  const result = await callApi(api, getCalendarFeed, {
    params: args.params,
    query,
    headers: actingAs(host),
  });
  // an address with what can be no id of a calendar
  if (!result.ok && result.error.code === 'BAD_INPUT') throw pageNotFound(url);
  const { listing, feed, events, fetches } = dataOrThrow(result);
  return { locale, host, listing, feed, events, fetches: nodesOf(fetches), pageInfo: fetches.pageInfo };
};

export const action = (args: Route.ActionArgs) => runFeedForm(args);

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: `${loaderData.feed.name}, ${loaderData.listing.title}`, isIndexed: false })
    : [];

/** What one calendar of another site contains, and what its fetches have found. */
const CalendarFeedPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('calendarFeeds.page');
  const { listing, feed, events, fetches, pageInfo, host } = loaderData;
  return (
    <FeedFormsProvider value={{ listing, host, outcome: actionData }}>
      <div className="calendar-feeds">
        <header>
          <PageLink className="link" to={calendarFeedsPath()}>
            {t('back')}
          </PageLink>
          <h1 className="display">{feed.name}</h1>
          <p className="text-muted">{t('of', { title: listing.title })}</p>
        </header>
        <FeedNews outcome={actionData} />
        <FeedSummary feed={feed} />
        <div className="feed-columns">
          <EventList events={events} />
          <FetchHistory
            fetches={fetches}
            pageInfo={pageInfo}
            hrefOf={(page) => calendarFeedPath(listing.id, feed.id, page)}
          />
        </div>
      </div>
    </FeedFormsProvider>
  );
};

export default CalendarFeedPage;
