import type { ListingSection } from '@golark/contract/own-listings/rules';
import type { FoundPlace, OwnListingDetails, PricePreview } from '@golark/contract/own-listings/schemas';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';

/** The outcome of a section's form. */
export type SectionOutcome = FormOutcome & {
  /** Towns of which the host has to choose one. */
  places?: FoundPlace[];
  preview?: PricePreview;
  /** The values of the section since another person has changed it. */
  current?: OwnListingDetails['sections'];
};

export const saveIntent = (section: ListingSection): string => `save-${section}`;
export const arrivalIntent = 'save-arrival';
export const createIntent = 'create';
export const publishIntent = 'publish';
export const unpublishIntent = 'unpublish';
export const deleteIntent = 'delete';
export const duplicateIntent = 'duplicate';

/** The outcome if it is that of the form of this section. */
export const outcomeOfSection = (
  outcome: SectionOutcome | undefined,
  section: ListingSection,
): SectionOutcome | undefined => outcomeFor(outcome, saveIntent(section)) as SectionOutcome | undefined;
