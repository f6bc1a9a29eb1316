import type { OwnListing } from '@golark/contract/own-listings/schemas';
import { ownListingsPath } from '@golark/contract/partner-paths';
import { stayPath } from '@golark/contract/paths';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import { ListingStatusBadge } from './listing-status-badge.tsx';

/** The title of a listing with its status, and the way to its page. */
export const ListingHead = ({ listing }: { listing: OwnListing }) => {
  const t = useTranslations('ownListings');
  return (
    <>
      <TextLink to={ownListingsPath()}>{t('headTitle')}</TextLink>
      <ListingStatusBadge status={listing.status} />
      <h1 className="display">{listing.title ?? t('untitled')}</h1>
      {listing.status === 'published' && <TextLink to={stayPath(listing.id)}>{t('view')}</TextLink>}
    </>
  );
};
