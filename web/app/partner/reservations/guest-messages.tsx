import { mayAsPartner } from '@golark/contract/access/rules';
import { guestConversationPath } from '@golark/contract/partner-paths';
import type { Reservation } from '@golark/contract/partners/reservation-schemas';
import { MessageForm, MessageList, messageIntent, type TripConversation } from '../../conversations/index.ts';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { OutcomeToast } from '../../platform/page/outcome-toast.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { TextLink } from '../../ui/link.tsx';
import type { ActingHost } from '../read-host-page.ts';

type GuestMessagesProps = {
  reservation: Reservation;
  loaded: TripConversation;
  host: ActingHost;
  outcome: FormOutcome | undefined;
};

/** The latest messages with the guest of a reservation, and a form for another one. */
export const GuestMessages = ({ reservation, loaded, host, outcome: latest }: GuestMessagesProps) => {
  const t = useTranslations('partner.page.messages');
  const words = useTranslations('conversations');
  const { conversation, messages } = loaded;
  const outcome = outcomeFor(latest, messageIntent);
  return (
    <section className="stay-section" id="messages" aria-labelledby="messages-title">
      <h2 className="title-2" id="messages-title">
        {t('title')}
      </h2>
      <OutcomeToast outcome={outcome} text={words('form.sent')} />
      {conversation ? (
        <>
          <MessageList conversation={conversation} messages={messages} side="host" />
          <p>
            <TextLink to={guestConversationPath(conversation.id)} prefetch="none">
              {t('all')}
            </TextLink>
          </p>
        </>
      ) : (
        <p className="text-muted">{t('none', { guest: reservation.guestName })}</p>
      )}
      {mayAsPartner(host.role, 'reservations.answer') && (
        // another key empties the form once its message is listed
        <MessageForm
          key={messages.at(-1)?.id}
          outcome={outcome}
          mayShareContacts={reservation.contact !== null}
          side="host"
        >
          <input type="hidden" name="host" value={host.propertyManagerId} />
        </MessageForm>
      )}
    </section>
  );
};
