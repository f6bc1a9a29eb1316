import { type ReactNode, useRef } from 'react';
import { type FetcherWithComponents, Form, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { useFocusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { useRootData } from '../root-data.ts';
import { FormAlert } from './form-alert.tsx';
import type { FormOutcome } from './form-outcome.ts';
import './action-form.css';

type ActionFormProps = Pick<ButtonLook, 'variant' | 'size' | 'icon' | 'isFull'> & {
  intent: string;
  /** Distinguishes equal forms, such as one for each card. */
  subject?: string;
  outcome?: FormOutcome | undefined;
  submit: string;
  /** The accessible name of the button where several buttons have the same text. */
  submitLabel?: string;
  children?: ReactNode;
  /** Content next to the button. */
  beside?: ReactNode;
  hasPassword?: boolean;
  action?: string;
  /** Submits to another page's action without leaving this page. */
  fetcher?: FetcherWithComponents<unknown>;
  className?: string;
};

/** Whether the form with this intent and subject is being submitted. */
export const useIsSubmitting = (intent: string, subject = ''): boolean => {
  const sent = useNavigation().formData;
  return sent?.get('intent') === intent && (sent.get('subject') ?? '') === subject;
};

/**
 * The intent of the form, and the id of its page: it is done once, however often the form is sent (`callOnce`). A page that
 * visitors share has no id.
 */
export const FormIntent = ({ intent }: { intent: string }) => {
  const formId = useRootData()?.formId;
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {formId && <input type="hidden" name="formId" value={formId} />}
    </>
  );
};

/** A form with an intent: shows its outcome, focuses its first error and marks its button as busy. */
export const ActionForm = ({
  intent,
  subject = '',
  outcome,
  submit,
  children,
  ...props
}: ActionFormProps) => {
  const { submitLabel, beside, hasPassword = false, action, fetcher, className = 'form-fields' } = props;
  const { variant, size, icon, isFull } = props;
  // forms as wide as their page lead to another page, which is shown from its top
  const leadsOn = isFull ?? false;
  const form = useRef<HTMLFormElement>(null);
  const isSubmitting = useIsSubmitting(intent, subject);
  const isBusy = fetcher ? fetcher.state !== 'idle' : isSubmitting;
  const FormElement = fetcher?.Form ?? Form;
  useFocusFirstInvalid(form, outcome?.errors);
  return (
    <FormElement
      method="post"
      ref={form}
      className={className}
      noValidate
      preventScrollReset={!leadsOn}
      {...(action ? { action } : {})}
    >
      <FormIntent intent={intent} />
      {subject && <input type="hidden" name="subject" value={subject} />}
      <FormAlert outcome={outcome} hasPassword={hasPassword} />
      {children}
      <div className="form-actions">
        <Button
          type="submit"
          isBusy={isBusy}
          isFull={isFull}
          {...(variant ? { variant } : {})}
          {...(size ? { size } : {})}
          {...(icon ? { icon } : {})}
          {...(submitLabel ? { 'aria-label': submitLabel } : {})}
        >
          {submit}
        </Button>
        {beside}
      </div>
    </FormElement>
  );
};
