import type { Booking } from '@golark/contract/booking/schemas';

type Money = Pick<Booking, 'charges' | 'refunds' | 'total' | 'orderTotal'>;

const sumOf = (amounts: readonly { amount: { amount: number } }[]): number =>
  amounts.reduce((sum, { amount }) => sum + amount.amount, 0);

const paidCharges = ({ charges }: Pick<Booking, 'charges'>) =>
  charges.filter(({ status }) => status === 'PAID');

/** Whether money was taken, so that there is a receipt; a refund does not change that. */
export const wasCharged = (booking: Pick<Booking, 'charges'>): boolean => paidCharges(booking).length > 0;

/**
 * In cents: what was paid for the stay, what goes or went back, and what is left of it. `others` is what the same payment
 * paid for the other items of the order, such as Go+.
 */
export const moneyOf = (booking: Money) => {
  const charged = sumOf(paidCharges(booking));
  // of a trip that was shortened more was paid than it costs now
  const others = charged > 0 ? Math.max(0, booking.orderTotal.amount - booking.total.amount) : 0;
  const paid = Math.max(0, charged - others);
  const refunded = sumOf(booking.refunds);
  return { paid, refunded, kept: paid - refunded, others };
};

/** Whether a part of it is still to be paid. */
export const isBalanceOpen = ({ balance }: Pick<Booking, 'balance'>): boolean =>
  balance?.status === 'OPEN' || balance?.status === 'OVERDUE';

/** Whether its payment paid for nothing else. */
export const isPaidAlone = ({ total, orderTotal }: Pick<Booking, 'total' | 'orderTotal'>): boolean =>
  total.amount === orderTotal.amount;

/** The card that was charged, or the last one that was tried. */
export const cardOfTrip = (booking: Pick<Booking, 'charges'>) =>
  (paidCharges(booking).at(-1) ?? booking.charges.at(-1))?.card ?? null;

/** Attempts that failed belong to a receipt only while nothing was paid. */
export const shownCharges = (booking: Pick<Booking, 'charges'>) =>
  wasCharged(booking) ? paidCharges(booking) : booking.charges;
