import { venuePath, venuesPath } from '@golark/contract/event-paths';
import { listVenues } from '@golark/contract/events/calls';
import { Form } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { describePage } from '../../platform/page/describe-page.server.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { readPage } from '../../platform/page/page-request.ts';
import { crumbsThing } from '../../platform/page/structured-data.server.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Crumbs } from '../../ui/crumbs.tsx';
import { SearchIcon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { Pages } from '../../ui/pages.tsx';
import { Picture } from '../../ui/picture.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Route } from './+types/venues-page.ts';
import { venuesCrumbs } from './browse-crumbs.ts';
import { settleTicketPath } from './settle-ticket-path.ts';
import { readTicketQuery } from './ticket-query.ts';
import { useVenueNote } from './use-venue-note.ts';
import './browse.css';

export const handle = { messages: ['ticketBrowse'] };

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, url } = readPage(args);
  settleTicketPath(url);
  const { q, page } = readTicketQuery(url.searchParams);
  const found = dataOrThrow(await callApi(api, listVenues, { query: { ...(q ? { q } : {}), page } }));
  const crumbs = venuesCrumbs(translatorOf(locale, 'ticketBrowse'));
  describePage(args, { path: venuesPath(), things: (at) => [crumbsThing(crumbs, at)] });
  return { locale, venues: found.edges.map(({ node }) => node), pageInfo: found.pageInfo, q };
};

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { locale, q, pageInfo } = loaderData;
  const t = translatorOf(locale, 'ticketBrowse');
  const isIndexed = q === '' && pageInfo.pageNumber === 1;
  return pageMeta({ title: t('venues.headTitle'), description: t('venues.lead'), isIndexed });
};

const pathOf = (q: string, page: number): string => {
  const query = new URLSearchParams({ ...(q ? { q } : {}), ...(page > 1 ? { page: String(page) } : {}) });
  return venuesPath(query.size > 0 ? `?${query}` : '');
};

const VenuesPage = ({ loaderData: { venues, pageInfo, q } }: Route.ComponentProps) => {
  const t = useTranslations('ticketBrowse');
  const noteOf = useVenueNote();
  return (
    <div className="page-width tickets-page">
      <Crumbs crumbs={venuesCrumbs(t)} />
      <h1 className="display mt-4">{t('venues.title')}</h1>
      <p className="body-large text-muted mt-2">{t('venues.lead')}</p>
      <Form action={venuesPath()} method="get" className="venue-search" key={q}>
        <TextField label={t('venues.search')} name="q" defaultValue={q} />
        <Button type="submit" variant="primary" icon={SearchIcon}>
          {t('form.search')}
        </Button>
      </Form>
      {venues.length === 0 ? (
        <EmptyState
          icon={SearchIcon}
          title={t('nothing.title')}
          action={
            <ButtonLink to={venuesPath()} variant="primary">
              {t('venues.all')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="venue-grid">
          {venues.map((venue) => (
            <li key={venue.id}>
              <PageLink to={venuePath(venue.slug)} className="venue-card">
                <span className="photo">
                  <Picture
                    image={{ ...venue.image, alt: '' }}
                    sizes="(max-width: 767px) 44vw, 300px"
                    width={300}
                    height={200}
                  />
                </span>
                <b>{venue.name}</b>
                <span className="small text-muted">{noteOf(venue)}</span>
                <span className="small">{t('count', { count: venue.eventCount })}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pages current={pageInfo.pageNumber} count={pageInfo.totalPages} hrefOf={(page) => pathOf(q, page)} />
      </div>
    </div>
  );
};

export default VenuesPage;
