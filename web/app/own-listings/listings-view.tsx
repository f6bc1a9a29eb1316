import { type ListingStatus, listingStatuses } from '@golark/contract/own-listings/rules';
import type { OwnListing } from '@golark/contract/own-listings/schemas';
import type { PageInfo } from '@golark/contract/paging/schemas';
import { newListingPath, ownListingsPath } from '@golark/contract/partner-paths';
import { Form } from 'react-router';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { ChipLink } from '../ui/chip.tsx';
import { HomeIcon } from '../ui/icon.tsx';
import { Pages } from '../ui/pages.tsx';
import { EmptyState } from '../ui/state-panel.tsx';
import { TextField } from '../ui/text-field.tsx';
import { ListingCard } from './listing-card.tsx';

type ListingsViewProps = {
  loaded: {
    status: ListingStatus | undefined;
    q: string;
    listings: readonly OwnListing[];
    pageInfo: PageInfo;
    hostId: string;
    isAllowed: boolean;
  };
  outcome: FormOutcome | undefined;
};

/** Listings with their status, a search by title, and what can be done with each. */
export const ListingsView = ({ loaded, outcome }: ListingsViewProps) => {
  const t = useTranslations('ownListings');
  const { status, q, listings, pageInfo, hostId, isAllowed } = loaded;
  const isEmpty = listings.length === 0;
  return (
    <>
      <div className="listing-head">
        <h1 className="display">{t('headTitle')}</h1>
        {isAllowed && (
          <ButtonLink to={newListingPath()} variant="primary">
            {t('create')}
          </ButtonLink>
        )}
      </div>
      <nav className="listing-filter" aria-label={t('filter')}>
        {listingStatuses.map((each) => (
          <ChipLink
            key={each}
            label={t(`tabs.${each}`)}
            isSelected={each === status}
            to={ownListingsPath({ status: each === status ? undefined : each, q })}
          />
        ))}
      </nav>
      <Form method="get" className="listing-search" role="search">
        {status && <input type="hidden" name="status" value={status} />}
        <TextField name="q" type="search" label={t('search')} defaultValue={q} maxLength={100} />
        <Button type="submit">{t('find')}</Button>
      </Form>
      {outcome?.isDone && <Alert tone="success" title={t(`done.${outcome.intent as 'publish'}`)} isNews />}
      <div className="listing-list">
        {listings.map((listing) => (
          <ListingCard
            key={listing.id}
            {...{ listing, hostId, isAllowed }}
            outcome={outcome?.subject === listing.id ? outcome : undefined}
          />
        ))}
      </div>
      {isEmpty && (
        <EmptyState
          icon={HomeIcon}
          title={t(q || status ? 'nothingFound' : 'empty')}
          text={q || status ? undefined : t('emptyText')}
        />
      )}
      <Pages
        current={pageInfo.pageNumber}
        count={pageInfo.totalPages}
        hrefOf={(page) => ownListingsPath({ status, q, page })}
      />
    </>
  );
};
