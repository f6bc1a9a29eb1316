import type { Hold } from '@golark/contract/tickets/order-schemas';
import { FormAlert } from '../../platform/page/form-alert.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { useMoney } from '../../ui/numbers.ts';
import type { TicketOutcome, TicketProblem } from './ticket-outcome.ts';

/** Reported elsewhere: at the card, and where the hold is. */
const reported: ReadonlySet<TicketProblem> = new Set(['declined', 'gone', 'expired']);
const notices: ReadonlySet<TicketProblem> = new Set(['changed', 'running', 'limit']);

export const CheckoutAlert = ({ outcome }: { outcome: TicketOutcome }) => {
  const t = useTranslations('ticketCheckout.problems');
  const { failure, reference } = outcome;
  if (failure && reported.has(failure)) return null;
  return (
    <div className="mt-5">
      {failure ? (
        <Alert
          tone={notices.has(failure) ? 'warning' : 'danger'}
          title={t(`${failure}.title` as 'failed.title')}
          isNews
          of={outcome}
        >
          {t(`${failure}.text` as 'failed.text')}{' '}
          {failure === 'failed' && reference ? t('reference', { reference }) : ''}
        </Alert>
      ) : (
        <FormAlert outcome={outcome} />
      )}
    </div>
  );
};

/** The seller changed the price between the list and the hold. */
export const PriceChanged = ({ hold, from }: { hold: Hold; from: number | null }) => {
  const t = useTranslations('ticketCheckout.problems');
  const money = useMoney();
  if (from === null) return null;
  const prices = { from: money(from, 'cents'), to: money(hold.price.amount, 'cents') };
  return (
    <div className="mt-5">
      <Alert tone="warning" title={t('priceChanged', prices)} isNews>
        {t('changed.text')}
      </Alert>
    </div>
  );
};
