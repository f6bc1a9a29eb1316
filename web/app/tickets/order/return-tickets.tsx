import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { useMoney } from '../../ui/numbers.ts';
import { returnIntent } from './return-intent.ts';

type ReturnTicketsProps = { order: TicketOrder; outcome: FormOutcome | undefined };

/** The event was moved after the purchase: the tickets can be returned in two presses, without scripts too. */
export const ReturnTickets = ({ order, outcome }: ReturnTicketsProps) => {
  const t = useTranslations('ticketOrder.return');
  const formatInstant = useFormatInstant();
  const money = useMoney();
  const { returnUntil, event, total } = order;
  if (returnUntil === null) return null;
  const amount = money(total.amount, 'cents');
  return (
    <section className="stay-section">
      <h2 className="title-2">{t('title')}</h2>
      <p className="text-muted">
        {t('text', { at: formatInstant(returnUntil, event.venue.timeZone), amount })}
      </p>
      <details open={outcome !== undefined}>
        <summary className="button" data-variant="secondary" data-size="normal">
          {t('open')}
        </summary>
        <div className="return-tickets">
          <p>{t('final')}</p>
          <ActionForm
            intent={returnIntent}
            outcome={outcome}
            submit={t('confirm', { count: order.quantity, amount })}
            variant="danger"
          />
        </div>
      </details>
    </section>
  );
};
