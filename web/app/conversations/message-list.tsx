import type { Conversation, Message } from '@golark/contract/conversations/schemas';
import { dayInZone } from '@golark/contract/dates/rules';
import { useTranslations } from '../platform/translations.ts';
import { Avatar } from '../ui/avatar.tsx';
import { useFormatDay, useFormatZonedTime } from '../ui/format-times.ts';
import './conversations.css';

export type Side = Message['sender'];

type MessageListProps = {
  conversation: Conversation;
  messages: readonly Message[];
  /** Who reads it. */
  side?: Side;
};

/** The messages of each day in the time zone of the place. */
const byDay = (messages: readonly Message[], timeZone: string): [string, Message[]][] => {
  const days = new Map<string, Message[]>();
  for (const message of messages) {
    const day = dayInZone(new Date(message.sentAt), timeZone);
    days.set(day, [...(days.get(day) ?? []), message]);
  }
  return [...days];
};

/** Messages of a conversation, oldest first: those of the reader on the right, those of the other on the left. */
export const MessageList = ({ conversation, messages, side = 'guest' }: MessageListProps) => {
  const formatDay = useFormatDay();
  return byDay(messages, conversation.timeZone).map(([day, ofDay]) => (
    <div key={day} className="message-day">
      <p className="message-date">{formatDay(day)}</p>
      <ol className="message-list">
        {ofDay.map((message) => (
          <MessageBubble key={message.id} {...{ message, conversation, side }} />
        ))}
      </ol>
    </div>
  ));
};

type BubbleProps = { message: Message; conversation: Conversation; side: Side };

const MessageBubble = ({ message, conversation, side }: BubbleProps) => {
  const t = useTranslations('conversations');
  const formatTime = useFormatZonedTime();
  const { sender, text, hasHiddenContacts, sentAt } = message;
  const isOwn = sender === side;
  const other = side === 'guest' ? conversation.hostName : conversation.guestName;
  return (
    <li data-own={isOwn ? '' : undefined}>
      {!isOwn && <Avatar firstName={other} size="small" />}
      <div>
        <span className="sr-only">{isOwn ? t('you') : other}</span>
        <p className="message-text">{text}</p>
        {hasHiddenContacts && <p className="small text-muted">{t(hiddenText(sender, side))}</p>}
        <p className="extra-small text-muted">{formatTime(sentAt, conversation.timeZone)}</p>
      </div>
    </li>
  );
};

const hiddenText = (sender: Side, side: Side) => {
  if (side === 'host') return 'hidden.host';
  return sender === side ? 'hidden.own' : 'hidden.other';
};
