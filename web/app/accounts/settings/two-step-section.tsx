import type { AnswerOf } from '@golark/contract/call';
import type { getTwoStep } from '@golark/contract/two-step';
import { useFetcher } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckIcon, KeyIcon, ShieldIcon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ActionForm, outcomeFor } from '../form/action-form.tsx';
import { SettingEdit } from '../form/setting.tsx';
import { FailedPart } from './failed-part.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import type { TwoStepOutcome } from './submit-two-step.ts';
import { TwoStepSetup } from './two-step-setup.tsx';

type TwoStepProps = {
  twoStep: AnswerOf<typeof getTwoStep> | null;
  outcome: TwoStepOutcome | undefined;
  email: string;
};

/** Each step keeps its own answer, so that a wrong code leaves the picture where it is. */
export function TwoStepSection({ twoStep, outcome, email }: TwoStepProps) {
  const confirm = useFetcher<TwoStepOutcome>();
  const answer: TwoStepOutcome | undefined = confirm.data ?? outcomeFor(outcome, 'confirmTwoStep');
  if (!twoStep) return <FailedPart />;
  if (!twoStep.isOn) {
    return <TwoStepOff outcome={outcome} confirm={confirm} answer={answer?.isDone ? undefined : answer} />;
  }
  const { recoveryCodesLeft } = twoStep;
  return (
    <>
      <TwoStepOn outcome={outcome} />
      <Codes left={recoveryCodesLeft} outcome={outcome} email={email} first={answer?.recoveryCodes} />
    </>
  );
}

type TwoStepFetcher = ReturnType<typeof useFetcher<TwoStepOutcome>>;
type OffProps = {
  outcome: TwoStepOutcome | undefined;
  confirm: TwoStepFetcher;
  answer: TwoStepOutcome | undefined;
};

function TwoStepOff({ outcome, confirm, answer }: OffProps) {
  const t = useTranslations('accounts');
  const start = useFetcher<TwoStepOutcome>();
  const started: TwoStepOutcome | undefined = start.data ?? outcomeFor(outcome, 'startTwoStep');
  const hasStarted = Boolean(started?.setup ?? answer);
  return (
    <SettingEdit
      id="two-step"
      icon={ShieldIcon}
      title={t('settings.twoStep')}
      note={t('settings.twoStepOff')}
      open={t('settings.setUp')}
      outcome={answer ?? started}
      staysOpen={hasStarted}
    >
      {hasStarted ? (
        <TwoStepSetup setup={started?.setup} fetcher={confirm} outcome={answer} />
      ) : (
        <ActionForm
          intent="startTwoStep"
          outcome={started}
          submit={t('settings.goOn')}
          variant="primary"
          fetcher={start}
          hasPassword
        >
          <p className="text-muted">{t('settings.twoStepLead')}</p>
          <PasswordField
            label={t('password')}
            name="password"
            autoComplete="current-password"
            error={started?.errors['password']}
          />
        </ActionForm>
      )}
    </SettingEdit>
  );
}

function TwoStepOn({ outcome }: { outcome: TwoStepOutcome | undefined }) {
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
}

type CodesProps = {
  left: number;
  outcome: TwoStepOutcome | undefined;
  email: string;
  /** Those of the moment it was turned on. */
  first: readonly string[] | undefined;
};

function Codes({ left, outcome, email, first }: CodesProps) {
  const t = useTranslations('accounts');
  const renew = useFetcher<TwoStepOutcome>();
  const renewed: TwoStepOutcome | undefined = renew.data ?? outcomeFor(outcome, 'renewCodes');
  const codes = renewed?.recoveryCodes ?? first;
  return (
    <>
      {codes && <RecoveryCodes codes={codes} email={email} />}
      <SettingEdit
        id="recovery-codes"
        icon={KeyIcon}
        title={t('settings.codes')}
        note={t('settings.codesLeft', { count: left })}
        open={t('settings.renew')}
        outcome={renewed}
      >
        <ActionForm
          intent="renewCodes"
          outcome={renewed}
          submit={t('settings.renewNow')}
          variant="primary"
          fetcher={renew}
          hasPassword
        >
          <p className="text-muted">{t('settings.renewText')}</p>
          <PasswordField label={t('password')} name="password" error={renewed?.errors['password']} />
        </ActionForm>
      </SettingEdit>
    </>
  );
}
