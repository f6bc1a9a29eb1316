import { ticketsPath } from '@golark/contract/paths';
import { Island } from '../../platform/island.tsx';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Route } from './+types/tickets-page.ts';
import { BrowseFilters } from './browse-filters.tsx';
import { EventList } from './event-list.tsx';
import { HighlightSections } from './highlight-sections.tsx';
import type { Browsing } from './load-tickets.ts';
import { loadTicketsPage } from './load-tickets-page.ts';
import { nearYouPart } from './near-you-part.ts';
import { SellBanner } from './sell-banner.tsx';
import { ticketFormPart } from './ticket-form-part.ts';
import { useBrowsingTitle } from './use-browsing-title.ts';
import './browse.css';

export const handle = {
  messages: ['eventCards', 'search', 'stays', 'ticketBrowse'],
  isReused: true,
  sharedPath: ticketsPath(),
};

export const loader = (args: Route.LoaderArgs) => loadTicketsPage(args);

const subjectOf = ({ category, genre }: Browsing) => {
  if (genre) return `genres.${genre}` as const;
  return category ? (`categories.${category}` as const) : ('tickets' as const);
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { locale, browsing, isFiltered } = loaderData;
  const t = translatorOf(locale, 'ticketBrowse');
  return pageMeta({
    title: t('headTitle', { subject: t(subjectOf(browsing)) }),
    description: t('description'),
    isIndexed: !isFiltered,
  });
};

const TicketsPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('ticketBrowse');
  const titleOf = useBrowsingTitle();
  const { browsing, unknown, highlights, list } = loaderData;
  const { asked, near, when } = browsing;
  return (
    <div className="page-width tickets-page">
      <h1 className="display">{titleOf(browsing)}</h1>
      <p className="body-large text-muted mt-2">{t('lead')}</p>
      <div className="mt-6">
        <Island
          key={`${asked.q} ${asked.where} ${near?.name} ${when}`}
          of={ticketFormPart}
          browsing={browsing}
        />
      </div>
      {unknown && (
        <div className="mt-4">
          <Alert tone="warning" title={t('unknownPlace', { place: unknown })} />
        </div>
      )}
      <BrowseFilters browsing={browsing} counts={highlights?.categories ?? list?.found.categories ?? {}} />
      {highlights && <HighlightSections browsing={browsing} highlights={highlights} />}
      {highlights && !near && <Island of={nearYouPart} />}
      {list && <EventList browsing={browsing} list={list} />}
      <SellBanner />
    </div>
  );
};

export default TicketsPage;
