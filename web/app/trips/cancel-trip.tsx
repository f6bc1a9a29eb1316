import type { Booking } from '@golark/contract/booking/schemas';
import type { Policy } from '@golark/contract/insurance/schemas';
import { useTranslations } from '../platform/translations.ts';
import { PriceLines } from '../stays/index.ts';
import { useMoney } from '../ui/numbers.ts';
import { Price } from '../ui/price.tsx';
import { cancelIntent } from './cancel-intent.ts';
import { Cancellation } from './cancellation.tsx';
import { isBalanceOpen } from './trip-money.ts';

type CancelTripProps = { booking: Booking; insurance: Policy | null };

/** Cancels a paid trip with its refund, or a trip that nothing was charged for; nothing for one that cannot be canceled. */
export const CancelTrip = ({ booking, insurance }: CancelTripProps) => {
  if (booking.refundIfCanceledNow)
    return <CancelPaidTrip {...{ booking, insurance }} refund={booking.refundIfCanceledNow.amount} />;
  const isUnpaid = booking.status === 'AWAITING_HOST' || booking.status === 'PAYMENT_FAILED';
  return isUnpaid ? <CancelUnpaidTrip status={booking.status} /> : null;
};

const CancelPaidTrip = ({ booking, insurance, refund }: CancelTripProps & { refund: number }) => {
  const t = useTranslations('trips.cancel');
  const money = useMoney();
  const amount = money(refund, 'cents');
  const unpaid = isBalanceOpen(booking) ? (booking.balance?.amount.amount ?? 0) : 0;
  const paid = booking.total.amount - unpaid;
  const total = money(paid, 'cents');
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
        {refund > 0
          ? t(refund >= paid ? 'refundAll' : 'refund', { amount, total })
          : t('noRefund', { total })}{' '}
        {unpaid > 0 && t('notChargedLater', { later: money(unpaid, 'cents') })}
      </p>
      {insurance?.status === 'ACTIVE' && (
        <p className="small text-muted">
          {t(refund >= paid ? 'insuranceRefund' : 'insuranceStays', {
            premium: money(insurance.premium.amount, 'cents'),
          })}
        </p>
      )}
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
