import type { Booking } from '@golark/contract/booking/schemas';
import { BankStep } from '../payments/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { useFormatZonedTime } from '../stays/index.ts';

type TripPaymentProps = { booking: Booking; hasReturned: boolean };

/** A payment of the trip that waits for the buyer's bank. */
export const TripPayment = ({ booking, hasReturned }: TripPaymentProps) => {
  const t = useTranslations('trips.bank');
  const formatZonedTime = useFormatZonedTime();
  const { paymentAction, pendingChange, balance, status } = booking;
  const holdExpiresAt = pendingChange?.holdExpiresAt ?? booking.holdExpiresAt;
  if (!paymentAction) return null;
  const textOf = ({ isChange, isBalance }: { isChange: boolean; isBalance: boolean }): string => {
    if (isChange) return t('changeText');
    return isBalance ? t('balanceText') : t('text');
  };
  const until = holdExpiresAt
    ? t('heldUntil', { at: formatZonedTime(holdExpiresAt, booking.property.timeZone) })
    : null;
  return (
    <BankStep action={paymentAction} hasReturned={hasReturned} checkingText={t('checkingText')}>
      {textOf({ isChange: pendingChange !== null, isBalance: balance !== null && status === 'CONFIRMED' })}{' '}
      {until}
    </BankStep>
  );
};
