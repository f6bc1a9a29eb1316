import { ticketCalendarPath, ticketFilePath } from '@golark/contract/event-paths';
import type { TicketCode } from '@golark/contract/ticket-codes/schemas';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatDay, useFormatInstant } from '../../ui/format-times.ts';
import { CalendarIcon, DownloadIcon, Icon } from '../../ui/icon.tsx';
import { useFormatDeadline } from '../parts/format-deadline.ts';
import { TicketCodes } from '../parts/ticket-codes.tsx';
import { usePlaceText } from '../parts/use-place-text.ts';
import { prepareTransfer, transferFormId } from './prepare-transfer.ts';
import { withdrawIntent } from './transfer-intents.ts';

type TicketListProps = { order: TicketOrder; outcome: FormOutcome | undefined };

/** The codes, each ticket with its place and its file, and the event for the calendar. */
export const TicketList = ({ order, codes, outcome }: TicketListProps & { codes: readonly TicketCode[] }) => {
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
      <TicketCodes codes={codes} tickets={tickets} />
      {hasFiles && codes.length === 0 && order.isResale && <p>{t('inFile', { count: tickets.length })}</p>}
      <ul className="order-tickets">
        {tickets.map((ticket) => (
          <OrderTicket key={ticket.number} order={order} ticket={ticket} outcome={outcome} />
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

/** Tickets that the seller has yet to deliver, or has transferred elsewhere. */
const WhenReady = ({ order }: Pick<TicketListProps, 'order'>) => {
  const t = useTranslations('ticketOrder.tickets');
  const formatDay = useFormatDay();
  const formatInstant = useFormatInstant();
  const formatDeadline = useFormatDeadline();
  const { delivery, inHandOn, deliverBy, deliveredAt, transferredWith, event, buyer } = order;
  const { timeZone } = event.venue;
  if (transferredWith && deliveredAt)
    return (
      <p>
        {t('transferred', {
          ...transferredWith,
          email: buyer.email,
          at: formatInstant(deliveredAt, timeZone),
        })}
      </p>
    );
  if (deliverBy)
    return (
      <p className="text-muted">
        {inHandOn && `${t('inHandSeller', { day: formatDay(inHandOn) })} `}
        {t('deliverBy', { at: formatDeadline(deliverBy, timeZone) })} {t('guarantee')}
      </p>
    );
  return (
    <p className="text-muted">
      {inHandOn
        ? t('inHandOn', { day: formatDay(inHandOn) })
        : t(delivery === 'transfer' ? 'transfer' : 'upload')}
    </p>
  );
};

type OrderTicketProps = TicketListProps & { ticket: TicketOrder['tickets'][number] };

const OrderTicket = ({ order, ticket, outcome }: OrderTicketProps) => {
  const t = useTranslations('ticketOrder.tickets');
  const { number, place, status, isReady, isInPool, transfer, canTransfer } = ticket;
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
        {isInPool && <span className="small text-muted">{t('inPool')}</span>}
        {transfer && (
          <span className="small text-muted">
            {t(transfer.status, { name: transfer.name, email: transfer.email })}
          </span>
        )}
      </span>
      {transfer?.status === 'SENT' && <Withdraw transfer={transfer} outcome={outcome} />}
      {canTransfer && (
        <a
          className="button"
          data-variant="secondary"
          data-size="small"
          href={`#${transferFormId}`}
          aria-label={t('transferOf', { name })}
          onClick={(event) => {
            event.preventDefault();
            prepareTransfer(number);
          }}
        >
          {t('transferOne')}
        </a>
      )}
      {isReady && (
        <a
          className="button"
          data-variant="secondary"
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

type WithdrawProps = {
  transfer: NonNullable<TicketOrder['tickets'][number]['transfer']>;
  outcome: FormOutcome | undefined;
};

/** Takes back everything that was sent together. */
const Withdraw = ({ transfer, outcome }: WithdrawProps) => {
  const t = useTranslations('ticketOrder.transfer');
  return (
    <ActionForm
      intent={withdrawIntent}
      subject={transfer.id}
      outcome={outcomeFor(outcome, withdrawIntent, transfer.id)}
      submit={t('withdraw')}
      submitLabel={t('withdrawFrom', { name: transfer.name })}
      variant="secondary"
      size="small"
    />
  );
};
