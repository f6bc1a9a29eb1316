import { ticketOrderPath } from '@golark/contract/event-paths';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import type { TicketRefund } from '@golark/contract/tickets/schemas';
import { Form } from 'react-router';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatInstant } from '../../ui/format-times.ts';
import { useMoney } from '../../ui/numbers.ts';
import { cancelIntent, cancelParam } from './cancel-intent.ts';
import { TicketChoice } from './ticket-choice.tsx';

type CancelTicketsProps = {
  order: TicketOrder;
  /** What canceling the chosen tickets refunds; null before some are chosen. */
  refund: TicketRefund | null;
  outcome: FormOutcome | undefined;
};

/** Choose tickets, see the refund, cancel: each step is a page without scripts too. */
export const CancelTickets = ({ order, refund, outcome }: CancelTicketsProps) => {
  const t = useTranslations('ticketOrder.cancel');
  const formatInstant = useFormatInstant();
  const { refundStep, event, tickets } = order;
  const own = tickets.filter(({ canCancel }) => canCancel);
  if (refundStep === null || own.length === 0) return null;
  const until = formatInstant(refundStep.until, event.venue.timeZone);
  return (
    <section className="stay-section" id="cancel">
      <h2 className="title-2">{t('title')}</h2>
      <p className="text-muted">{t('text', { percent: refundStep.percent, at: until })}</p>
      {refund ? (
        <Confirmation order={order} refund={refund} outcome={outcome} />
      ) : (
        <details className="order-step">
          <summary className="button" data-variant="secondary" data-size="normal">
            {t('open')}
          </summary>
          <Form method="get" action="#cancel" className="form-fields return-tickets" preventScrollReset>
            <TicketChoice name={cancelParam} tickets={own} />
            <div className="form-actions">
              <Button type="submit" variant="secondary">
                {t('look')}
              </Button>
            </div>
          </Form>
        </details>
      )}
    </section>
  );
};

type ConfirmationProps = Omit<CancelTicketsProps, 'refund'> & { refund: TicketRefund };

const Confirmation = ({ order, refund: { tickets, paid, refund }, outcome }: ConfirmationProps) => {
  const t = useTranslations('ticketOrder.cancel');
  const money = useMoney();
  const amount = money(refund.amount, 'cents');
  const count = tickets.length;
  return (
    <div className="return-tickets">
      <p>
        <b>{t('refund', { amount, last4: order.card.last4 })}</b>{' '}
        {t('paid', { count, amount: money(paid.amount, 'cents') })} {t('final')}
      </p>
      <ActionForm
        intent={cancelIntent}
        outcome={outcome}
        submit={t('confirm', { count, amount })}
        variant="danger"
        beside={
          <ButtonLink to={ticketOrderPath(order.id)} preventScrollReset>
            {t('keep')}
          </ButtonLink>
        }
      >
        <input type="hidden" name="tickets" value={tickets.join(',')} />
        <input type="hidden" name="refundAmount" value={refund.amount} />
      </ActionForm>
    </div>
  );
};
