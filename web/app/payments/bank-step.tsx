import type { Booking } from '@golark/contract/booking/schemas';
import { useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { ActionForm } from '../platform/page/action-form.tsx';
import { useTranslations } from '../platform/translations.ts';
import { useFormatZonedTime } from '../stays/index.ts';
import { Alert } from '../ui/alert.tsx';
import { confirmPaymentIntent } from './confirm-payment-intent.ts';

type PaymentActionProps = { booking: Booking; hasReturned: boolean };

/** A payment that waits for the buyer's bank: the way there, and after it the check of the outcome. */
export const PaymentAction = ({ booking, hasReturned }: PaymentActionProps) => {
  const t = useTranslations('trips.bank');
  const formatZonedTime = useFormatZonedTime();
  const { paymentAction, holdExpiresAt } = booking;
  if (!paymentAction) return null;
  if (hasReturned) return <CheckOutcome />;
  const until = holdExpiresAt
    ? t('heldUntil', { at: formatZonedTime(holdExpiresAt, booking.property.timeZone) })
    : null;
  return (
    <Alert
      tone="warning"
      title={t('title')}
      action={
        'url' in paymentAction ? (
          <a className="button" data-variant="primary" href={paymentAction.url}>
            {t('open')}
          </a>
        ) : (
          <ActionForm intent={confirmPaymentIntent} submit={t('check')} variant="primary" />
        )
      }
    >
      {t('text')} {until}
    </Alert>
  );
};

/** Sends its form by itself once scripts run; without them its button does. */
const CheckOutcome = () => {
  const t = useTranslations('trips.bank');
  const submit = useSubmit();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void submit({ intent: confirmPaymentIntent }, { method: 'post' });
  }, [submit]);
  return (
    <Alert
      tone="info"
      title={t('checking')}
      action={<ActionForm intent={confirmPaymentIntent} submit={t('check')} />}
    >
      {t('checkingText')}
    </Alert>
  );
};
