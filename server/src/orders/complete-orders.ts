import type { Context } from '#platform/context';
import { applyOrderEvent } from './apply-order-event.ts';
import { isOpenBalance } from './rules/balance-states.ts';
import { findBalance } from './store/balances.ts';
import { lockOrder } from './store/orders.ts';

/**
 * Completes a confirmed order whose items are all over. Anything else is left alone, also one with a balance: until that is paid or
 * its deadline is over, the card on file is charged.
 */
export const completeOrder = (ctx: Context, orderId: string): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (order?.row.status !== 'CONFIRMED') return;
    const balance = await findBalance(trx, orderId);
    if (balance && isOpenBalance(balance.status)) return;
    await applyOrderEvent(ctx, trx, {
      order,
      event: { type: 'completed', actor: 'system', at: ctx.clock.now() },
    });
  });
