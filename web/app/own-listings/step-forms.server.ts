import { isRequired, listingSections, type RequiredSection } from '@golark/contract/own-listings/rules';
import { ownListingPath } from '@golark/contract/partner-paths';
import { redirect } from 'react-router';
import { rejected } from '../platform/page/submit-form.server.ts';
import { submitStatus } from './change-listing.server.ts';
import { linkForms } from './links/save-links.server.ts';
import { stepAfter, stepPath } from './listing-steps.tsx';
import { submitSection } from './save-section.server.ts';
import { publishIntent, type SectionOutcome, saveIntent } from './section-outcome.ts';
import type { SectionRequest } from './section-request.ts';

/** Leads to the next page once the section is saved. */
const saveAndContinue = (section: RequiredSection) => async (request: SectionRequest) => {
  const outcome = await submitSection(request, section);
  if (!outcome.isDone) return rejected(outcome);
  throw redirect(stepPath(request.listingId, stepAfter(section)));
};

const publish = async (request: SectionRequest) => {
  const outcome = await submitStatus(request, publishIntent);
  if (!outcome.isDone) return rejected(outcome as SectionOutcome);
  throw redirect(ownListingPath(request.listingId));
};

/** The forms of the pages of a new listing, by their intents. */
export const stepForms = {
  ...Object.fromEntries(
    listingSections.filter(isRequired).map((section) => [saveIntent(section), saveAndContinue(section)]),
  ),
  [publishIntent]: publish,
  ...linkForms,
};
