import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { useFormatEventTime } from '../parts/event-time.ts';

type ReceivedStateProps = { transfer: ReceivedTickets };

/** Whose the tickets are now, and whether they can be used. */
export const ReceivedState = ({ transfer }: ReceivedStateProps) => {
  const t = useTranslations('ticketReceived.states');
  const { status, from, tickets } = transfer;
  if (status === 'ACCEPTED') return <Accepted transfer={transfer} />;
  if (status === 'SENT') return null;
  return (
    <Alert tone={status === 'DECLINED' ? 'info' : 'warning'} title={t(status, { from })}>
      {tickets.length === 0 && t(`${status}Text`, { from })}
    </Alert>
  );
};

const Accepted = ({ transfer: { from, tickets, event } }: ReceivedStateProps) => {
  const t = useTranslations('ticketReceived.states');
  const formatEventTime = useFormatEventTime();
  if (event.status === 'CANCELED')
    return (
      <Alert tone="danger" title={t('eventCanceled')}>
        {t('eventCanceledText', { from })}
      </Alert>
    );
  if (tickets.every(({ status }) => status === 'VOID'))
    return (
      <Alert tone="danger" title={t('void')}>
        {t('voidText', { from })}
      </Alert>
    );
  return (
    <>
      <Alert tone="success" title={t('accepted', { count: tickets.length })}>
        {t('acceptedText', { from, count: tickets.length })}
      </Alert>
      {event.status === 'MOVED' && (
        <Alert tone="warning" title={t('eventMoved', { at: formatEventTime(event) })} />
      )}
    </>
  );
};
