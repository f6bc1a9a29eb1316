import { homePath, tripsPath } from '@golark/contract/paths';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { readAccountPage } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { TripIcon } from '../ui/icon.tsx';
import { Pages } from '../ui/pages.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import type { Route } from './+types/trips-page.ts';
import { loadTrips } from './load-trips.ts';
import { TripCard } from './trip-card.tsx';
import { tripKindOf } from './trip-kind.ts';
import './trips.css';

export const handle = { messages: ['map', 'payments', 'search', 'stays', 'trips'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now, url } = readAccountPage(args);
  const page = Math.max(1, Math.min(1000, Number(url.searchParams.get('page')) || 1));
  const trips = await loadTrips(api, tripKindOf(url.pathname), Math.trunc(page));
  return {
    ...trips,
    now: now.toISOString(),
    locale,
  };
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: translatorOf(loaderData.locale, 'trips')('headTitle'), isIndexed: false })
    : [];

const TripsPage = ({ loaderData }: Route.ComponentProps) => {
  const t = useTranslations('trips');
  const { kind, bookings, pageInfo, now } = loaderData;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="display">{t('title')}</h1>
        <ButtonLink to={homePath()}>{t('findStay')}</ButtonLink>
      </div>
      <TabLinks
        label={t('title')}
        className="mt-4"
        tabs={[
          { to: tripsPath(), title: t('tabs.current'), end: true },
          { to: tripsPath('past'), title: t('tabs.past') },
          { to: tripsPath('canceled'), title: t('tabs.canceled') },
        ]}
      />
      <div className="trip-list">
        {bookings.map((booking) => (
          <TripCard key={booking.id} booking={booking} now={now} />
        ))}
        {bookings.length === 0 && (
          <EmptyState
            icon={TripIcon}
            title={t(`empty.${kind}.title`)}
            text={t(`empty.${kind}.text`)}
            action={
              <ButtonLink to={kind === 'canceled' ? tripsPath() : homePath()}>
                {t(`empty.${kind}.action`)}
              </ButtonLink>
            }
          />
        )}
      </div>
      <Pages
        current={pageInfo.pageNumber}
        count={pageInfo.totalPages}
        hrefOf={(page) => tripsPath(kind, page)}
      />
    </>
  );
};

export default TripsPage;
