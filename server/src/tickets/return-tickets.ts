import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { cancelItem } from '#orders';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { refundRest } from './cancel/refund-rest.ts';
import { findAccessibleOrder, getTicketOrder, type OrderAccess } from './own-ticket-orders.ts';
import { isReturnable, returnUntilOf } from './rules/return-until.ts';

/** Refunds tickets of an event that was moved after they were bought. Throws NOT_FOUND, INVALID_STATE. */
export const returnTickets = async (
  ctx: Context,
  caller: Caller,
  access: OrderAccess,
): Promise<{ order: TicketOrder }> => {
  const row = await findAccessibleOrder(ctx, caller, access);
  const until = returnUntilOf(row);
  if (!until || until <= ctx.clock.now() || !isReturnable(row))
    throw new Failure('INVALID_STATE', { detail: 'These tickets can no longer be returned.' });
  await cancelItem(ctx, {
    ...{ orderId: row.order_id, itemId: row.item_id, actor: 'guest' },
    refundPerLine: refundRest(row.item_id),
  });
  return getTicketOrder(ctx, caller, access);
};
