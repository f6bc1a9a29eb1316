import type { OwnListing } from '@golark/contract/own-listings/schemas';
import { newListingPath, ownListingPath } from '@golark/contract/partner-paths';
import { stayPath } from '@golark/contract/paths';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Picture } from '../ui/picture.tsx';
import { DuplicateForm } from './duplicate-form.tsx';
import { ListingStatusBadge } from './listing-status-badge.tsx';
import { StatusForms } from './status-forms.tsx';

type ListingCardProps = {
  listing: OwnListing;
  hostId: string;
  isAllowed: boolean;
  outcome: FormOutcome | undefined;
};

/** A listing of the host with what can be done next. */
export const ListingCard = ({ listing, hostId, isAllowed, outcome }: ListingCardProps) => {
  const t = useTranslations('ownListings');
  const types = useTranslations('stays.types');
  const money = useMoney();
  const { id, title, status, missing, photoId, nightly, kind, cityName, stateName } = listing;
  const list = missing.map((requirement) => t(`requirements.${requirement}`)).join(', ');
  return (
    <article className="panel listing-card" aria-labelledby={`listing-${id}`}>
      <div className="listing-picture">
        {photoId && <Picture image={{ id: photoId, alt: '' }} sizes="160px" width={320} height={240} />}
      </div>
      <div className="listing-words">
        <ListingStatusBadge status={status} />
        <h2 className="title-3" id={`listing-${id}`}>
          {title ?? t('untitled')}
        </h2>
        <p className="text-muted">
          {types(kind as 'house')} · {cityName}, {stateName}
          {nightly && ` · ${t('fromNightly', { amount: money(nightly.amount, 'dollars') })}`}
        </p>
        {list && <p>{t('missing', { list })}</p>}
        <div className="form-actions">
          {isAllowed && (
            <ButtonLink to={status === 'draft' ? newListingPath(id) : ownListingPath(id)} size="small">
              {t(status === 'draft' ? 'continue' : 'edit')}
            </ButtonLink>
          )}
          {status === 'published' && <TextLink to={stayPath(id)}>{t('view')}</TextLink>}
        </div>
        {isAllowed && (
          <div className="listing-status">
            <StatusForms {...{ listing, hostId, outcome }} />
            <DuplicateForm listingId={id} name={title ?? t('untitled')} {...{ hostId, outcome }} />
          </div>
        )}
      </div>
    </article>
  );
};
