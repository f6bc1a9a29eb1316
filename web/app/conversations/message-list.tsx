import type { Conversation, Message } from '@golark/contract/conversations/schemas';
import { useTranslations } from '../platform/translations.ts';
import { useFormatInstant } from '../ui/format-times.ts';
import './conversations.css';

export type Side = Message['sender'];

type MessageListProps = {
  conversation: Conversation;
  messages: readonly Message[];
  /** Who reads it. */
  side?: Side;
};

/** Messages of a conversation, oldest first. */
export const MessageList = ({ conversation, messages, side = 'guest' }: MessageListProps) => {
  const t = useTranslations('conversations');
  const formatInstant = useFormatInstant();
  const other = side === 'guest' ? conversation.hostName : conversation.guestName;
  return (
    <ol className="message-list">
      {messages.map(({ id, sender, text, hasHiddenContacts, sentAt }) => (
        <li key={id} data-own={sender === side ? '' : undefined}>
          <p className="message-head">
            <b>{sender === side ? t('you') : other}</b>{' '}
            <span className="small text-muted">{formatInstant(sentAt, conversation.timeZone)}</span>
          </p>
          <p className="message-text">{text}</p>
          {hasHiddenContacts && <p className="small text-muted">{t(hiddenText(sender, side))}</p>}
        </li>
      ))}
    </ol>
  );
};

const hiddenText = (sender: Side, side: Side) => {
  if (side === 'host') return 'hidden.host';
  return sender === side ? 'hidden.own' : 'hidden.other';
};
