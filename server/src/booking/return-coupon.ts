import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { returnCoupon } from '#pricing';

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

/** Returns the use of a coupon with a stay that is refunded in full. A guest who loses a part of the price has used it. */
export const returnCouponIfRefunded = async (
  trx: Transaction<DB>,
  bookingId: string,
  { lines, refunds }: { lines: readonly { amount: number }[]; refunds: readonly number[] },
): Promise<void> => {
  if (sumOf(refunds) === sumOf(lines.map(({ amount }) => amount)))
    await returnCoupon(trx, { itemId: bookingId, isRefunded: true });
};
