import { performerCalendarPath, performerPath, venuePath } from '@golark/contract/event-paths';
import type { EventGenre } from '@golark/contract/events/rules';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { Crumbs } from '../../ui/crumbs.tsx';
import { TextLink } from '../../ui/link.tsx';
import type { Route } from './+types/performer-page.ts';
import { performerCrumbs } from './browse-crumbs.ts';
import { DatesHead } from './dates-head.tsx';
import { byCity } from './group-events.ts';
import { GroupedDates } from './grouped-dates.tsx';
import { loadPerformer } from './load-performer.ts';
import './browse.css';

export const handle = { messages: ['eventCards', 'ticketBrowse'] };

export const loader = (args: Route.LoaderArgs) => loadPerformer(args, args.params.slug);

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { locale, performer, isFiltered } = loaderData;
  const t = translatorOf(locale, 'ticketBrowse');
  return pageMeta({
    title: t('performer.headTitle', { name: performer.name }),
    description: t('performer.description', { name: performer.name }),
    isIndexed: !isFiltered,
  });
};

const PerformerPage = ({ loaderData: { performer, events, when, query } }: Route.ComponentProps) => {
  const t = useTranslations('ticketBrowse');
  const { name, slug, image, homeVenue, eventCount } = performer;
  const genre = performer.genre as EventGenre;
  return (
    <div className="page-width tickets-page">
      <Crumbs crumbs={performerCrumbs(performer, t)} />
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
