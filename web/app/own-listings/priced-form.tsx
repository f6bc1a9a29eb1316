import type { PricedSection } from '@golark/contract/own-listings/rules';
import type { OwnListingDetails, PricePreview } from '@golark/contract/own-listings/schemas';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { DepositFields, DiscountFields, MemberFields } from './discount-fields.tsx';
import { FeeFields } from './fee-fields.tsx';
import { type PricedRoom, PriceFields } from './price-fields.tsx';
import { PricePreviewPanel } from './price-preview.tsx';
import { SeasonFields } from './season-fields.tsx';
import type { SectionFieldsProps } from './section-fields.ts';

type PricedFormProps = SectionFieldsProps & {
  section: PricedSection;
  details: OwnListingDetails;
  hostId: string;
  preview: PricePreview | null;
};

/** The room types of a hotel by name; a home has one rate. Null before a hotel has any. */
const usePricedRooms = ({ listing, sections }: OwnListingDetails): PricedRoom[] | null => {
  const locale = useLocale();
  const rooms = sections.rooms.values;
  if (listing.stayType === 'homes')
    return [{ id: sections.price.values?.rooms[0]?.roomTypeId ?? `${listing.id}-1`, name: '' }];
  return rooms?.stayType === 'hotels'
    ? rooms.rooms.map((room) => ({ id: room.id ?? '', name: locale === 'es' ? room.nameEs : room.nameEn }))
    : null;
};

/** The fields of a section that a price is computed from, beside the totals that follow from them. */
export const PricedForm = ({ section, details, hostId, preview, ...props }: PricedFormProps) => {
  const t = useTranslations('ownListings.rooms');
  const rooms = usePricedRooms(details);
  const { listing, sections } = details;
  if (!rooms && (section === 'price' || section === 'seasons'))
    return <p className="text-muted">{t('first')}</p>;
  return (
    <div className="listing-priced">
      <div className="form-fields">
        {section === 'price' && rooms && <PriceFields {...props} rooms={rooms} />}
        {section === 'seasons' && rooms && <SeasonFields {...props} rooms={rooms} listingId={listing.id} />}
        {section === 'discounts' && <DiscountFields {...props} />}
        {section === 'members' && <MemberFields {...props} />}
        {section === 'fees' && (
          <FeeFields {...props} isPetsAllowed={sections.rules.values?.isPetsAllowed ?? true} />
        )}
        {section === 'deposit' && <DepositFields {...props} />}
      </div>
      <PricePreviewPanel
        {...{ section, hostId, preview }}
        listingId={listing.id}
        isPriceOpen={!sections.price.isComplete}
      />
    </div>
  );
};
