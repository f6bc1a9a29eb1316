import type { Context } from '#platform/context';
import { applyOrderEvent } from './apply-order-event.ts';
import { lockOrder } from './store/orders.ts';

/** Completes a confirmed order whose items are all over. Anything else is left alone. */
export const completeOrder = (ctx: Context, orderId: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.row.status !== 'CONFIRMED') return;
    await applyOrderEvent(ctx, trx, {
      order,
      event: { type: 'completed', actor: 'system', at: ctx.clock.now() },
    });
  });
