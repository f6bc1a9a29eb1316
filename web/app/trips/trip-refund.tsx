import type { Booking } from '@golark/contract/booking/schemas';
import type { FormOutcome } from '../platform/page/form-outcome.ts';
import { useTranslations } from '../platform/translations.ts';
import { Alert } from '../ui/alert.tsx';
import { useMoney } from '../ui/numbers.ts';
import { cardOfTrip, moneyOf, wasCharged } from './trip-money.ts';

type TripRefundProps = { booking: Booking; outcome: FormOutcome | undefined };

/** On a canceled trip: what goes back, and to which card. */
export const TripRefund = ({ booking, outcome }: TripRefundProps) => {
  const t = useTranslations('trips.canceled');
  const money = useMoney();
  if (booking.status !== 'CANCELED') return null;
  const { refunded } = moneyOf(booking);
  const isOnItsWay = booking.refunds.some(({ status }) => status === 'PENDING');
  const last4 = cardOfTrip(booking)?.last4 ?? '';
  const amount = money(refunded, 'cents');
  const text = () => {
    if (!wasCharged(booking)) return t('notCharged');
    if (refunded === 0) return t('noRefund');
    return t(isOnItsWay ? 'pending' : 'refunded', { amount, last4, refunds: booking.refunds.length });
  };
  const isByHost = booking.canceledBy === 'host';
  const title = isByHost ? t('byHost', { host: booking.property.hostName }) : t('title');
  return (
    <Alert title={title} isNews={outcome?.isDone ?? false} of={outcome?.isDone && outcome}>
      {text()}
    </Alert>
  );
};
