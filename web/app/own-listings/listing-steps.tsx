import { type ListingSection, listingSections } from '@golark/contract/own-listings/rules';
import type { OwnListingDetails } from '@golark/contract/own-listings/schemas';
import { type ListingStep, newListingPath } from '@golark/contract/partner-paths';
import { ProgressSteps } from '../onboarding/index.ts';
import { useTranslations } from '../platform/translations.ts';

/** The pages of a new listing, in their order. */
export const listingSteps = [...listingSections, 'review'] as const satisfies readonly ListingStep[];

/** The page after a section. */
export const stepAfter = (section: ListingSection): ListingStep =>
  listingSteps[listingSteps.indexOf(section) + 1] ?? 'review';

/** The first section that is open, or the review. */
export const firstOpenStep = ({ sections }: OwnListingDetails): ListingStep =>
  listingSections.find((section) => !sections[section].isComplete) ?? 'review';

type ListingStepsProps = { current: ListingStep; details: OwnListingDetails | null };

/** How far a listing is; without one, only the first page exists. */
export const ListingSteps = ({ current, details }: ListingStepsProps) => {
  const t = useTranslations('ownListings.steps');
  return (
    <ProgressSteps
      label={t('label')}
      current={current}
      steps={listingSteps.map((step) => ({
        step,
        title: t(step),
        isDone: step !== 'review' && details !== null && details.sections[step].isComplete,
        to: details && newListingPath(details.listing.id, step),
      }))}
    />
  );
};
