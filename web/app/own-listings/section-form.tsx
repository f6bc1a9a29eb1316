import type { ListingSection } from '@golark/contract/own-listings/rules';
import type { OwnListingDetails, PricePreview } from '@golark/contract/own-listings/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PriceFields } from './price-fields.tsx';
import { HomeFields, HotelFields } from './rooms-fields.tsx';
import { fieldsOfSection, type SectionFieldsProps } from './section-fields.ts';
import { type SectionOutcome, saveIntent } from './section-outcome.ts';
import { AmenityFields, RuleFields, TextFields } from './simple-fields.tsx';

type SectionFormProps = {
  details: OwnListingDetails;
  section: ListingSection;
  outcome: SectionOutcome | undefined;
  /** At the price that is saved. */
  preview: PricePreview | null;
  submit: string;
  hostId: string;
  /** The page has stay rules, where the lengths of stay are changed too: they are not shown twice. */
  hasStayRules?: boolean;
};

/** The form of one section, filled with what was typed, or with what the listing says. */
export const SectionForm = ({
  details,
  section,
  outcome,
  preview,
  submit,
  hostId,
  ...rest
}: SectionFormProps) => {
  const stored = outcome?.current?.[section] ?? details.sections[section];
  const typed = outcome && !outcome.isDone && Object.keys(outcome.values).length > 0 ? outcome.values : null;
  const fields = typed ?? fieldsOfSection(section, stored.values as never);
  const props = { fields, errors: outcome?.errors ?? {} };
  const intent = saveIntent(section);
  return (
    <ActionForm intent={intent} outcome={outcome} submit={submit} variant="primary">
      <input type="hidden" name="host" value={hostId} />
      <input type="hidden" name="version" value={stored.version} />
      {outcome?.current && <ConflictNotice section={section} current={outcome.current} />}
      {section === 'place' && <PlaceFields {...props} places={outcome?.places} />}
      {section === 'rooms' && details.listing.stayType === 'homes' && <HomeFields {...props} />}
      {section === 'rooms' && details.listing.stayType === 'hotels' && <HotelFields {...props} />}
      {section === 'amenities' && <AmenityFields {...props} />}
      {section === 'texts' && <TextFields {...props} />}
      {section === 'price' && (
        <PriceSection {...{ ...props, details, preview: outcome?.preview ?? preview }} />
      )}
      {section === 'rules' && (
        <RuleFields
          {...props}
          lengths={rest.hasStayRules ? fieldsOfSection('rules', stored.values as never) : null}
        />
      )}
    </ActionForm>
  );
};

type PriceSectionProps = SectionFieldsProps & { details: OwnListingDetails; preview: PricePreview | null };

/** The room types of a hotel by name; a home has one rate. */
const PriceSection = ({ details, ...props }: PriceSectionProps) => {
  const t = useTranslations('ownListings.rooms');
  const locale = useLocale();
  const { listing, sections } = details;
  const rooms = sections.rooms.values;
  const hotel = rooms?.stayType === 'hotels' ? rooms.rooms : null;
  if (listing.stayType === 'hotels' && !hotel) return <p className="text-muted">{t('first')}</p>;
  const priced = hotel
    ? hotel.map((room) => ({ id: room.id ?? '', name: locale === 'es' ? room.nameEs : room.nameEn }))
    : [{ id: sections.price.values?.rooms[0]?.roomTypeId ?? `${listing.id}-1`, name: '' }];
  return <PriceFields {...props} rooms={priced} />;
};
