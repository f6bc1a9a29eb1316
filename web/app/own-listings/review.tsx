import { isRequired, listingSections } from '@golark/contract/own-listings/rules';
import type { OwnListingDetails } from '@golark/contract/own-listings/schemas';
import { listingSectionPath, newListingPath } from '@golark/contract/partner-paths';
import type { ReactNode } from 'react';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { TextLink } from '../ui/link.tsx';
import { stepPath } from './listing-steps.tsx';
import { PicturesPanel } from './pictures-panel.tsx';
import { publishIntent } from './section-outcome.ts';
import { SectionSummary } from './section-summary.tsx';

type ReviewProps = {
  details: OwnListingDetails;
  hostId: string;
  isAllowed: boolean;
  outcome: FormOutcome | undefined;
  /** Decisions that can be made before it is published, and need not be. */
  children?: ReactNode;
};

/** The requirements that are missing, and what guests will see. */
export const Review = ({ details, hostId, isAllowed, outcome, children }: ReviewProps) => {
  const t = useTranslations('ownListings');
  const { listing, sections } = details;
  return (
    <>
      {listing.missing.length > 0 ? (
        <Alert tone="warning" title={t('review.missing')}>
          <ul className="listing-missing">
            {listing.missing.map((requirement) => (
              <li key={requirement}>
                <TextLink to={stepPath(listing.id, requirement)}>{t(`requirements.${requirement}`)}</TextLink>
              </li>
            ))}
          </ul>
        </Alert>
      ) : (
        <p className="text-muted">{t('review.complete')}</p>
      )}
      <PicturesPanel listing={listing} isAllowed={isAllowed} />
      {listingSections.map((section) => {
        const { values, isComplete } = sections[section];
        return (
          <section key={section} className="panel listing-room" aria-labelledby={`review-${section}`}>
            <h2 className="title-3" id={`review-${section}`}>
              {t(`titles.${section}`)}
            </h2>
            {values && isComplete ? (
              <SectionSummary section={section} values={values} />
            ) : (
              <p className="text-muted">{t('review.open')}</p>
            )}
            {isAllowed && (
              <TextLink
                to={
                  isRequired(section)
                    ? newListingPath(listing.id, section)
                    : listingSectionPath(listing.id, section)
                }
              >
                {t('review.change')}
              </TextLink>
            )}
          </section>
        );
      })}
      {children}
      {isAllowed && listing.status !== 'published' && (
        <ActionForm
          intent={publishIntent}
          outcome={outcome}
          submit={t('publish')}
          variant="primary"
          size="large"
        >
          <input type="hidden" name="host" value={hostId} />
        </ActionForm>
      )}
    </>
  );
};
