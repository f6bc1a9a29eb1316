import type { Transaction } from 'kysely';
import { cancelItem, refundInFull } from '#orders';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { emailBuyerJob, emailSellerJob, payoutJobOf } from '../sale-jobs.ts';
import { endObjection } from '../store/objections.ts';
import { resumePayout } from '../store/payouts.ts';
import { lockSale, markSale } from '../store/sales.ts';

const nothingOpen = (): Failure =>
  new Failure('INVALID_STATE', { detail: 'No objection to this sale is open.' });

type Decision = { status: 'UPHELD' | 'REJECTED'; reason: string };

/** Ends the open objection and emails the reason to both parties. Throws INVALID_STATE without one. */
const end = async (
  ctx: Context,
  trx: Transaction<DB>,
  { itemId, status, reason }: Decision & { itemId: string },
): Promise<void> => {
  if (!(await endObjection(trx, itemId, { status, reason, at: ctx.clock.now() }))) throw nothingOpen();
  const kind = status === 'UPHELD' ? 'objectionUpheld' : 'objectionRejected';
  await ctx.jobs.enqueue(trx, emailBuyerJob, { data: { itemId, kind } });
  await ctx.jobs.enqueue(trx, emailSellerJob, { data: { itemId, kind } });
};

/** As for tickets that were never delivered: the buyer gets everything back, the seller owes the fee, and the seats stay off sale. */
const decideForBuyer = async (
  ctx: Context,
  { itemId, orderId, reason }: { itemId: string; orderId: string; reason: string },
): Promise<void> => {
  await cancelItem(ctx, {
    orderId,
    itemId,
    actor: 'operator',
    guard: async (trx) => {
      const sale = await lockSale(trx, itemId, { withOrder: true, withListing: true });
      if (sale?.status !== 'DELIVERED') throw nothingOpen();
      await end(ctx, trx, { itemId, status: 'UPHELD', reason });
      await markSale(trx, itemId, 'MISSED');
    },
    refundPerLine: refundInFull,
  });
  reachStep('selling.upheld.after-commit');
};

/** The seller is paid when it is due, or at once if that has passed. */
const decideForSeller = (
  ctx: Context,
  { itemId, reason }: { itemId: string; reason: string },
): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockSale(trx, itemId, { withOrder: false, withListing: false });
    await end(ctx, trx, { itemId, status: 'REJECTED', reason });
    await ctx.jobs.enqueueAll(trx, [payoutJobOf(itemId, await resumePayout(trx, itemId))]);
  });

/** Decides the open objection to a sale; both parties read the reason. Throws INVALID_STATE without one. */
export const decideObjection = async (
  ctx: Context,
  sale: { itemId: string; orderId: string },
  { winner, reason }: { winner: 'buyer' | 'seller'; reason: string },
): Promise<void> => {
  await (winner === 'buyer' ? decideForBuyer : decideForSeller)(ctx, { ...sale, reason });
};
