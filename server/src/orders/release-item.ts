import type { Context } from '#platform/context';
import { fulfilmentOf } from './fulfilment-of.ts';
import { lockOrder } from './store/orders.ts';

/** Returns the stock of an item whose order has ended. Nothing for an item that is the buyer's after all. */
export const releaseItem = (
  ctx: Context,
  { orderId, itemId }: { orderId: string; itemId: string },
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    const item = order?.items.find(({ id }) => id === itemId);
    if (item?.status !== 'RELEASED') return;
    await fulfilmentOf(ctx, item).release(trx, itemId, { reason: 'canceled', at: ctx.clock.now() });
  });
