import type { OrderObjection } from '@golark/contract/objections/schemas';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { emailBuyerJob, emailSellerJob, payoutJobOf } from '../sale-jobs.ts';
import { endObjection } from '../store/objections.ts';
import { resumePayout } from '../store/payouts.ts';
import { lockSale } from '../store/sales.ts';
import { itemOfOrder, loadObjection, type OrderAccess } from './order-objection.ts';

/** Says that everything is in order after all: the seller is paid as planned. Throws NOT_FOUND, INVALID_STATE. */
export const withdrawObjection = async (
  ctx: Context,
  caller: Caller,
  access: OrderAccess,
): Promise<OrderObjection> => {
  const itemId = await itemOfOrder(ctx, caller, access);
  await ctx.db.transaction().execute(async (trx) => {
    await lockSale(trx, itemId, { withOrder: false, withListing: false });
    const ended = { status: 'WITHDRAWN', reason: null, at: ctx.clock.now() } as const;
    if (!(await endObjection(trx, itemId, ended)))
      throw new Failure('INVALID_STATE', { detail: 'No problem with these tickets waits for a decision.' });
    const paysAt = await resumePayout(trx, itemId);
    await ctx.jobs.enqueueAll(trx, [
      payoutJobOf(itemId, paysAt),
      { ...emailBuyerJob, data: { itemId, kind: 'objectionWithdrawn' } },
      { ...emailSellerJob, data: { itemId, kind: 'objectionWithdrawn' } },
    ]);
  });
  return loadObjection(ctx, itemId);
};
