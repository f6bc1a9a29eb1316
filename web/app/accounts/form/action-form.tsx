import { type ReactNode, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import type { FormOutcome } from '../../platform/form-outcome.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-look.ts';
import { useFocusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { FormAlert } from './form-alert.tsx';
import './form.css';

type ActionFormProps = Pick<ButtonLook, 'variant' | 'size' | 'icon' | 'isFull'> & {
  intent: string;
  /** Tells forms alike apart, such as one for each card. */
  subject?: string;
  outcome?: FormOutcome | undefined;
  submit: string;
  /** Said instead of the button's words, where several buttons read alike. */
  submitLabel?: string;
  children?: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
  hasPassword?: boolean;
  action?: string;
  className?: string;
};

/** The outcome of this form among all forms of the page. */
export const outcomeFor = (
  outcome: FormOutcome | undefined,
  intent: string,
  subject = '',
): FormOutcome | undefined => {
  if (!outcome || (outcome.intent !== '' && outcome.intent !== intent)) return undefined;
  return outcome.subject === subject || outcome.intent === '' ? outcome : undefined;
};

/** A plain form with an intent: what it says, where the focus goes and how long it is busy. */
export const ActionForm = ({
  intent,
  subject = '',
  outcome,
  submit,
  children,
  ...props
}: ActionFormProps) => {
  const { submitLabel, beside, hasPassword = false, action, className = 'form-fields' } = props;
  const { variant, size, icon, isFull } = props;
  // the forms as wide as their page are those of entry: what follows begins at its top
  const leadsOn = isFull ?? false;
  const form = useRef<HTMLFormElement>(null);
  const sent = useNavigation().formData;
  const isBusy = sent?.get('intent') === intent && (sent.get('subject') ?? '') === subject;
  useFocusFirstInvalid(form, outcome?.errors);
  return (
    <Form
      method="post"
      ref={form}
      className={className}
      noValidate
      preventScrollReset={!leadsOn}
      {...(action ? { action } : {})}
    >
      <input type="hidden" name="intent" value={intent} />
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
    </Form>
  );
};
