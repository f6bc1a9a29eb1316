import { loginPath } from '@golark/contract/paths';
import type { FetcherWithComponents } from 'react-router';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { KeyIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { EntryFrame } from './entry-frame.tsx';
import type { LoginOutcome } from './submit-login.server.ts';

type SecondStepProps = { challenge: string; outcome: LoginOutcome | undefined; next: string };

type SecondStepFormProps = SecondStepProps & { fetcher?: FetcherWithComponents<unknown> };

/** The second login step: the code of the authenticator app. The page does not contain the password. */
export const SecondStep = ({ challenge, outcome, next }: SecondStepProps) => {
  const t = useTranslations('accounts');
  return (
    <EntryFrame title={t('secondStep.title')} lead={t('secondStep.lead')}>
      <SecondStepForm {...{ challenge, outcome, next }} />
      <p className="small text-muted">
        {t.rich('secondStep.foot', {
          link: (chunks) => (
            <TextLink to={loginPath(next)} reloadDocument>
              {chunks}
            </TextLink>
          ),
        })}
      </p>
    </EntryFrame>
  );
};

export const SecondStepForm = ({ challenge, outcome, next, fetcher }: SecondStepFormProps) => {
  const t = useTranslations('accounts');
  return (
    <ActionForm
      intent="code"
      action={loginPath(next)}
      outcome={outcome}
      submit={t('login.submit')}
      variant="primary"
      size="large"
      isFull
      {...(fetcher ? { fetcher } : {})}
    >
      <input type="hidden" name="challenge" value={challenge} />
      <TextField
        label={t('secondStep.code')}
        name="code"
        icon={KeyIcon}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        error={outcome?.errors['code']}
        help={t('secondStep.help')}
      />
    </ActionForm>
  );
};
