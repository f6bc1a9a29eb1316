import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { useFormatEventTime } from '../parts/event-time.ts';

type ReceivedStateProps = {
  transfer: ReceivedTickets;
  /** What the reader has just answered. */
  answered: FormOutcome | undefined;
};

/** Whose the tickets are now, and whether they can be used. */
export const ReceivedState = ({ transfer, answered }: ReceivedStateProps) => {
  const t = useTranslations('ticketReceived.states');
  const { status, from, tickets } = transfer;
  if (status === 'ACCEPTED') return <Accepted transfer={transfer} answered={answered} />;
  if (status === 'SENT') return null;
  return (
    <Alert
      tone={status === 'DECLINED' ? 'info' : 'warning'}
      title={t(status, { from })}
      isNews={answered !== undefined}
      of={answered}
    >
      {tickets.length === 0 && t(`${status}Text`, { from })}
    </Alert>
  );
};

const Accepted = ({ transfer: { from, tickets, event }, answered }: ReceivedStateProps) => {
  const t = useTranslations('ticketReceived.states');
  const account = useAccount();
  const count = tickets.length;
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
      <Alert tone="success" title={t('accepted', { count })} isNews={answered !== undefined} of={answered}>
        {t('acceptedText', { from, count })} {t(account ? 'acceptedAccount' : 'acceptedLink', { count })}
      </Alert>
      {event.status === 'MOVED' && (
        <Alert tone="warning" title={t('eventMoved', { at: formatEventTime(event) })} />
      )}
    </>
  );
};
