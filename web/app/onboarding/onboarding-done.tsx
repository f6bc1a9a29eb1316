import { newListingPath, onboardingPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/link.tsx';

/** Leads to the first listing, which does not wait for the step that may be open. */
export const OnboardingDone = ({ isPayoutSet }: { isPayoutSet: boolean }) => {
  const t = useTranslations('onboarding.done');
  return (
    <>
      {!isPayoutSet && (
        <Alert
          title={t('payoutsOpen')}
          action={<TextLink to={onboardingPath('payouts')}>{t('payouts')}</TextLink>}
        >
          {t('payoutsWait')}
        </Alert>
      )}
      <div className="form-actions">
        <ButtonLink to={newListingPath()} variant="primary" size="large">
          {t('newListing')}
        </ButtonLink>
        <ButtonLink to={onboardingPath('you')} variant="quiet" size="large">
          {t('change')}
        </ButtonLink>
      </div>
    </>
  );
};
