import { messageLength, replyTitleLength } from '@golark/contract/conversations/rules';
import type { SavedReply } from '@golark/contract/conversations/schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ActingHost } from '../read-host-page.ts';
import { deleteReplyIntent, saveReplyIntent } from './reply-intents.ts';

type ReplyFormProps = {
  /** The id of the reply, also of one that is not saved yet. */
  id: string;
  /** null for the form that adds one. */
  reply: SavedReply | null;
  host: ActingHost;
  /** The outcome of this form. */
  outcome: FormOutcome | undefined;
};

export const ReplyForm = ({ id, reply, host, outcome }: ReplyFormProps) => {
  const t = useTranslations('partnerMessages.replies');
  return (
    <ActionForm
      intent={saveReplyIntent}
      subject={id}
      outcome={outcome}
      submit={t('save')}
      {...(reply ? { submitLabel: t('saveNamed', { title: reply.title }) } : {})}
      variant="primary"
    >
      <input type="hidden" name="host" value={host.propertyManagerId} />
      <TextField
        name="title"
        label={t('name')}
        help={t('nameHelp')}
        maxLength={replyTitleLength}
        defaultValue={outcome?.values['title'] ?? reply?.title ?? ''}
        error={outcome?.errors['title']}
      />
      <TextArea
        name="text"
        label={t('text')}
        help={t('textHelp', { guest: '{guest}', place: '{place}' })}
        rows={5}
        maxLength={messageLength}
        defaultValue={outcome?.values['text'] ?? reply?.text ?? ''}
        error={outcome?.errors['text']}
      />
    </ActionForm>
  );
};

export const DeleteReply = ({
  reply,
  host,
  outcome,
}: {
  reply: SavedReply;
  host: ActingHost;
  outcome: FormOutcome | undefined;
}) => {
  const t = useTranslations('partnerMessages.replies');
  return (
    <ActionForm
      intent={deleteReplyIntent}
      subject={reply.id}
      outcome={outcomeFor(outcome, deleteReplyIntent, reply.id)}
      submit={t('delete')}
      submitLabel={t('deleteNamed', { title: reply.title })}
      variant="danger-line"
    >
      <input type="hidden" name="host" value={host.propertyManagerId} />
    </ActionForm>
  );
};
