import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { offerIntent, takeBackIntent } from './pool-intents.ts';
import { TicketChoice } from './ticket-choice.tsx';

type PoolTicketsProps = { order: TicketOrder; outcome: FormOutcome | undefined };

/** Tickets that can't be canceled are offered to others, and refunded when somebody buys them. */
export const PoolTickets = ({ order, outcome }: PoolTicketsProps) => {
  const t = useTranslations('ticketOrder.pool');
  const own = order.tickets.filter(({ canTransfer }) => canTransfer);
  const offered = order.tickets.filter(({ isInPool }) => isInPool).length;
  // as long as the rule of the event refunds, canceling is the safer way
  const canOffer = own.length > 0 && order.refundStep === null;
  if (!canOffer && offered === 0) return null;
  const offering = outcomeFor(outcome, offerIntent);
  const justOffered = offering?.isDone ? offering : undefined;
  const rejected = offering?.isDone ? undefined : offering;
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('title')}</h2>
      <p className="text-muted">{t('text')}</p>
      {offered > 0 && (
        <>
          <Alert
            tone="success"
            title={t('offered', { count: offered })}
            isNews={justOffered !== undefined}
            of={justOffered}
          />
          <ActionForm
            intent={takeBackIntent}
            outcome={outcomeFor(outcome, takeBackIntent)}
            submit={t('takeBack')}
            variant="secondary"
          />
        </>
      )}
      {canOffer && <Choice key={offered} order={order} own={own} outcome={rejected} />}
    </section>
  );
};

const Choice = ({ order, own, outcome }: PoolTicketsProps & { own: TicketOrder['tickets'] }) => {
  const t = useTranslations('ticketOrder.pool');
  const money = useMoney();
  const each = order.total.amount / order.quantity;
  return (
    <details className="order-step" open={outcome !== undefined}>
      <summary className="button" data-variant="secondary" data-size="normal">
        {t('open')}
      </summary>
      <div className="return-tickets">
        <p>{t('price', { amount: money(each, 'cents') })}</p>
        <ActionForm intent={offerIntent} outcome={outcome} submit={t('confirm')} variant="primary">
          <TicketChoice
            name="ticket"
            tickets={own}
            chosen={outcome?.values['tickets']?.split(' ') ?? []}
            problem={outcome?.errors['tickets']}
          />
        </ActionForm>
      </div>
    </details>
  );
};
