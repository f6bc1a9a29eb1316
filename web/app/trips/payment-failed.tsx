import type { Booking } from '@golark/contract/booking/schemas';
import { knownBrand } from '@golark/contract/payments/rules';
import type { Card } from '@golark/contract/payments/schemas';
import { ActionForm } from '../platform/page/action-form.tsx';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { useFormatZonedTime } from '../stays/index.ts';
import { Alert } from '../ui/alert.tsx';
import { TextLink } from '../ui/link.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { useMoney } from '../ui/numbers.ts';
import { payAgainPath } from './pay-again-path.ts';
import { retryIntent } from './retry-intent.ts';

type PaymentFailedProps = { booking: Booking; cards: readonly Card[]; outcome: FormOutcome | undefined };

/** A declined payment: until when the nights are held, and a card to try again with. */
export const PaymentFailed = ({ booking, cards, outcome }: PaymentFailedProps) => {
  const t = useTranslations('trips');
  const formatZonedTime = useFormatZonedTime();
  const charge = booking.charges.at(-1);
  if (booking.status !== 'PAYMENT_FAILED' || !booking.holdExpiresAt || !charge) return null;
  return (
    <>
      <Alert tone="danger" title={t('paymentFailed')}>
        {t('heldUntil', { at: formatZonedTime(booking.holdExpiresAt, booking.property.timeZone) })}
      </Alert>
      <Retry {...{ booking, charge, cards, outcome }} />
    </>
  );
};

type RetryProps = PaymentFailedProps & { charge: Booking['charges'][number] };

const Retry = ({ booking, charge, cards, outcome }: RetryProps) => {
  const t = useTranslations('trips.retry');
  const payments = useTranslations('payments');
  const brands = useTranslations('ui.card.brands');
  const money = useMoney();
  const nameOf = ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>): string =>
    payments('cardEnding', { brand: brands(knownBrand(brand)), last4 });
  const others = cards.filter(
    ({ brand, last4 }) => brand !== charge.card.brand || last4 !== charge.card.last4,
  );
  return (
    <section className="panel">
      <h2 className="title-3">{t('title')}</h2>
      <ActionForm
        intent={retryIntent}
        outcome={outcome}
        submit={t('pay', { amount: money(charge.amount.amount, 'cents') })}
        variant="primary"
        className="form-fields mt-3"
        beside={<TextLink to={payAgainPath(booking)}>{t('newCard')}</TextLink>}
      >
        <input type="hidden" name="bookingChargeNumber" value={charge.bookingChargeNumber} />
        <NativeSelect
          name="savedCardId"
          label={t('card')}
          options={[
            ...others.map((card) => ({ value: card.id, label: nameOf(card) })),
            { value: '', label: t('sameCard', { card: nameOf(charge.card) }) },
          ]}
        />
      </ActionForm>
    </section>
  );
};
