import { loginPath, signupPath } from '@golark/contract/paths';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { EmailField, NewPasswordField, PasswordWithHelp } from './entry-fields.tsx';
import { SecondStepForm } from './second-step.tsx';
import { SignupTerms } from './signup-terms.tsx';
import type { LoginOutcome } from './submit-login.server.ts';
import type { SignupOutcome } from './submit-signup.server.ts';
import './entry.css';

type Step = 'email' | 'login' | 'signup';
type StepProps = { email: string; next: string; onStep: (step: Step) => void };

const wide = { variant: 'primary', size: 'large', isFull: true } as const;

/**
 * Logs in or signs up within another page, which then is loaded again as `next`: first the email address, then the
 * rest. The forms are those of the login and sign-up pages, which take over without JavaScript.
 */
export const EntryInPlace = ({ next, lastEmail }: { next: string; lastEmail: string }) => {
  const [step, setStep] = useState<Step>('email');
  const [email, setEmail] = useState(lastEmail);
  const holder = useFocusOfStep(step);
  const goOn = (entered: string) => {
    setEmail(entered);
    setStep(entered === lastEmail ? 'login' : 'signup');
  };
  return (
    <div className="contents" ref={holder}>
      {step === 'email' && <EmailStep {...{ email, next }} onEmail={goOn} />}
      {step === 'login' && <LoginStep {...{ email, next }} onStep={setStep} />}
      {step === 'signup' && <SignupStep {...{ email, next }} onStep={setStep} />}
    </div>
  );
};

const focusHeading = (): void => {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
};

/** The first field of another step takes the focus; after the last one, the heading of the page that replaces the form does. */
const useFocusOfStep = (step: Step) => {
  const holder = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (step === shown.current) return;
    shown.current = step;
    holder.current?.querySelector<HTMLInputElement>('input:not([type="hidden"])')?.focus();
    return focusHeading;
  }, [step]);
  return holder;
};

type EmailStepProps = Pick<StepProps, 'email' | 'next'> & { onEmail: (email: string) => void };

const EmailStep = ({ email, next, onEmail }: EmailStepProps) => {
  const t = useTranslations('accounts');
  const fields = useTranslations('fields.problems');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    const entered = field.value.trim();
    if (/^[^\s@]+@[^\s@]+$/.test(entered)) return onEmail(entered);
    setError(entered === '' ? fields('emailRequired') : fields('emailInvalid'));
    field.focus();
  };
  return (
    <form method="post" action={loginPath(next)} className="form-fields" noValidate onSubmit={submit}>
      <input type="hidden" name="intent" value="password" />
      <EmailField errors={error === null ? undefined : { email: error }} value={email} />
      <div className="without-scripts">
        <PasswordField label={t('password')} name="password" autoComplete="current-password" />
      </div>
      <Button type="submit" {...wide}>
        {t('inPlace.goOn')}
      </Button>
      <p className="small text-muted without-scripts">
        {t.rich('login.foot', {
          link: (chunks) => <TextLink to={signupPath(next)}>{chunks}</TextLink>,
        })}
      </p>
    </form>
  );
};

const LoginStep = ({ email, next, onStep }: StepProps) => {
  const t = useTranslations('accounts');
  const fetcher = useFetcher<LoginOutcome>();
  const outcome = fetcher.data;
  if (outcome?.challenge)
    return <SecondStepForm challenge={outcome.challenge} {...{ outcome, next, fetcher }} />;
  return (
    <ActionForm
      intent="password"
      action={loginPath(next)}
      outcome={outcome}
      submit={t('login.submit')}
      {...{ ...wide, fetcher }}
    >
      <ChosenEmail email={email} onStep={onStep} />
      <PasswordWithHelp errors={outcome?.errors} next={next} />
      <Button variant="quiet" onPress={() => onStep('signup')}>
        {t('inPlace.signup')}
      </Button>
    </ActionForm>
  );
};

const SignupStep = ({ email, next, onStep }: StepProps) => {
  const t = useTranslations('accounts');
  const fetcher = useFetcher<SignupOutcome>();
  const { isTaken, errors, values }: Partial<SignupOutcome> = fetcher.data ?? {};
  return (
    <ActionForm
      intent="signup"
      action={signupPath(next)}
      outcome={isTaken ? undefined : fetcher.data}
      submit={t('signup.submit')}
      {...{ ...wide, fetcher }}
    >
      {isTaken && <Alert tone="warning" title={t('signup.taken')} isNews />}
      <ChosenEmail email={email} onStep={onStep} />
      <NameFields errors={errors} values={values} />
      <NewPasswordField errors={errors} />
      <SignupTerms />
      <Button variant="quiet" onPress={() => onStep('login')}>
        {t('inPlace.login')}
      </Button>
    </ActionForm>
  );
};

const ChosenEmail = ({ email, onStep }: Pick<StepProps, 'email' | 'onStep'>) => {
  const t = useTranslations('accounts');
  return (
    <div className="chosen-email">
      <input type="hidden" name="email" value={email} />
      <p>
        <span className="small text-muted">{t('email')}</span>
        <b>{email}</b>
      </p>
      <Button variant="quiet" size="small" onPress={() => onStep('email')}>
        {t('inPlace.change')}
      </Button>
    </div>
  );
};
