import type { Context } from '#platform/context';
import { endTransfersOf, listOverdueSales, lockSale } from './transfers-store.ts';

/** Unanswered transfers end when the event starts: the tickets are the sender's again. */
export const expireTransfers = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  for (const itemId of await listOverdueSales(ctx.db, now))
    await ctx.db.transaction().execute(async (trx) => {
      await lockSale(trx, itemId);
      await endTransfersOf(trx, { itemId, now });
    });
};
