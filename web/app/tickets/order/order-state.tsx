import { eventPath } from '@golark/contract/event-paths';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { BankStep } from '../../payments/index.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatZonedTime } from '../../ui/format-times.ts';
import { useMoney } from '../../ui/numbers.ts';
import type { OrderPage } from './load-order.ts';

/** What happened to the order, and what its buyer can do about it. */
export const OrderState = ({ page }: { page: OrderPage }) => {
  const { order, isNew, hasReturned } = page;
  const t = useTranslations('ticketOrder.states');
  const formatZonedTime = useFormatZonedTime();
  const { status, paymentAction, holdExpiresAt, event, refunded } = order;
  const until = holdExpiresAt && formatZonedTime(holdExpiresAt, event.venue.timeZone);
  if (paymentAction)
    return (
      <BankStep action={paymentAction} hasReturned={hasReturned} checkingText={t('checking')}>
        {until ? t('bankUntil', { at: until }) : t('bank')}
      </BankStep>
    );
  if (refunded.amount > 0) return <Refunded page={page} />;
  if (status === 'CONFIRMED') return isNew ? <Bought order={order} /> : null;
  if (status === 'PAYMENT_FAILED') return <PaymentFailed page={page} until={until} />;
  if (status === 'AWAITING_HOST') return <Awaiting />;
  if (status === 'PENDING_PAYMENT') return <Alert title={t('pending')}>{t('checking')}</Alert>;
  const isRejected = status === 'DECLINED';
  return (
    <Alert
      tone="danger"
      title={t(isRejected ? 'rejected' : 'over')}
      action={<ButtonLink to={eventPath(event.id)}>{t('otherTickets')}</ButtonLink>}
    >
      {t(isRejected ? 'rejectedText' : 'overText')}
    </Alert>
  );
};

const askAgainMilliseconds = 5000;

/** The ticket network has not answered yet: the page asks until it has. */
const Awaiting = () => {
  const t = useTranslations('ticketOrder.states');
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), askAgainMilliseconds);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <Alert title={t('awaiting')} isNews>
      {t('awaitingText')}
    </Alert>
  );
};

const Bought = ({ order }: { order: TicketOrder }) => {
  const t = useTranslations('ticketOrder.states');
  return (
    <Alert tone="success" title={t('bought', { count: order.quantity })} isNews>
      {t('boughtText', { email: order.buyer.email })}
    </Alert>
  );
};

const Refunded = ({ page: { order, objection } }: { page: OrderPage }) => {
  const t = useTranslations('ticketOrder.states');
  const money = useMoney();
  const amount = money(order.refunded.amount, 'cents');
  // a decision for the buyer has its own sentence
  const isMissed = order.isMissed && objection?.objection?.state !== 'UPHELD';
  const reason = order.event.status === 'CANCELED' ? 'canceled' : 'refunded';
  return (
    <Alert title={t(isMissed ? 'missed' : reason, { amount })}>
      {t('refundedText', { last4: order.card.last4 })}
    </Alert>
  );
};

type PaymentFailedProps = { page: OrderPage; until: string | null };

const PaymentFailed = ({ page, until }: PaymentFailedProps) => {
  const t = useTranslations('ticketOrder.states');
  const { payPath, order } = page;
  return (
    <Alert
      tone="danger"
      title={t('declined')}
      isNews
      action={
        <ButtonLink to={payPath ?? eventPath(order.event.id)} variant="primary" prefetch="none">
          {t(payPath ? 'payAgain' : 'otherTickets')}
        </ButtonLink>
      }
    >
      {until ? t('heldUntil', { at: until }) : t('overText')}
    </Alert>
  );
};
