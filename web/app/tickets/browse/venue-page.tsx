import { venueCalendarPath, venuePath, venuesPath } from '@golark/contract/event-paths';
import { getVenue } from '@golark/contract/events/calls';
import { searchPath, ticketsPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { brand } from '../../brand.ts';
import { WhereMap } from '../../map/index.ts';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { DirectionsIcon, Icon } from '../../ui/icon.tsx';
import { ExternalLink, TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/venue-page.ts';
import { DatesHead } from './dates-head.tsx';
import { byMonth } from './group-events.ts';
import { GroupedDates } from './grouped-dates.tsx';
import { loadDates } from './load-dates.ts';
import { settleTicketPath } from './settle-ticket-path.ts';
import { eventListData } from './structured-data.ts';
import { useMonthName } from './use-month-name.ts';
import { useVenueNote } from './use-venue-note.ts';
import './browse.css';

export const handle = { messages: ['eventCards', 'map', 'ticketBrowse'] };

const shownMeters = 300;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  const { when } = settleTicketPath(url);
  const venueId = args.params.slug;
  const { venue } = dataOrThrow(await callApi(api, getVenue, { params: { venueId } }));
  if (venue.slug !== venueId) throw redirect(venuePath(venue.slug), 301);
  const events = await loadDates(api, { venueId: venue.id, ...(when ? { when } : {}) });
  const canonical = new URL(venuePath(venue.slug), url).href;
  return { locale, venue, events, when, canonical };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { locale, venue, events, when, canonical } = loaderData;
  const t = translatorOf(locale, 'ticketBrowse');
  return [
    ...pageMeta({
      title: t('venue.headTitle', { name: venue.name, city: venue.city.name }),
      description: t('venue.description', { name: venue.name, city: venue.city.name }),
      canonical,
      isIndexed: when === null,
    }),
    ...eventListData(events, canonical),
  ];
};

const VenuePage = ({ loaderData: { venue, events, when } }: Route.ComponentProps) => {
  const t = useTranslations('ticketBrowse');
  const noteOf = useVenueNote();
  const monthName = useMonthName();
  const { lat, lng, city, state } = venue;
  return (
    <div className="page-width tickets-page">
      <Crumbs
        crumbs={[
          { label: t('crumb'), to: ticketsPath() },
          { label: t('venues.title'), to: venuesPath() },
          { label: venue.name },
        ]}
      />
      <DatesHead
        image={venue.image}
        title={venue.name}
        note={noteOf(venue)}
        count={venue.eventCount}
        calendarPath={venueCalendarPath(venue.slug)}
      >
        <TextLink to={searchPath({ state: state.slug, city: city.slug, offer: 'events' })}>
          {t('venue.inCity', { city: city.name })}
        </TextLink>
      </DatesHead>
      <GroupedDates
        groups={byMonth(events)}
        titleOf={monthName}
        when={when}
        pathOf={(word) => venuePath(venue.slug) + (word ? `${word}/` : '')}
        isPlaceKnown
      />
      <section className="section" aria-labelledby="where">
        <div className="section-head">
          <h2 className="title-1" id="where">
            {t('venue.where')}
          </h2>
          <ExternalLink
            href={brand.directions({ lat, lng })}
            target="_blank"
            className="button"
            data-variant="secondary"
            data-size="normal"
          >
            <Icon of={DirectionsIcon} />
            <span>{t('venue.directions')}</span>
          </ExternalLink>
        </div>
        <WhereMap at={{ lat, lng, radiusMeters: shownMeters }} isExact />
      </section>
    </div>
  );
};

export default VenuePage;
