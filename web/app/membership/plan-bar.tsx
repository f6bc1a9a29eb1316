import { joinPath } from '@golark/contract/join-paths';
import { accountMembershipPath } from '@golark/contract/paths';
import { useAccount } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { CheckIcon, Icon } from '../ui/icon.tsx';
import type { PlanPage } from './load-plan.ts';
import { PlanPrice } from './plan-offer.tsx';

/** In narrow windows the price and the button stay at the bottom; for members the way to their membership. */
export const PlanBar = ({ loaded }: { loaded: PlanPage }) => {
  const t = useTranslations('plan');
  const status = useAccount()?.membershipSubscription?.status ?? 'EXPIRED';
  const { applied, next } = loaded;
  if (status !== 'EXPIRED') {
    return (
      <div className="bottom-bar">
        <b>{t(status === 'ACTIVE' ? 'own.member' : 'own.pastDue')}</b>
        <ButtonLink to={accountMembershipPath()} variant="secondary">
          {t('own.open')}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="bottom-bar">
      <div>
        <PlanPrice plan={loaded.plan} />
        {applied && (
          <p className="small plan-bar-code">
            <Icon of={CheckIcon} size={16} />
            {t('code.applied', { code: applied })}
          </p>
        )}
      </div>
      <ButtonLink to={joinPath(applied, next)} variant="go" size="large">
        {t('offer.joinShort')}
      </ButtonLink>
    </div>
  );
};
