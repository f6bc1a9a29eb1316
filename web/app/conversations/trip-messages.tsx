import type { Booking } from '@golark/contract/booking/schemas';
import { conversationPath } from '@golark/contract/host-paths';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { TextLink } from '../ui/link.tsx';
import type { TripConversation } from './load-conversations.ts';
import { MessageForm } from './message-form.tsx';
import { MessageList } from './message-list.tsx';
import './conversations.css';

type TripMessagesProps = {
  booking: Booking;
  loaded: TripConversation;
  outcome: FormOutcome | undefined;
};

/** The latest messages with the host of a trip, and a form for another one. */
export const TripMessages = ({ booking, loaded, outcome }: TripMessagesProps) => {
  const t = useTranslations('conversations.trip');
  const { conversation, messages } = loaded;
  const mayShareContacts = booking.status === 'CONFIRMED' || booking.status === 'COMPLETED';
  return (
    <section className="stay-section" id="messages">
      <h2 className="title-2">{t('title', { host: booking.property.hostName })}</h2>
      {conversation ? (
        <>
          <MessageList conversation={conversation} messages={messages} />
          <p>
            <TextLink to={conversationPath(conversation.id)} prefetch="none">
              {t('all')}
            </TextLink>
          </p>
        </>
      ) : (
        <p className="text-muted">{t('none')}</p>
      )}
      {/* another key empties the form once its message is listed */}
      <MessageForm key={messages.at(-1)?.id} outcome={outcome} mayShareContacts={mayShareContacts} />
    </section>
  );
};
