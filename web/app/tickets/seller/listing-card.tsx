import type { SellerListing } from '@golark/contract/selling/schemas';
import { editTicketListingPath } from '@golark/contract/selling-paths';
import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { PageLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { useEventDayBlock } from '../parts/use-event-day-block.ts';
import { usePlaceLine } from '../parts/use-place-text.ts';
import { missingFiles } from '../sell/missing-files.ts';

type ListingCardProps = { listing: SellerListing; children?: ReactNode };

/** A listing as its seller sees it; the actions are below it. */
export const ListingCard = ({ listing, children }: ListingCardProps) => {
  const t = useTranslations('seller.listings');
  const money = useMoney();
  const placeLine = usePlaceLine();
  const { above, day, below } = useEventDayBlock()(listing.event);
  const { event, place, remainingCount, price, payout } = listing;
  return (
    <article className="seller-card">
      <div className="seller-card-main">
        <span className="seller-day" aria-hidden="true">
          <span>{above}</span>
          <b>{day}</b>
          {below && <span>{below}</span>}
        </span>
        <div className="seller-card-words">
          <h3>
            <PageLink to={editTicketListingPath(listing.id)}>{event.title}</PageLink>
          </h3>
          <p className="small text-muted">
            {event.venue.name} · {placeLine(place, remainingCount)}
          </p>
          <ListingBadges listing={listing} />
        </div>
        <p className="seller-card-price figures">
          <b>{money(price.amount, 'cents')}</b>
          <span className="small text-muted">{t('each')}</span>
          <span className="small">{t('getAll', { amount: money(payout.total.amount, 'cents') })}</span>
        </p>
      </div>
      {children && <div className="seller-card-actions">{children}</div>}
    </article>
  );
};

const ListingBadges = ({ listing }: { listing: SellerListing }) => {
  const t = useTranslations('seller.listings');
  const { remainingCount, soldCount, heldCount, delivery } = listing;
  const isWithoutFiles = delivery === 'upload' && missingFiles(listing).quantity > 0;
  return (
    <p className="seller-badges">
      <Badge>{t('left', { count: remainingCount })}</Badge>
      {soldCount > 0 && <Badge tone="success">{t('soldCount', { count: soldCount })}</Badge>}
      {heldCount > 0 && <Badge tone="info">{t('held', { count: heldCount })}</Badge>}
      {isWithoutFiles && <Badge tone="warning">{t('noFiles')}</Badge>}
    </p>
  );
};
