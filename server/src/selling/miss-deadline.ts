import type { Transaction } from 'kysely';
import { cancelItem, refundInFull } from '#orders';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { emailSellerJob } from './sale-jobs.ts';
import { findSale, lockSale, markSale } from './store/sales.ts';

/** Throws INVALID_STATE if the tickets were delivered or canceled, or if there is still time. */
const miss = async (ctx: Context, trx: Transaction<DB>, itemId: string): Promise<void> => {
  const sale = await lockSale(trx, itemId, { withOrder: true, withListing: true });
  if (sale?.status !== 'DUE' || !sale.deliverBy || sale.deliverBy > ctx.clock.now())
    throw new Failure('INVALID_STATE', { detail: 'These tickets are not overdue.' });
  await markSale(trx, itemId, 'MISSED');
  await ctx.jobs.enqueue(trx, emailSellerJob, { data: { itemId, kind: 'missed' } });
};

/** The buyer of tickets that were not delivered gets everything back, and the seller owes a part of the price. */
export const missDeadline = async (ctx: Context, { itemId }: { itemId: string }): Promise<void> => {
  const sale = await findSale(ctx.db, itemId);
  if (sale?.status !== 'DUE') return;
  try {
    await cancelItem(ctx, {
      ...{ orderId: sale.order_id, itemId, actor: 'operator' },
      guard: (trx) => miss(ctx, trx, itemId),
      refundPerLine: refundInFull,
    });
    reachStep('selling.missed.after-commit');
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
};
