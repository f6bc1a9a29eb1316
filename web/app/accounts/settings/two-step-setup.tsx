import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { TwoStepOutcome } from './submit-two-step.server.ts';

type SetupProps = {
  /** Missing after a wrong code without JavaScript: the secret is shown once. */
  setup: TwoStepOutcome['setup'];
  outcome: FormOutcome | undefined;
};

/** `JBSWY3DPEHPK3PXP` in groups of four. */
export const groupInFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The QR code, the secret as text, and a field for the first code. */
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
              <code className="secret">{groupInFours(setup.secret)}</code>
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
