import type { FormOutcome } from '../../platform/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { TextField } from '../../ui/text-field.tsx';
import { ActionForm } from '../form/action-form.tsx';
import type { TwoStepOutcome } from './submit-two-step.ts';

type SetupProps = {
  /** Missing after a wrong code without JavaScript: the secret is shown once. */
  setup: TwoStepOutcome['setup'];
  outcome: FormOutcome | undefined;
};

/** `JBSWY3DPEHPK3PXP` in fours, as one reads it off. */
export const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The picture to scan, the secret to type by hand, and the first code as the proof. */
export const TwoStepSetup = ({ setup, outcome }: SetupProps) => {
  const t = useTranslations('accounts.settings');
  return (
    <ActionForm intent="confirmTwoStep" outcome={outcome} submit={t('turnOn')} variant="primary">
      {setup ? (
        <div className="two-step-setup">
          <img
            src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(setup.picture)}`}
            alt={t('picture')}
            width={192}
            height={192}
          />
          <div className="grid gap-3 content-start">
            <p>{t('scan')}</p>
            <p className="small text-muted">{t('typeSecret')}</p>
            <p>
              <code className="secret">{inFours(setup.secret)}</code>
            </p>
            <p className="small">
              <a className="text-link" href={setup.address}>
                {t('openApp')}
              </a>
            </p>
          </div>
        </div>
      ) : (
        <p className="text-muted">{t('pictureGone')}</p>
      )}
      <TextField
        label={t('code')}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={40}
        error={outcome?.errors['code']}
        help={t('codeHelp')}
      />
    </ActionForm>
  );
};
