import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { transferFormId } from './prepare-transfer.ts';
import { TicketChoice } from './ticket-choice.tsx';
import { sendIntent } from './transfer-intents.ts';

type TransferTicketsProps = { order: TicketOrder; outcome: FormOutcome | undefined };

/** To whom tickets were sent just now. */
export const JustSent = ({ outcome }: Pick<TransferTicketsProps, 'outcome'>) => {
  const t = useTranslations('ticketOrder.transfer');
  if (!outcome?.isDone) return null;
  const { name = '', email = '', tickets = '' } = outcome.values;
  const count = tickets.split(' ').length;
  return (
    <Alert tone="success" title={t('sent', { count, name })} isNews of={outcome}>
      {t('sentText', { count, email })}
    </Alert>
  );
};

/** Which tickets, and to whom; without scripts too. */
export const TransferTickets = ({ order, outcome }: TransferTicketsProps) => {
  const t = useTranslations('ticketOrder.transfer');
  const rejected = outcome?.isDone ? undefined : outcome;
  const own = order.tickets.filter(({ canTransfer }) => canTransfer);
  const isForLater = order.status === 'CONFIRMED' && order.event.status !== 'CANCELED';
  if (own.length === 0 && !(order.isResale && isForLater)) return null;
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('title')}</h2>
      {own.length === 0 ? (
        <p className="text-muted">{t('resale')}</p>
      ) : (
        <>
          <p className="text-muted">{t('text')}</p>
          <details
            // closed again once they are sent
            key={outcome?.isDone ? outcome.values['tickets'] : ''}
            className="order-step"
            id={transferFormId}
            open={rejected !== undefined}
          >
            <summary className="button" data-variant="secondary" data-size="normal">
              {t('open')}
            </summary>
            <div className="return-tickets">
              <SendForm tickets={own} outcome={rejected} />
            </div>
          </details>
        </>
      )}
    </section>
  );
};

type SendFormProps = { tickets: TicketOrder['tickets']; outcome: FormOutcome | undefined };

const SendForm = ({ tickets, outcome }: SendFormProps) => {
  const t = useTranslations('ticketOrder.transfer');
  const errors = outcome?.errors ?? {};
  const typed = outcome?.values ?? {};
  return (
    <ActionForm intent={sendIntent} outcome={outcome} submit={t('send')}>
      <TicketChoice
        name="ticket"
        tickets={tickets}
        chosen={typed['tickets']?.split(' ') ?? []}
        problem={errors['tickets']}
      />
      <TextField
        label={t('name')}
        name="name"
        autoComplete="off"
        defaultValue={typed['name'] ?? ''}
        error={errors['name']}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="off"
        defaultValue={typed['email'] ?? ''}
        error={errors['email']}
      />
    </ActionForm>
  );
};
