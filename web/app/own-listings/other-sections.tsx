import type { OwnListingDetails } from '@golark/contract/own-listings/schemas';
import type { ListingLinks } from '@golark/contract/partners/parts-schemas';
import type { ListingArrival } from '@golark/contract/partners/schemas';
import type { ListingStayRules } from '@golark/contract/stay-rules/schemas';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { ArrivalSection } from './arrival-section.tsx';
import { LinksSection } from './links/links-section.tsx';
import { isOfOneUnit } from './stay-rules/is-of-one-unit.ts';
import { StayRulesSection } from './stay-rules/stay-rules-section.tsx';

type OtherSectionsProps = {
  details: OwnListingDetails;
  arrival: ListingArrival | null;
  stayRules: ListingStayRules;
  links: ListingLinks;
  hostId: string;
  outcome: FormOutcome | undefined;
};

/** The panels of a listing beside the sections that it needs before it can be published. */
export const OtherSections = ({ details, arrival, stayRules, links, ...rest }: OtherSectionsProps) => (
  <>
    <StayRulesSection rules={stayRules} isOfOneUnit={isOfOneUnit(details.sections.rooms.values)} {...rest} />
    <LinksSection links={links} {...rest} />
    {arrival && <ArrivalSection arrival={arrival} {...rest} />}
  </>
);
