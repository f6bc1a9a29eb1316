import type { Conversation } from '@golark/contract/conversations/schemas';
import { useTranslations } from '../platform/translations.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { useFormatInstant } from '../ui/format-times.ts';
import { PageLink } from '../ui/link.tsx';
import type { Side } from './message-list.tsx';
import './conversations.css';

type ConversationRowsProps = {
  conversations: readonly Conversation[];
  /** Who reads them. */
  side: Side;
  hrefOf: (conversationId: string) => string;
};

/** Conversations with what was written last. */
export const ConversationRows = ({ conversations, ...row }: ConversationRowsProps) => {
  const t = useTranslations('conversations');
  return (
    <ul className="conversation-list" aria-label={t('listLabel')}>
      {conversations.map((conversation) => (
        <ConversationRow key={conversation.id} conversation={conversation} {...row} />
      ))}
    </ul>
  );
};

type ConversationRowProps = Omit<ConversationRowsProps, 'conversations'> & { conversation: Conversation };

const ConversationRow = ({ conversation, side, hrefOf }: ConversationRowProps) => {
  const t = useTranslations('conversations');
  const formatInstant = useFormatInstant();
  const { id, propertyTitle, timeZone, unreadCount, lastMessage } = conversation;
  const other = side === 'guest' ? conversation.hostName : conversation.guestName;
  const name = lastMessage.sender === side ? t('you') : other;
  return (
    <li>
      <Avatar firstName={other} />
      <div className="min-w-0">
        <h2 className="conversation-name">
          <PageLink to={hrefOf(id)} prefetch="none">
            {other}
          </PageLink>
          {unreadCount > 0 && <Badge tone="primary">{t('unread', { count: unreadCount })}</Badge>}
        </h2>
        <p className="small text-muted">
          {propertyTitle} · {formatInstant(lastMessage.sentAt, timeZone)}
        </p>
        <p className="conversation-preview">{t('preview', { name, text: lastMessage.text })}</p>
      </div>
    </li>
  );
};
