import type { Booking } from '@golark/contract/booking/schemas';
import { usd } from '@golark/contract/money/rules';
import { isOpenBalance, refundOfPaid } from '#orders';
import { refundPerLineAt } from '#pricing';
import type { BookingView } from '../views.ts';

/** Cents of the booking that are still to be paid. */
export const unpaidOf = ({ balance }: Pick<BookingView, 'balance'>): number =>
  balance && (balance.status === 'PLANNED' || isOpenBalance(balance.status)) ? balance.amount : 0;

/** What canceling at an instant refunds, in cents: computed as the cancellation itself computes it. */
export const refundNow = (view: Pick<BookingView, 'balance' | 'cancellation' | 'lines'>, now: Date): number =>
  refundOfPaid(
    view.lines.map(({ amount }) => amount),
    refundPerLineAt(view.cancellation, view.lines, now),
    unpaidOf(view),
  ).reduce((sum, amount) => sum + amount, 0);

/** Deadlines with what would go back of what is paid; `unpaid` are cents. */
export const refundsOfPaid = (
  cancellation: Booking['cancellation'],
  unpaid: number,
): Booking['cancellation'] => {
  if (unpaid === 0) return cancellation;
  const schedule = cancellation.schedule.map((step) => ({
    ...step,
    refundAmount: usd(Math.max(0, step.refundAmount.amount - unpaid)),
  }));
  return { ...cancellation, schedule };
};
