import type { Context } from '#platform/context';
import type { PayoutEvent } from '#platform/payout-provider';
import { processPayoutEventJob } from './process-event.ts';
import { insertPayoutEvent } from './store.ts';

/** Stores a webhook once, with the job that processes it. */
export const receivePayoutEvent = async (ctx: Context, { id, accountId }: PayoutEvent): Promise<void> => {
  if (!accountId) return;
  const provider = ctx.payoutProvider.name;
  await ctx.db.transaction().execute(async (trx) => {
    if (await insertPayoutEvent(trx, { provider, event: { id, accountId }, at: ctx.clock.now() }))
      await ctx.jobs.enqueue(trx, processPayoutEventJob, { data: { provider, eventId: id } });
  });
};
