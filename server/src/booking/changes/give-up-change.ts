import { cancelItem, findOrder, giveUpAction, listPayments } from '#orders';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import type { BookingView } from '../views.ts';

/** Ends an order for a change whose payment failed: the nights that it added are free again. */
export const endUnpaidChange = async (
  ctx: Context,
  { orderId, changeId }: { orderId: string; changeId: string },
): Promise<void> => {
  await cancelItem(ctx, { orderId, itemId: changeId, actor: 'guest', refundPerLine: () => [] });
};

/**
 * Gives up the change of a booking that waits for the bank or for another card, so that another one can be made. Throws INVALID_STATE
 * while the gateway has its payment.
 */
export const giveUpChange = async (
  ctx: Context,
  { pending_change: pending }: Pick<BookingView, 'pending_change'>,
): Promise<void> => {
  if (!pending) return;
  const { id: changeId, order_id: orderId } = pending;
  const payment = (await listPayments(ctx.db, orderId)).at(-1);
  if (payment?.status === 'REQUIRES_ACTION') await giveUpAction(ctx, payment.id);
  if ((await findOrder(ctx.db, orderId))?.status !== 'PAYMENT_FAILED')
    throw new Failure('INVALID_STATE', {
      detail: 'A change of this booking is being paid. Try again in a minute.',
    });
  await endUnpaidChange(ctx, { orderId, changeId });
};
