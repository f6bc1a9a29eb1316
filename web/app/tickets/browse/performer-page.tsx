import {
  performerCalendarPath,
  performerPath,
  ticketCategoryPath,
  venuePath,
} from '@golark/contract/event-paths';
import { getPerformer } from '@golark/contract/events/calls';
import type { EventGenre } from '@golark/contract/events/rules';
import { ticketsPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/performer-page.ts';
import { DatesHead } from './dates-head.tsx';
import { findNear } from './find-near.ts';
import { byCity } from './group-events.ts';
import { GroupedDates } from './grouped-dates.tsx';
import { loadDates } from './load-dates.ts';
import { settleTicketPath } from './settle-ticket-path.ts';
import { eventListData } from './structured-data.ts';
import { readTicketQuery } from './ticket-query.ts';
import './browse.css';

export const handle = { messages: ['eventCards', 'ticketBrowse'] };

/** The whole country: the distance only orders the cities. */
const wholeCountry = 5_000_000;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const { when } = settleTicketPath(url);
  const performerId = args.params.slug;
  const [found, { near }] = await Promise.all([
    callApi(api, getPerformer, { params: { performerId } }),
    findNear(api, readTicketQuery(url.searchParams)),
  ]);
  const { performer } = dataOrThrow(found);
  if (performer.slug !== performerId) throw redirect(performerPath(performer.slug, url.search), 301);
  const events = await loadDates(api, {
    performerId: performer.id,
    ...(when ? { when } : {}),
    ...(near ? { lat: near.lat, lng: near.lng, radius: wholeCountry } : {}),
  });
  const canonical = new URL(performerPath(performer.slug), url).href;
  return { locale, performer, events, when, canonical, query: url.search };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { locale, performer, events, when, canonical, query } = loaderData;
  const t = translatorOf(locale, 'ticketBrowse');
  return [
    ...pageMeta({
      title: t('performer.headTitle', { name: performer.name }),
      description: t('performer.description', { name: performer.name }),
      canonical,
      isIndexed: when === null && query === '',
    }),
    ...eventListData(events, canonical),
  ];
};

const PerformerPage = ({ loaderData: { performer, events, when, query } }: Route.ComponentProps) => {
  const t = useTranslations('ticketBrowse');
  const { name, slug, image, category, homeVenue, eventCount } = performer;
  const genre = performer.genre as EventGenre;
  return (
    <div className="page-width tickets-page">
      <Crumbs
        crumbs={[
          { label: t('crumb'), to: ticketsPath() },
          { label: t(`categories.${category}`), to: ticketCategoryPath([category]) },
          { label: t(`genres.${genre}`), to: ticketCategoryPath([category, genre]) },
          { label: name },
        ]}
      />
      <DatesHead
        image={image}
        title={name}
        note={t(`genres.${genre}`)}
        count={eventCount}
        calendarPath={performerCalendarPath(slug)}
      >
        {homeVenue && (
          <TextLink to={venuePath(homeVenue.slug)}>{t('performer.home', { venue: homeVenue.name })}</TextLink>
        )}
      </DatesHead>
      <GroupedDates
        groups={byCity(events)}
        titleOf={(city) => city}
        when={when}
        pathOf={(word) => `${performerPath(slug)}${word ? `${word}/` : ''}${query}`}
      />
    </div>
  );
};

export default PerformerPage;
