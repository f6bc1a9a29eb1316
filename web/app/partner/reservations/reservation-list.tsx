import type { PageInfo } from '@golark/contract/paging/schemas';
import { type ReservationFilter, reservationsPath } from '@golark/contract/partner-paths';
import type { Reservation } from '@golark/contract/partners/reservation-schemas';
import { type ReservationTab, reservationTabs } from '@golark/contract/partners/rules';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { CalendarIcon, SearchIcon } from '../../ui/icon.tsx';
import { Pages } from '../../ui/pages.tsx';
import { EmptyState } from '../../ui/state-panel.tsx';
import { TabLinks } from '../../ui/tabs.tsx';
import type { ActingHost } from '../read-host-page.ts';
import { FilterForm } from './filter-form.tsx';
import { ReservationCard } from './reservation-card.tsx';
import { acceptIntent, cancelReservationIntent, declineIntent } from './reservation-intents.ts';

type ReservationListProps = {
  loaded: {
    tab: ReservationTab;
    host: ActingHost;
    /** null for a member whose role has no reservations. */
    reservations: readonly Reservation[] | null;
    pageInfo: PageInfo | null;
    filter: ReservationFilter;
  };
  outcome: FormOutcome | undefined;
};

export const ReservationList = ({ loaded, outcome }: ReservationListProps) => {
  const t = useTranslations('partner');
  const { tab, host, reservations, pageInfo, filter } = loaded;
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <>
      <h1 className="display">{t('title')}</h1>
      <TabLinks
        label={t('title')}
        className="mt-4"
        tabs={reservationTabs.map((each) => ({
          to: reservationsPath(each, 1, filter),
          title: t(`tabs.${each}`),
        }))}
      />
      <Done outcome={outcome} />
      {reservations === null && <Alert title={t('notAllowed')} />}
      {reservations && <FilterForm tab={tab} host={host} filter={filter} />}
      <div className="reservation-list">
        {reservations?.map((reservation) => (
          <ReservationCard
            key={reservation.id}
            reservation={reservation}
            tab={tab}
            host={host}
            outcome={outcome?.subject === reservation.id ? outcome : undefined}
          />
        ))}
      </div>
      {reservations?.length === 0 && isFiltered && (
        <EmptyState
          icon={SearchIcon}
          title={t('filter.none')}
          action={<ButtonLink to={reservationsPath(tab)}>{t('filter.clear')}</ButtonLink>}
        />
      )}
      {reservations?.length === 0 && !isFiltered && (
        <EmptyState icon={CalendarIcon} title={t(`empty.${tab}.title`)} text={t(`empty.${tab}.text`)} />
      )}
      {pageInfo && (
        <Pages
          current={pageInfo.pageNumber}
          count={pageInfo.totalPages}
          hrefOf={(page) => reservationsPath(tab, page, filter)}
        />
      )}
    </>
  );
};

export const Done = ({ outcome }: { outcome: FormOutcome | undefined }) => {
  const t = useTranslations('partner.done');
  if (!outcome?.isDone) return null;
  const { intent } = outcome;
  if (intent !== acceptIntent && intent !== declineIntent && intent !== cancelReservationIntent) return null;
  return (
    <Alert tone="success" title={t(`${intent}.title`)} isNews>
      {t(`${intent}.text`)}
    </Alert>
  );
};
