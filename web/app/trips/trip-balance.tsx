import type { Booking } from '@golark/contract/booking/schemas';
import { paymentsPath } from '@golark/contract/paths';
import { knownBrand } from '@golark/contract/payments/rules';
import type { Card } from '@golark/contract/payments/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import { type FormOutcome, outcomeFor } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { useCleanAddress } from '../platform/use-clean-address.ts';
import { useFormatZonedTime } from '../stays/index.ts';
import { Alert } from '../ui/alert.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { TextLink } from '../ui/link.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { useMoney } from '../ui/numbers.ts';
import { balanceCardIntent, payBalanceIntent } from './balance-intents.ts';
import { isBalanceOpen, moneyOf } from './trip-money.ts';

type TripBalanceProps = {
  booking: Booking;
  cards: readonly Card[];
  /** The outcome of the form that was sent. */
  outcome: FormOutcome | undefined;
};

type Balance = NonNullable<Booking['balance']>;

/** The rest of a trip that was booked with a deposit: when it is charged to which card, and how to pay it now. */
export const TripBalance = ({ booking, ...props }: TripBalanceProps) => {
  const { balance, status } = booking;
  if (!balance || !isBalanceOpen(booking) || status !== 'CONFIRMED') return null;
  return (
    <>
      <Overdue balance={balance} timeZone={booking.property.timeZone} />
      <Schedule booking={booking} balance={balance} {...props} />
    </>
  );
};

const Overdue = ({ balance, timeZone }: { balance: Balance; timeZone: string }) => {
  const t = useTranslations('trips.balance');
  const money = useMoney();
  const formatZonedTime = useFormatZonedTime();
  const { status, amount, deadlineAt, nextAttemptAt } = balance;
  if (status !== 'OVERDUE' || !deadlineAt) return null;
  return (
    <Alert tone="danger" title={t('failed', { amount: money(amount.amount, 'cents') })}>
      {t('payBy', { at: formatZonedTime(deadlineAt, timeZone) })}{' '}
      {nextAttemptAt && t('nextAttempt', { at: formatZonedTime(nextAttemptAt, timeZone) })}
    </Alert>
  );
};

const useCardName = () => {
  const payments = useTranslations('payments');
  const brands = useTranslations('ui.card.brands');
  return ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string =>
    payments('cardEnding', { brand: brands(knownBrand(brand)), last4 });
};

const Schedule = ({ booking, balance, cards, outcome }: TripBalanceProps & { balance: Balance }) => {
  const t = useTranslations('trips.balance');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const nameOf = useCardName();
  const amount = money(balance.amount.amount, 'cents');
  const paid = money(moneyOf(booking).kept, 'cents');
  const { card } = balance;
  const isOnFile = ({ brand, last4 }: Card): boolean => brand === card?.brand && last4 === card.last4;
  const options = cards
    .toSorted((a, b) => Number(isOnFile(b)) - Number(isOnFile(a)))
    .map((saved) => ({ value: saved.id, label: nameOf(saved) }));
  return (
    <section className="panel" id="balance">
      <h2 className="title-3">{t('title')}</h2>
      <dl className="price-lines figures mt-3">
        <div>
          <dt>{t('paid')}</dt>
          <dd>{paid}</dd>
        </div>
        <div>
          <dt>{t('due', { day: formatDay(balance.dueOn) })}</dt>
          <dd>{amount}</dd>
        </div>
      </dl>
      {card && balance.status === 'OPEN' && (
        <p className="small text-muted mt-3">{t('automatic', { amount, card: nameOf(card) })}</p>
      )}
      <ActionForm
        intent={payBalanceIntent}
        outcome={outcomeFor(outcome, payBalanceIntent)}
        submit={t('pay', { amount })}
        variant="primary"
        className="form-fields mt-3"
        beside={<TextLink to={paymentsPath()}>{t('newCard')}</TextLink>}
      >
        {options.length > 0 && <NativeSelect name="savedCardId" label={t('card')} options={options} />}
      </ActionForm>
      {options.length > 1 && (
        <ActionForm
          intent={balanceCardIntent}
          outcome={outcomeFor(outcome, balanceCardIntent)}
          submit={t('useCard')}
          className="form-fields mt-5"
        >
          <NativeSelect name="savedCardId" label={t('laterCard')} options={options} />
        </ActionForm>
      )}
    </section>
  );
};

/** Shown once after the payment: loading the page again no longer asks for it. */
export const JustPaid = () => {
  const t = useTranslations('trips.balance');
  useCleanAddress();
  return (
    <Alert tone="success" title={t('done')} isNews>
      {t('doneText')}
    </Alert>
  );
};
