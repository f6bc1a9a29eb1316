import { giveUpOrder } from '#orders';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import type { BookingView } from '../views.ts';

/** Ends an order for a change whose payment failed: the nights that it added are free again. */
export const endUnpaidChange = (
  ctx: Context,
  { orderId, changeId }: { orderId: string; changeId: string },
): Promise<void> => giveUpOrder(ctx, { orderId, itemId: changeId });

/**
 * Gives up the change of a booking that waits for the bank or for another card, so that another one can be made. Throws INVALID_STATE
 * while the gateway has its payment.
 */
export const giveUpChange = async (
  ctx: Context,
  { pending_change: pending }: Pick<BookingView, 'pending_change'>,
): Promise<void> => {
  if (!pending) return;
  await giveUpOrder(ctx, { orderId: pending.order_id, itemId: pending.id }).catch((error: unknown) => {
    if (!(error instanceof Failure) || error.code !== 'INVALID_STATE') throw error;
    throw new Failure('INVALID_STATE', {
      detail: 'A change of this booking is being paid. Try again in a minute.',
    });
  });
};
