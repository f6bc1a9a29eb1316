import { instantInZone } from '@golark/contract/dates/rules';
import { insuranceRefundDays } from '@golark/contract/insurance/rules';

/** When a buyer can no longer cancel a policy: some days after its purchase, or when the day of arrival begins. */
export const refundableUntil = (
  boughtAt: Date,
  { arriveDay, timeZone }: { arriveDay: string; timeZone: string },
): Date => {
  const daysLater = boughtAt.getTime() + insuranceRefundDays * 86_400_000;
  return new Date(Math.min(daysLater, instantInZone(arriveDay, '00:00', timeZone).getTime()));
};
