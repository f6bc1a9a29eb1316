import { messageLength } from '@golark/contract/conversations/rules';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { TextArea } from '../ui/text-area.tsx';
import { messageIntent } from './message-intent.ts';

type MessageFormProps = {
  outcome: FormOutcome | undefined;
  /** Guest and host have a confirmed booking: contact details are not hidden. */
  mayShareContacts: boolean;
};

export const MessageForm = ({ outcome, mayShareContacts }: MessageFormProps) => {
  const t = useTranslations('conversations.form');
  return (
    <ActionForm
      intent={messageIntent}
      outcome={outcome}
      submit={t('send')}
      className="form-fields message-form"
    >
      <TextArea
        name="text"
        label={t('label')}
        help={mayShareContacts ? t('help') : t('helpHidden')}
        rows={4}
        maxLength={messageLength}
        defaultValue={outcome?.values['text'] ?? ''}
        error={outcome?.errors['text']}
      />
    </ActionForm>
  );
};
