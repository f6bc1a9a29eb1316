import { newListingPath, onboardingPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';

/** Leads to the first listing. */
export const OnboardingDone = () => {
  const t = useTranslations('onboarding.done');
  return (
    <div className="form-actions">
      <ButtonLink to={newListingPath()} variant="primary" size="large">
        {t('newListing')}
      </ButtonLink>
      <ButtonLink to={onboardingPath('you')} variant="quiet" size="large">
        {t('change')}
      </ButtonLink>
    </div>
  );
};
