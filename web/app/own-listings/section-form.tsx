import { isPriced, type ListingSection } from '@golark/contract/own-listings/rules';
import type { OwnListingDetails, PricePreview } from '@golark/contract/own-listings/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import { AccessFields } from './access-fields.tsx';
import type { HostPicture } from './access-photo.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PricedForm } from './priced-form.tsx';
import { HomeFields, HotelFields } from './rooms-fields.tsx';
import { fieldsOfSection } from './section-fields.ts';
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
  /** The pictures of the listing, for its facts about access. */
  pictures?: readonly HostPicture[];
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
  const storedFields = fieldsOfSection(section, stored.values as never);
  const fields = typed ?? storedFields;
  const props = { fields, errors: outcome?.errors ?? {} };
  const intent = saveIntent(section);
  return (
    <ActionForm intent={intent} outcome={outcome} submit={submit} variant="primary">
      {/* Enter presses the first button of a form: it saves, and adds no row */}
      <input type="submit" hidden />
      <input type="hidden" name="host" value={hostId} />
      <input type="hidden" name="version" value={stored.version} />
      {outcome?.current && <ConflictNotice section={section} current={outcome.current} />}
      {section === 'place' && <PlaceFields {...props} places={outcome?.places} />}
      {section === 'rooms' && details.listing.stayType === 'homes' && <HomeFields {...props} />}
      {section === 'rooms' && details.listing.stayType === 'hotels' && <HotelFields {...props} />}
      {section === 'amenities' && <AmenityFields {...props} />}
      {section === 'accessibility' && <AccessFields {...props} pictures={rest.pictures ?? []} />}
      {section === 'texts' && <TextFields {...props} />}
      {isPriced(section) && (
        <PricedForm {...{ ...props, section, details, hostId }} preview={outcome?.preview ?? preview} />
      )}
      {section === 'rules' && <RuleFields {...props} lengths={rest.hasStayRules ? storedFields : null} />}
    </ActionForm>
  );
};
