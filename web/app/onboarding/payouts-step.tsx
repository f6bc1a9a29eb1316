import { onboardingPath } from '@golark/contract/partner-paths';
import { contactPath } from '@golark/contract/paths';
import type { PayoutAccount } from '@golark/contract/payouts/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { TextLink } from '../ui/link.tsx';
import type { Payee } from './load-payouts.ts';

type PayoutsStepProps = { payee: Payee; outcome: FormOutcome | undefined };

/** Where the host is paid: what the provider knows, and the way to its pages. */
export const PayoutsStep = ({ payee, outcome }: PayoutsStepProps) => {
  const t = useTranslations('onboarding.payouts');
  const { provider, account, isCurrent, name } = payee;
  const state = account?.state ?? 'none';
  return (
    <div className="onboarding-payouts">
      {name && <p className="title-3">{t('host', { name })}</p>}
      {!isCurrent && <Alert tone="warning" title={t('notCurrent', { provider })} />}
      {account && <AccountState account={account} provider={provider} />}
      {(state === 'none' || state === 'incomplete') && <p>{t('about', { provider })}</p>}
      {state === 'ready' || state === 'refused' ? (
        <div className="form-actions">
          <OnwardLink isPrimary />
        </div>
      ) : (
        <OpenForm payee={payee} state={state} outcome={outcome} />
      )}
    </div>
  );
};

/** The same button leads on from the step, whether it is done or left for later. */
const OnwardLink = ({ isPrimary, isLater = false }: { isPrimary: boolean; isLater?: boolean }) => {
  const t = useTranslations('onboarding.payouts');
  return (
    <ButtonLink to={onboardingPath('done')} variant={isPrimary ? 'primary' : 'quiet'} size="large">
      {t(isLater ? 'later' : 'onward')}
    </ButtonLink>
  );
};

type OpenFormProps = PayoutsStepProps & { state: 'none' | 'incomplete' | 'checking' };

/** Leads to the provider, whose page is asked for when the form is sent: it can be opened once. */
const OpenForm = ({ payee, state, outcome }: OpenFormProps) => {
  const t = useTranslations('onboarding.payouts');
  const isChecked = state === 'checking';
  return (
    <ActionForm
      intent="payouts"
      outcome={outcome}
      submit={t(`open.${state}`, { provider: payee.provider })}
      variant={isChecked ? 'secondary' : 'primary'}
      size="large"
      beside={<OnwardLink isPrimary={isChecked} isLater={!isChecked} />}
    >
      <input type="hidden" name="host" value={payee.hostId} />
    </ActionForm>
  );
};

type AccountStateProps = { account: PayoutAccount; provider: Payee['provider'] };

const tones = { incomplete: 'warning', checking: 'info', ready: 'success', refused: 'danger' } as const;

const AccountState = ({ account, provider }: AccountStateProps) => {
  const t = useTranslations('onboarding.payouts');
  const { state, destination, missing, arePayoutsEnabled } = account;
  return (
    <Alert
      tone={tones[state]}
      title={t(`states.${state}`, { provider })}
      action={state === 'refused' && <TextLink to={contactPath('host')}>{t('contact')}</TextLink>}
    >
      {state === 'ready' && destination && t('destination', destination)}
      {state === 'checking' && t('checking')}
      {state === 'refused' && t('refused')}
      {state === 'incomplete' && (
        <>
          {arePayoutsEnabled ? t('stillPaid') : t('missing')}
          <ul>
            {missing.map((need) => (
              <li key={need}>{t(`needs.${need}`)}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  );
};
