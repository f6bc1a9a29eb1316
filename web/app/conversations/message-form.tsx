import { messageLength } from '@golark/contract/conversations/rules';
import type { ReactNode } from 'react';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { TextArea } from '../ui/text-area.tsx';
import { messageIntent } from './message-intent.ts';
import type { Side } from './message-list.tsx';

type MessageFormProps = {
  outcome: FormOutcome | undefined;
  /** Guest and host have a confirmed booking: contact details are not hidden. */
  mayShareContacts: boolean;
  /** Who writes. */
  side?: Side;
  /** The text with which the form begins. */
  text?: string;
  /** Hidden fields. */
  children?: ReactNode;
};

export const MessageForm = ({
  outcome,
  mayShareContacts,
  side = 'guest',
  text = '',
  children,
}: MessageFormProps) => {
  const t = useTranslations('conversations.form');
  return (
    <ActionForm
      intent={messageIntent}
      outcome={outcome}
      submit={t('send')}
      className="form-fields message-form"
    >
      {children}
      <TextArea
        name="text"
        label={t('label')}
        help={t(mayShareContacts ? `help.${side}` : `helpHidden.${side}`)}
        rows={4}
        maxLength={messageLength}
        defaultValue={outcome?.values['text'] ?? text}
        error={outcome?.errors['text']}
      />
    </ActionForm>
  );
};
