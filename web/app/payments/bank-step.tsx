import type { Order } from '@golark/contract/orders/schemas';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import { ActionForm } from '../platform/page/action-form.tsx';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { confirmPaymentIntent } from './confirm-payment-intent.ts';

type BankStepProps = {
  action: NonNullable<Order['paymentAction']>;
  /** The bank has sent the buyer back. */
  hasReturned: boolean;
  /** What is not complete until the payment is confirmed. */
  children: ReactNode;
  /** What holds while the outcome is being checked. */
  checkingText: string;
};

/** A payment that waits for the buyer's bank: the way there, and after it the check of the outcome. */
export const BankStep = ({ action, hasReturned, children, checkingText }: BankStepProps) => {
  const t = useTranslations('payments.bank');
  if (hasReturned) return <CheckOutcome text={checkingText} />;
  return (
    <Alert
      tone="warning"
      title={t('title')}
      action={
        'url' in action ? (
          <a className="button" data-variant="primary" href={action.url}>
            {t('open')}
          </a>
        ) : (
          <ActionForm intent={confirmPaymentIntent} submit={t('check')} variant="primary" />
        )
      }
    >
      {children}
    </Alert>
  );
};

/** Sends its form by itself once scripts run; without them its button does. */
const CheckOutcome = ({ text }: { text: string }) => {
  const t = useTranslations('payments.bank');
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
      {text}
    </Alert>
  );
};
