import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { cancelItem } from './cancel-item.ts';
import { giveUpAction } from './settle-payment.ts';
import { lockOrder } from './store/orders.ts';
import { listPayments } from './store/payments.ts';

/**
 * Ends the order of an item whose payment failed, or waits for its buyer at the bank, so that nothing is refunded. Throws INVALID_STATE
 * for an order that is paid or being paid, perhaps since it was read.
 */
export const giveUpOrder = async (
  ctx: Context,
  { orderId, itemId }: { orderId: string; itemId: string },
): Promise<void> => {
  const payment = (await listPayments(ctx.db, orderId)).at(-1);
  if (payment?.status === 'REQUIRES_ACTION') await giveUpAction(ctx, payment.id);
  await cancelItem(ctx, {
    ...{ orderId, itemId, actor: 'guest' },
    guard: async (trx) => {
      const order = await lockOrder(trx, orderId);
      if (order && order.row.status !== 'PAYMENT_FAILED')
        throw new Failure('INVALID_STATE', { detail: 'This order is paid, or being paid.' });
    },
    refundPerLine: (lines) => lines.map(() => 0),
  });
};
