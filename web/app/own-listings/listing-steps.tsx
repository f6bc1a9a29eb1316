import {
  isRequired,
  type ListingRequirement,
  listingRequirements,
  listingSections,
  type RequiredSection,
} from '@golark/contract/own-listings/rules';
import type { OwnListingDetails } from '@golark/contract/own-listings/schemas';
import { listingImagesPath, newListingPath } from '@golark/contract/partner-paths';
import { ProgressSteps } from '../onboarding/index.ts';
import { useTranslations } from '../platform/translations.ts';

/** The pages of a new listing that have a form of their own. */
export const listingSteps = [...listingSections.filter(isRequired), 'review'] as const;

type Step = ListingRequirement | 'review';
const allSteps = [...listingRequirements, 'review'] as const satisfies readonly Step[];

/** Pictures have a page of their own, which leads back. */
export const stepPath = (listingId: string, step: Step): string =>
  step === 'photos' ? listingImagesPath(listingId) : newListingPath(listingId, step);

/** The page after a section. */
export const stepAfter = (section: RequiredSection): Step =>
  allSteps[allSteps.indexOf(section) + 1] ?? 'review';

/** The first requirement that is missing, or the review. */
export const firstOpenStep = ({ listing }: OwnListingDetails): Step =>
  allSteps.find((step) => step !== 'review' && listing.missing.includes(step)) ?? 'review';

type ListingStepsProps = { current: Step; details: OwnListingDetails | null };

/** How far a listing is; without one, only the first page exists. */
export const ListingSteps = ({ current, details }: ListingStepsProps) => {
  const t = useTranslations('ownListings.steps');
  return (
    <ProgressSteps
      label={t('label')}
      current={current}
      steps={allSteps.map((step) => ({
        step,
        title: t(step),
        isDone: step !== 'review' && details !== null && !details.listing.missing.includes(step),
        to: details && stepPath(details.listing.id, step),
      }))}
    />
  );
};
