import type { TicketListing } from '@golark/contract/tickets/listing-schemas';
import { Form } from 'react-router';
import { ChargeLines } from '../../payments/index.ts';
import { FormIntent, useIsSubmitting } from '../../platform/page/action-form.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { GoPlus } from '../../ui/go-plus.tsx';
import { ChevronDownIcon, Icon } from '../../ui/icon.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { Picture } from '../../ui/picture.tsx';
import { DeliveryLine } from '../parts/delivery-line.tsx';
import { usePlaceLine, usePlaceName, usePlaceText } from '../parts/use-place-text.ts';
import { holdIntent } from './hold-intent.ts';
import { useValueReason, ValueBadge } from './value-badge.tsx';

export type ListingChange = { kind: 'price'; was: number };

type ListingCardProps = {
  listing: TicketListing;
  eventId: string;
  quantity: number;
  isSelected: boolean;
  isMarked: boolean;
  change: ListingChange | undefined;
  onSelect: (id: string, isOpen: boolean) => void;
  onMark: (sectionId: string | null) => void;
};

/** Tickets of one seller: what they cost, where they are and why they are good or not; open, what makes up the price. */
export const ListingCard = (props: ListingCardProps) => {
  const { listing, eventId, quantity, isSelected, isMarked, change, onSelect, onMark } = props;
  const { id, place, price, value, delivery, disclosures, inHandOn, isResale } = listing;
  const t = useTranslations('event.listing');
  const money = useMoney();
  const text = usePlaceText()(place, quantity);
  const reasonOf = useValueReason();
  return (
    <li data-listing={id}>
      <details
        className="listing"
        open={isSelected}
        data-marked={isMarked ? '' : undefined}
        data-changed={change ? '' : undefined}
        onToggle={(event) => onSelect(id, event.currentTarget.open)}
        onPointerEnter={() => onMark(place.sectionId)}
        onPointerLeave={() => onMark(null)}
      >
        <summary>
          <ValueBadge score={value} />
          <span className="listing-place">
            <span className="listing-title">
              <b>{text.title}</b> {text.row}
            </span>
            <span className="small text-muted">{text.seats}</span>
            <span className="small">{reasonOf(value)}</span>
            <DeliveryLine {...{ delivery, disclosures, inHandOn, isResale }} />
            {change && (
              <span className="small listing-changed">{t('changed', { was: money(change.was) })}</span>
            )}
          </span>
          <span className="listing-price figures">
            <b>{money(price.amount, price.amount % 100 === 0 ? 'dollars' : 'cents')}</b>
            <small>{t('each')}</small>
          </span>
          <Icon of={ChevronDownIcon} size={18} />
        </summary>
        <Breakdown listing={listing} eventId={eventId} quantity={quantity} />
        <HoldForm listing={listing} quantity={quantity} />
      </details>
    </li>
  );
};

const Breakdown = ({
  listing,
  eventId,
  quantity,
}: Pick<ListingCardProps, 'listing' | 'eventId' | 'quantity'>) => {
  const t = useTranslations('event.listing');
  const { lines, total, memberTotal, place } = listing;
  const money = useMoney();
  const placeName = usePlaceName();
  const view = {
    id: `seat-view.${eventId}.${place.sectionId}`,
    alt: t('view', { section: placeName(place.section) }),
  };
  return (
    <>
      <div className="listing-open">
        <span className="photo">
          <Picture image={view} sizes="(max-width: 767px) 92vw, 168px" width={320} height={320} />
        </span>
        <ChargeLines
          lines={lines.map(({ label, amount }) => ({ label, amount: amount.amount }))}
          total={{ label: t('total', { count: quantity }), amount: total.amount }}
        />
      </div>
      {memberTotal.amount < total.amount && (
        <p className="small listing-member">
          <GoPlus /> {t('member', { amount: money(memberTotal.amount, 'cents'), count: quantity })}
        </p>
      )}
    </>
  );
};

/** Leads to the checkout; the place and price that were seen are sent along, to say what became of them. */
const HoldForm = ({ listing, quantity }: Pick<ListingCardProps, 'listing' | 'quantity'>) => {
  const t = useTranslations('event.listing');
  const placeLine = usePlaceLine();
  const { isAccessible, spaces } = listing.place;
  const isCompanionsOnly = isAccessible && spaces.length === 0;
  const isBusy = useIsSubmitting(holdIntent, listing.id);
  return (
    <Form method="post" className="listing-hold" preventScrollReset>
      <FormIntent intent={holdIntent} />
      <input type="hidden" name="subject" value={listing.id} />
      <input type="hidden" name="quantity" value={quantity} />
      {isCompanionsOnly && <input type="hidden" name="companionsOnly" value="true" />}
      <input type="hidden" name="seenPrice" value={listing.price.amount} />
      <input type="hidden" name="section" value={listing.place.sectionId} />
      <input type="hidden" name="tier" value={listing.place.tier} />
      <input type="hidden" name="place" value={placeLine(listing.place, quantity)} />
      <Button type="submit" variant="primary" size="large" isFull isBusy={isBusy}>
        {t('hold', { count: quantity })}
      </Button>
      <p className="small text-muted">{t('held')}</p>
    </Form>
  );
};
