import type { ResponseOf } from '@golark/contract/call';
import type { getTwoStep } from '@golark/contract/two-step/calls';
import { useEffect, useState } from 'react';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { FailedPart } from '../../ui/failed-part.tsx';
import { CheckIcon, KeyIcon, ShieldIcon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SettingEdit } from '../form/setting.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { TwoStepOutcome } from './submit-two-step.server.ts';
import { TwoStepSetup } from './two-step-setup.tsx';

type TwoStepProps = {
  twoStep: ResponseOf<typeof getTwoStep> | null;
  outcome: TwoStepOutcome | undefined;
  email: string;
};

/** The secret and the codes are returned once, so they stay until the page is left. */
const useShownOnce = (outcome: TwoStepOutcome | undefined) => {
  const [setup, setSetup] = useState(outcome?.setup);
  const [codes, setCodes] = useState(outcome?.recoveryCodes);
  useEffect(() => {
    if (outcome?.setup) setSetup(outcome.setup);
    if (outcome?.recoveryCodes) {
      setCodes(outcome.recoveryCodes);
      setSetup(undefined);
    }
  }, [outcome]);
  return { setup: outcome?.setup ?? setup, codes: outcome?.recoveryCodes ?? codes };
};

export const TwoStepSection = ({ twoStep, outcome, email }: TwoStepProps) => {
  const { setup, codes } = useShownOnce(outcome);
  if (!twoStep) return <FailedPart />;
  if (!twoStep.isOn) return <TwoStepOff setup={setup} outcome={outcome} />;
  return (
    <>
      <TwoStepOn outcome={outcome} />
      {codes && <RecoveryCodes codes={codes} email={email} />}
      <RenewCodes left={twoStep.recoveryCodesLeft} outcome={outcomeFor(outcome, 'renewCodes')} />
    </>
  );
};

type OffProps = { setup: TwoStepOutcome['setup']; outcome: TwoStepOutcome | undefined };

const TwoStepOff = ({ setup, outcome }: OffProps) => {
  const t = useTranslations('accounts');
  const [start, confirm] = [outcomeFor(outcome, 'startTwoStep'), outcomeFor(outcome, 'confirmTwoStep')];
  const hasStarted = Boolean(setup ?? confirm);
  return (
    <SettingEdit
      id="two-step"
      icon={ShieldIcon}
      title={t('settings.twoStep')}
      note={t('settings.twoStepOff')}
      open={t('settings.setUp')}
      outcome={confirm ?? start}
      staysOpen={hasStarted}
    >
      {hasStarted ? (
        <TwoStepSetup setup={setup} outcome={confirm} />
      ) : (
        <ActionForm
          intent="startTwoStep"
          outcome={start}
          submit={t('settings.goOn')}
          variant="primary"
          hasPassword
        >
          <p className="text-muted">{t('settings.twoStepLead')}</p>
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            error={start?.errors['password']}
          />
        </ActionForm>
      )}
    </SettingEdit>
  );
};

const TwoStepOn = ({ outcome }: { outcome: TwoStepOutcome | undefined }) => {
  const t = useTranslations('accounts');
  const own = outcomeFor(outcome, 'stopTwoStep');
  return (
    <SettingEdit
      id="two-step"
      icon={ShieldIcon}
      title={t('settings.twoStep')}
      badge={
        <Badge tone="success" icon={CheckIcon}>
          {t('settings.on')}
        </Badge>
      }
      note={t('settings.twoStepOn')}
      open={t('settings.turnOff')}
      outcome={own}
    >
      <ActionForm
        intent="stopTwoStep"
        outcome={own}
        submit={t('settings.turnOffNow')}
        variant="danger"
        hasPassword
      >
        <p className="text-muted">{t('settings.turnOffText')}</p>
        <PasswordField label={t('password')} name="password" error={own?.errors['password']} />
      </ActionForm>
    </SettingEdit>
  );
};

type RenewProps = { left: number; outcome: FormOutcome | undefined };

const RenewCodes = ({ left, outcome }: RenewProps) => {
  const t = useTranslations('accounts');
  return (
    <SettingEdit
      id="recovery-codes"
      icon={KeyIcon}
      title={t('settings.codes')}
      note={t('settings.codesLeft', { count: left })}
      open={t('settings.renew')}
      outcome={outcome}
    >
      <ActionForm
        intent="renewCodes"
        outcome={outcome}
        submit={t('settings.renewNow')}
        variant="primary"
        hasPassword
      >
        <p className="text-muted">{t('settings.renewText')}</p>
        <PasswordField label={t('password')} name="password" error={outcome?.errors['password']} />
      </ActionForm>
    </SettingEdit>
  );
};
