import type { Conversation, Message } from '@golark/contract/conversations/schemas';
import { useTranslations } from '../platform/translations.ts';
import { useFormatInstant } from '../ui/format-times.ts';

type MessageListProps = { conversation: Conversation; messages: readonly Message[] };

/** Messages of a guest's conversation, oldest first. */
export const MessageList = ({ conversation, messages }: MessageListProps) => {
  const t = useTranslations('conversations');
  const formatInstant = useFormatInstant();
  return (
    <ol className="message-list">
      {messages.map(({ id, sender, text, hasHiddenContacts, sentAt }) => (
        <li key={id} data-own={sender === 'guest' ? '' : undefined}>
          <p className="message-head">
            <b>{sender === 'guest' ? t('you') : conversation.hostName}</b>{' '}
            <span className="small text-muted">{formatInstant(sentAt, conversation.timeZone)}</span>
          </p>
          <p className="message-text">{text}</p>
          {hasHiddenContacts && (
            <p className="small text-muted">{t(sender === 'guest' ? 'hidden.own' : 'hidden.other')}</p>
          )}
        </li>
      ))}
    </ol>
  );
};
