import { fillSavedReply } from '@golark/contract/conversations/rules';
import type { Conversation, SavedReply } from '@golark/contract/conversations/schemas';
import { guestConversationPath, savedRepliesPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { PageLink, TextLink } from '../../ui/link.tsx';

/** The saved reply that the address names, with what it says about this guest and place. */
export const chosenReply = (
  replies: readonly SavedReply[],
  id: string | null,
  { guestName, propertyTitle }: Conversation,
): SavedReply | null => {
  const reply = replies.find((one) => one.id === id);
  if (!reply) return null;
  return { ...reply, text: fillSavedReply(reply.text, { guest: guestName, place: propertyTitle }) };
};

type SavedRepliesProps = { replies: readonly SavedReply[]; conversation: Conversation };

/** Saved replies as links: one fills the form, which can be changed before it is sent. */
export const SavedReplies = ({ replies, conversation }: SavedRepliesProps) => {
  const t = useTranslations('partnerMessages.replies');
  return (
    <section className="saved-replies" aria-labelledby="saved-replies">
      <h2 className="title-3" id="saved-replies">
        {t('use')}
      </h2>
      {replies.length > 0 && (
        <ul>
          {replies.map(({ id, title }) => (
            <li key={id}>
              <PageLink
                className="chip"
                to={`${guestConversationPath(conversation.id)}?reply=${id}`}
                prefetch="none"
                preventScrollReset
                replace
              >
                {title}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <p className="small">
        <TextLink to={savedRepliesPath()}>{t(replies.length > 0 ? 'manage' : 'first')}</TextLink>
      </p>
    </section>
  );
};
