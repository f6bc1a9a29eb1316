import { ticketCalendarPath, ticketFilePath } from '@golark/contract/event-paths';
import type { TicketOrder } from '@golark/contract/tickets/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatDay } from '../../ui/format-times.ts';
import { CalendarIcon, DownloadIcon, Icon } from '../../ui/icon.tsx';
import { usePlaceText } from '../parts/use-place-text.ts';

type TicketListProps = { order: TicketOrder };

/** Each ticket with its place and its file, and the event for the calendar. */
export const TicketList = ({ order }: TicketListProps) => {
  const t = useTranslations('ticketOrder.tickets');
  const { tickets, status, event, id, key } = order;
  if (tickets.length === 0) return null;
  const hasFiles = tickets.some(({ isReady }) => isReady);
  return (
    <section className="stay-section" aria-labelledby="tickets-title">
      <h2 className="title-2" id="tickets-title">
        {t('title', { count: tickets.length })}
      </h2>
      {!hasFiles && status === 'CONFIRMED' && <WhenReady order={order} />}
      <ul className="order-tickets">
        {tickets.map((ticket) => (
          <OrderTicket key={ticket.number} order={order} ticket={ticket} />
        ))}
      </ul>
      {status === 'CONFIRMED' && event.status !== 'CANCELED' && (
        <a
          className="button"
          data-variant="secondary"
          data-size="normal"
          href={ticketCalendarPath(id, key)}
          download
        >
          <Icon of={CalendarIcon} />
          <span>{t('calendar')}</span>
        </a>
      )}
    </section>
  );
};

/** Tickets that the seller has yet to deliver. */
const WhenReady = ({ order: { delivery, inHandOn } }: TicketListProps) => {
  const t = useTranslations('ticketOrder.tickets');
  const formatDay = useFormatDay();
  return (
    <p className="text-muted">
      {inHandOn
        ? t('inHandOn', { day: formatDay(inHandOn) })
        : t(delivery === 'transfer' ? 'transfer' : 'upload')}
    </p>
  );
};

type OrderTicketProps = TicketListProps & { ticket: TicketOrder['tickets'][number] };

const OrderTicket = ({ order, ticket }: OrderTicketProps) => {
  const t = useTranslations('ticketOrder.tickets');
  const { number, place, status, isReady } = ticket;
  const text = usePlaceText()(place, 1);
  const name = [text.title, text.row, text.seats].filter(Boolean).join(', ');
  return (
    <li className="order-ticket" data-status={status}>
      <span className="order-ticket-number" aria-hidden="true">
        {number}
      </span>
      <span className="grow min-w-0">
        <b>{text.title}</b>
        <span className="text-muted">{[text.row, text.seats].filter(Boolean).join(', ')}</span>
        {status !== 'VALID' && <span className="small text-muted">{t(status)}</span>}
      </span>
      {isReady && (
        <a
          className="button"
          data-variant="primary"
          data-size="small"
          href={ticketFilePath(order.id, number, order.key)}
          aria-label={t('downloadOf', { name })}
          download
        >
          <Icon of={DownloadIcon} />
          <span>{t('download')}</span>
        </a>
      )}
    </li>
  );
};
