import type { Context } from '#platform/context';
import { saveReading } from './store.ts';

/** Asks the provider about an account and stores what it says. */
export const refreshAccount = async (
  ctx: Context,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> => {
  const readAt = ctx.clock.now();
  const account = await ctx.payoutProvider.getAccount(accountId);
  await ctx.db.transaction().execute((trx) => saveReading(trx, id, { account, readAt }));
};
