import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { TextLink } from '../../ui/link.tsx';
import { EntryFrame } from './entry-frame.tsx';

/** All emails of a kind, or those about one saved search. */
type Scope = 'unsubscribe' | 'searchAlerts';

/** The page on which everything can be set. */
type More = { to: string; label: string };

/** The link does not work any longer. */
export const LinkIsOver = ({ scope, more }: { scope: Scope; more: More }) => {
  const t = useTranslations('accounts');
  return (
    <EntryFrame title={t(`${scope}.over.title`)} lead={t(`${scope}.over.text`)}>
      <ButtonLink to={more.to} variant="primary" size="large" isFull>
        {more.label}
      </ButtonLink>
    </EntryFrame>
  );
};

type StopEmailsProps = {
  scope: Scope;
  /** Names the emails. */
  lead: string;
  isStopped: boolean;
  action: string;
  outcome: FormOutcome | undefined;
  /** Sent with the form. */
  values: Record<string, string>;
  more: More;
};

/** Asks; after that says what was done, and undoes it. */
export const StopEmails = ({ scope, lead, isStopped, action, outcome, values, more }: StopEmailsProps) => {
  const t = useTranslations('accounts');
  const isBack = outcome?.isDone === true && outcome.intent === 'again';
  const state = isStopped ? 'done' : isBack ? 'again' : 'ask';
  return (
    <EntryFrame title={t(`${scope}.${state}.title`)} lead={lead}>
      <p role="status">{t(`${scope}.${state}.text`)}</p>
      <ActionForm
        key={state}
        intent={isStopped ? 'again' : 'stop'}
        action={action}
        outcome={outcome}
        submit={t(isStopped ? `${scope}.done.submit` : `${scope}.ask.submit`)}
        variant={state === 'ask' ? 'primary' : 'secondary'}
        size="large"
        isFull
      >
        {Object.entries(values).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </ActionForm>
      <p className="small">
        <TextLink to={more.to}>{more.label}</TextLink>
      </p>
    </EntryFrame>
  );
};
