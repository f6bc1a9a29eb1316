import type { Conversation } from '@golark/contract/conversations/schemas';
import { guestConversationPath, guestConversationsPath } from '@golark/contract/partner-paths';
import { useTranslations } from '../../platform/translations.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { useFormatInstant } from '../../ui/format-times.ts';
import { PageLink } from '../../ui/link.tsx';

/** The latest conversations with guests, first those with something new. */
export const LatestMessages = ({ conversations }: { conversations: readonly Conversation[] }) => {
  const t = useTranslations('partnerToday.messages');
  return (
    <section className="panel host-day-list host-day-messages" aria-labelledby="messages">
      <div className="host-day-head">
        <h2 className="title-3" id="messages">
          {t('title')}
        </h2>
        {conversations.length > 0 && (
          <PageLink className="link small" to={guestConversationsPath()}>
            {t('all')}
          </PageLink>
        )}
      </div>
      {conversations.length === 0 && <p className="small text-muted">{t('none')}</p>}
      <ul>
        {conversations.map((conversation) => (
          <MessageRow key={conversation.id} conversation={conversation} />
        ))}
      </ul>
    </section>
  );
};

const MessageRow = ({ conversation }: { conversation: Conversation }) => {
  const t = useTranslations('partnerToday.messages');
  const formatInstant = useFormatInstant();
  const { id, guestName, lastMessage, timeZone, unreadCount } = conversation;
  const { sender, text, sentAt } = lastMessage;
  return (
    <li className="host-day-message" data-unread={unreadCount > 0 ? '' : undefined}>
      <Avatar firstName={guestName} size="small" />
      <div className="min-w-0">
        <h3 className="host-day-name">
          <PageLink to={guestConversationPath(id)} prefetch="none">
            {guestName}
          </PageLink>{' '}
          {unreadCount > 0 && <span className="sr-only">{t('unread', { count: unreadCount })}</span>}
        </h3>
        <p className="small text-muted host-day-preview">{sender === 'host' ? t('you', { text }) : text}</p>
        <p className="extra-small text-muted">{formatInstant(sentAt, timeZone)}</p>
      </div>
    </li>
  );
};
