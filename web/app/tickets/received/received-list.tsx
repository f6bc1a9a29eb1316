import { receivedCalendarPath, receivedFilePath } from '@golark/contract/event-paths';
import type { TicketCode } from '@golark/contract/ticket-codes/schemas';
import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { CalendarIcon, DownloadIcon, Icon } from '../../ui/icon.tsx';
import { TicketCodes } from '../parts/ticket-codes.tsx';
import { usePlaceText } from '../parts/use-place-text.ts';

type ReceivedListProps = { transfer: ReceivedTickets };

/** Each ticket with its place, and once it is accepted with its code and file; then the event for the calendar. */
export const ReceivedList = ({ transfer, codes }: ReceivedListProps & { codes: readonly TicketCode[] }) => {
  const t = useTranslations('ticketReceived');
  const words = useTranslations('ticketOrder.tickets');
  const { id, key, tickets, status } = transfer;
  if (tickets.length === 0) return null;
  return (
    <section className="stay-section" aria-labelledby="tickets-title">
      <h2 className="title-2" id="tickets-title">
        {t(status === 'ACCEPTED' ? 'tickets' : 'offered', { count: tickets.length })}
      </h2>
      <TicketCodes codes={codes} tickets={tickets} />
      <ul className="order-tickets">
        {tickets.map((ticket) => (
          <ReceivedTicket key={ticket.number} transfer={transfer} ticket={ticket} />
        ))}
      </ul>
      {tickets.some(({ isReady }) => isReady) && (
        <a
          className="button"
          data-variant="secondary"
          data-size="normal"
          href={receivedCalendarPath(id, key)}
          download
        >
          <Icon of={CalendarIcon} />
          <span>{words('calendar')}</span>
        </a>
      )}
    </section>
  );
};

type ReceivedTicketProps = ReceivedListProps & { ticket: ReceivedTickets['tickets'][number] };

const ReceivedTicket = ({ transfer, ticket }: ReceivedTicketProps) => {
  const t = useTranslations('ticketOrder.tickets');
  const { number, place, status, isReady } = ticket;
  const text = usePlaceText()(place, 1);
  return (
    <li className="order-ticket" data-status={status}>
      <span className="grow min-w-0">
        <b>{text.title}</b>
        <span className="text-muted">{[text.row, text.seats].filter(Boolean).join(', ')}</span>
        {status !== 'VALID' && <span className="small text-muted">{t(status)}</span>}
      </span>
      {isReady && (
        <a
          className="button"
          data-variant="secondary"
          data-size="small"
          href={receivedFilePath(transfer.id, number, transfer.key)}
          aria-label={t('downloadOf', {
            name: [text.title, text.row, text.seats].filter(Boolean).join(', '),
          })}
          download
        >
          <Icon of={DownloadIcon} />
          <span>{t('download')}</span>
        </a>
      )}
    </li>
  );
};
