import { addDays, type Day } from '@golark/contract/dates/rules';
import type { Deposit } from '@golark/contract/pricing/payment-plans';

/**
 * The deposit that a listing offers for an arrival day, if the balance is due later than tomorrow at the property; a percent of 0
 * offers none.
 */
export const depositOffer = (
  { percent, balanceDaysBefore }: { percent: number; balanceDaysBefore: number },
  { arriveDay, today }: { arriveDay: Day; today: Day },
): Deposit | null => {
  const dueOn = addDays(arriveDay, -balanceDaysBefore);
  return percent > 0 && dueOn > addDays(today, 1) ? { percent, dueOn } : null;
};
