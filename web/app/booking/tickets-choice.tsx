import { termsPath } from '@golark/contract/paths';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { useLocation } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { TicketSummary } from '../tickets/checkout/ticket-summary.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Checkbox } from '../ui/check.tsx';
import { useFormatZonedTime } from '../ui/format-times.ts';
import { TextLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import type { TicketsInCheckout } from './use-tickets.ts';

/** Without what they cost, which the lines of the stay have. */
export const HeldTickets = ({ hold }: { hold: Hold }) => (
  <TicketSummary of={hold} seatMap={null} hasLines={false} />
);

type ChoiceProps = { tickets: TicketsInCheckout; total: number };

/** Tickets that the guest holds at this moment: unchecked, with what they add to the stay. */
export const TicketsChoice = ({ tickets, total }: ChoiceProps) => {
  const t = useTranslations('booking.tickets');
  const goPlus = useTranslations('booking.goPlus');
  const money = useMoney();
  const { hold, isIncluded, isHeld } = tickets;
  if (!hold) return null;
  return (
    <section className="checkout-section">
      <h2 className="title-2">{t('title')}</h2>
      {isIncluded && <input type="hidden" name="holdId" value={hold.id} />}
      <HeldTickets hold={hold} />
      {isHeld ? <p>{t('included')}</p> : <Toggle tickets={tickets} hold={hold} />}
      {isIncluded && <Terms isResale={hold.isResale} />}
      {/* the total that changes is far away from the checkbox */}
      <p className="sr-only" role="status">
        {goPlus('total', { amount: money(total, 'cents') })}
      </p>
    </section>
  );
};

type ToggleProps = { tickets: TicketsInCheckout; hold: NonNullable<TicketsInCheckout['hold']> };

const Toggle = ({ tickets, hold }: ToggleProps) => {
  const t = useTranslations('booking.tickets');
  const money = useMoney();
  const formatZonedTime = useFormatZonedTime();
  const { pathname, search } = useLocation();
  const { isIncluded, setChosen, lines } = tickets;
  const amount = money(
    lines.reduce((sum, line) => sum + line.amount.amount, 0),
    'cents',
  );
  const query = new URLSearchParams(search);
  if (isIncluded) query.delete('tickets');
  else query.set('tickets', '1');
  return (
    <div className="tickets-choice">
      <div className="needs-scripts">
        <Checkbox checked={isIncluded} onChange={(event) => setChosen(event.currentTarget.checked)}>
          {t('add', { count: hold.quantity, amount })}
        </Checkbox>
      </div>
      <div className="without-scripts">
        <ButtonLink to={`${pathname}?${query}`} size="small" reloadDocument>
          {t(isIncluded ? 'remove' : 'show')}
        </ButtonLink>
      </div>
      <p className="small text-muted">
        {t('note', {
          count: hold.quantity,
          at: formatZonedTime(hold.expiresAt, hold.event.venue.timeZone),
        })}
      </p>
    </div>
  );
};

const Terms = ({ isResale }: { isResale: boolean }) => {
  const t = useTranslations('ticketCheckout');
  return (
    <p className="small text-muted">
      {t.rich(isResale ? 'termsResale' : 'terms', {
        link: (words) => <TextLink to={termsPath('tickets')}>{words}</TextLink>,
      })}
    </p>
  );
};
