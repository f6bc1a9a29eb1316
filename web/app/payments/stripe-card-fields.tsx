import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../platform/api-client.ts';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import {
  type CardFormProblem,
  createVisitorMethod,
  type StripeForm,
  saveStripeCard,
} from './save-stripe-card.ts';
import { useStripeForm } from './use-stripe-form.ts';

export type AfterSaving =
  /** The form is sent with the id of the saved card in this field. */
  | { field: string }
  /** The form of a visitor is sent with the id of the payment method in `methodId`. */
  | { holdId: string }
  /** Nothing is sent. */
  | { onSaved: () => void };

type Problem = CardFormProblem['problem'];

/** Sends the form as the buyer did, with this value in place of what the field held. */
function sendWith(form: HTMLFormElement, [field, value]: [string, string], submitter: HTMLElement | null) {
  const setField = ({ formData }: FormDataEvent) => formData.set(field, value);
  form.addEventListener('formdata', setField, { once: true });
  form.requestSubmit(submitter);
}

/** What the form is sent with: the name of a field and its value, or null if nothing is sent. */
const finish = async (
  form: StripeForm,
  after: AfterSaving,
): Promise<CardFormProblem | { sent: [string, string] | null }> => {
  const returnUrl = window.location.href;
  if ('holdId' in after) {
    const created = await createVisitorMethod(browserApi, form, { returnUrl, holdId: after.holdId });
    return 'problem' in created ? created : { sent: ['methodId', created.methodId] };
  }
  // a card that pays is kept by its purchase, once it has paid
  const saved = await saveStripeCard(browserApi, form, { returnUrl, isKept: 'onSaved' in after });
  if ('problem' in saved) return saved;
  return { sent: 'field' in after ? [after.field, saved.cardId] : null };
};

/** Stripe's card form inside one of our forms: the card is saved first, when the form is submitted. */
export function StripeCardFields({ publishableKey, after }: { publishableKey: string; after: AfterSaving }) {
  const t = useTranslations('payments');
  const host = useRef<HTMLDivElement>(null);
  const state = useStripeForm(host, publishableKey, useLocale());
  const [problem, setProblem] = useState<Problem | null>(null);
  const step = useRef<'typing' | 'saving' | 'sending'>('typing');

  useEffect(() => {
    const form = host.current?.closest('form');
    if (!form || state === 'loading' || state === 'blocked') return;
    const save = async (submitter: HTMLElement | null) => {
      step.current = 'saving';
      setProblem(null);
      const result = await finish(state, after).catch((): CardFormProblem => ({ problem: 'failed' }));
      step.current = 'typing';
      if ('problem' in result) setProblem(result.problem);
      else if (result.sent) {
        step.current = 'sending';
        sendWith(form, result.sent, submitter);
        step.current = 'typing';
      } else if ('onSaved' in after) after.onSaved();
    };
    // before React Router's own listener, which would send the form as it is
    const intercept = (event: SubmitEvent) => {
      const isShown = host.current?.offsetParent !== null;
      if (step.current === 'sending' || !isShown) return;
      event.preventDefault();
      event.stopPropagation();
      if (step.current === 'typing') void save(event.submitter);
    };
    form.addEventListener('submit', intercept, { capture: true });
    return () => form.removeEventListener('submit', intercept, { capture: true });
  }, [state, after]);

  return (
    <div className="grid gap-4">
      <fieldset aria-busy={state === 'loading'}>
        <legend className="sr-only">{t('form')}</legend>
        <div ref={host} />
      </fieldset>
      {state === 'blocked' && <Alert tone="danger" title={t('problems.blocked')} isNews />}
      {problem && <Alert tone="danger" title={t(`problems.${problem}`)} isNews />}
    </div>
  );
}
