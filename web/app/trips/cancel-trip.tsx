import type { Booking } from '@golark/contract/booking/schemas';
import { useTranslations } from '../platform/translations.ts';
import { PriceLines } from '../stays/index.ts';
import { useMoney } from '../ui/numbers.ts';
import { Price } from '../ui/price.tsx';
import { cancelIntent } from './cancel-intent.ts';
import { Cancellation } from './cancellation.tsx';
import { isBalanceOpen } from './trip-money.ts';

/** Cancels a paid trip with its refund, or a trip that nothing was charged for; nothing for one that cannot be canceled. */
export const CancelTrip = ({ booking }: { booking: Booking }) => {
  if (booking.refundIfCanceledNow)
    return <CancelPaidTrip booking={booking} refund={booking.refundIfCanceledNow.amount} />;
  const isUnpaid = booking.status === 'AWAITING_HOST' || booking.status === 'PAYMENT_FAILED';
  return isUnpaid ? <CancelUnpaidTrip status={booking.status} /> : null;
};

const CancelPaidTrip = ({ booking, refund }: { booking: Booking; refund: number }) => {
  const t = useTranslations('trips.cancel');
  const money = useMoney();
  const amount = money(refund, 'cents');
  const unpaid = isBalanceOpen(booking) ? (booking.balance?.amount.amount ?? 0) : 0;
  const total = money(booking.total.amount - unpaid, 'cents');
  return (
    <Cancellation
      intent={cancelIntent}
      open={t('open')}
      note={t('back', { amount })}
      title={t('title')}
      confirm={t('confirm', { amount })}
      keep={t('keep')}
    >
      <p className="text-muted">{t('nightsBack')}</p>
      <div className="cancel-figures">
        <PriceLines price={booking.price} />
        <Price total={refund} detail="cents" size="grand" words={t('comesBack')} />
      </div>
      <p className="small text-muted mt-3">
        {refund > 0 ? t('refund', { amount, total }) : t('noRefund', { total })}{' '}
        {unpaid > 0 && t('notChargedLater', { later: money(unpaid, 'cents') })}
      </p>
      {booking.moreIfResold && booking.moreIfResold.amount > 0 && (
        <p className="small text-muted">
          {t('more', { amount: money(booking.moreIfResold.amount, 'cents') })}
        </p>
      )}
    </Cancellation>
  );
};

const CancelUnpaidTrip = ({ status }: Pick<Booking, 'status'>) => {
  const t = useTranslations('trips.cancelUnpaid');
  return (
    <Cancellation
      intent={cancelIntent}
      open={t('open', { status })}
      note={t('note')}
      title={t('title', { status })}
      confirm={t('confirm', { status })}
      keep={t('keep', { status })}
    >
      <p className="text-muted">{t('text', { status })}</p>
    </Cancellation>
  );
};
