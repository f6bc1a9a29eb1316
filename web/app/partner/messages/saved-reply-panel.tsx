import type { SavedReply } from '@golark/contract/conversations/schemas';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import type { ActingHost } from '../read-host-page.ts';
import { DeleteReply, ReplyForm } from './reply-forms.tsx';
import { saveReplyIntent } from './reply-intents.ts';

type SavedReplyPanelProps = {
  reply: SavedReply;
  host: ActingHost;
  outcome: FormOutcome | undefined;
  mayEdit: boolean;
};

/** A saved reply with the forms that change and delete it. */
export const SavedReplyPanel = ({ reply, host, outcome, mayEdit }: SavedReplyPanelProps) => {
  const t = useTranslations('partnerMessages.replies');
  const failed = outcomeFor(outcome, saveReplyIntent, reply.id);
  return (
    <section className="panel saved-reply" aria-labelledby={`reply-${reply.id}`}>
      <h2 className="title-3" id={`reply-${reply.id}`}>
        {reply.title}
      </h2>
      <p className="message-text">{reply.text}</p>
      {mayEdit && (
        <details open={failed !== undefined && !failed.isDone}>
          <summary className="link">{t('change')}</summary>
          <ReplyForm
            key={`${reply.title} ${reply.text}`}
            id={reply.id}
            reply={reply}
            host={host}
            outcome={failed}
          />
          <DeleteReply reply={reply} host={host} outcome={outcome} />
        </details>
      )}
    </section>
  );
};
