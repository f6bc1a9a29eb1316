import type { Conversation } from '@golark/contract/conversations/schemas';
import { guestConversationsPath } from '@golark/contract/partner-paths';
import { stayPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { PageLink } from '../../ui/link.tsx';

/** With whom, and about which place. */
export const ConversationHead = ({ conversation }: { conversation: Conversation }) => {
  const t = useTranslations('conversations');
  return (
    <>
      <p>
        <PageLink className="link" to={guestConversationsPath()}>
          {t('back')}
        </PageLink>
      </p>
      <h1 className="title-1">{t('with', { host: conversation.guestName })}</h1>
      <p>
        <PageLink className="link" to={stayPath(conversation.propertyId)}>
          {t('about', { title: conversation.propertyTitle })}
        </PageLink>
      </p>
    </>
  );
};
