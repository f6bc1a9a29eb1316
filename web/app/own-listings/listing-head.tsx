import type { OwnListing } from '@golark/contract/own-listings/schemas';
import { ownListingsPath } from '@golark/contract/partner-paths';
import { stayPath } from '@golark/contract/paths';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import { DuplicateForm } from './duplicate-form.tsx';
import { ListingStatusBadge } from './listing-status-badge.tsx';

type ListingHeadProps = {
  listing: OwnListing;
  hostId: string;
  isAllowed: boolean;
  outcome: FormOutcome | undefined;
};

/** The title of a listing with its status, the way to its page, and a copy of it. */
export const ListingHead = ({ listing, hostId, isAllowed, outcome }: ListingHeadProps) => {
  const t = useTranslations('ownListings');
  return (
    <>
      <TextLink to={ownListingsPath()}>{t('headTitle')}</TextLink>
      <ListingStatusBadge status={listing.status} />
      <h1 className="display">{listing.title ?? t('untitled')}</h1>
      {listing.status === 'published' && <TextLink to={stayPath(listing.id)}>{t('view')}</TextLink>}
      {isAllowed && (
        <div className="listing-status">
          <DuplicateForm
            listingId={listing.id}
            name={listing.title ?? t('untitled')}
            {...{ hostId, outcome }}
          />
        </div>
      )}
    </>
  );
};
