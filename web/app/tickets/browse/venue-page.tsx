import { venueCalendarPath, venuePath } from '@golark/contract/event-paths';
import { searchPath } from '@golark/contract/paths';
import { brand } from '../../brand.ts';
import { WhereMap } from '../../map/index.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { DirectionsIcon, Icon } from '../../ui/icon.tsx';
import { ExternalLink, TextLink } from '../../ui/link.tsx';
import { staysAroundPath } from '../parts/stays-near-path.ts';
import type { Route } from './+types/venue-page.ts';
import { venueCrumbs } from './browse-crumbs.ts';
import { DatesHead } from './dates-head.tsx';
import { byMonth } from './group-events.ts';
import { GroupedDates } from './grouped-dates.tsx';
import { loadVenue } from './load-venue.ts';
import { useMonthName } from './use-month-name.ts';
import { useVenueNote } from './use-venue-note.ts';
import './browse.css';

export const handle = { messages: ['eventCards', 'map', 'ticketBrowse'] };

const shownMeters = 300;

export const loader = (args: Route.LoaderArgs) => loadVenue(args, args.params.slug);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { locale, venue, when } = loaderData;
  const t = translatorOf(locale, 'ticketBrowse');
  return pageMeta({
    title: t('venue.headTitle', { name: venue.name, city: venue.city.name }),
    description: t('venue.description', { name: venue.name, city: venue.city.name }),
    isIndexed: when === null,
  });
};

const VenuePage = ({ loaderData: { venue, events, when } }: Route.ComponentProps) => {
  const t = useTranslations('ticketBrowse');
  const noteOf = useVenueNote();
  const monthName = useMonthName();
  const { lat, lng, city, state } = venue;
  return (
    <div className="page-width tickets-page">
      <Crumbs crumbs={venueCrumbs(venue, t)} />
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
        <TextLink to={staysAroundPath(venue)}>{t('venue.stays', { name: venue.name })}</TextLink>
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
