import type { Context } from '#platform/context';
import type { JobOptions } from '#platform/jobs/job-queue';
import { missDeadlineJob, paySellerJob } from './sale-jobs.ts';
import { listOverdue } from './store/payouts.ts';

const salesAtOnce = 500;

/** A safety net: stores jobs for deadlines and payouts that are overdue, at most one per sale and key. */
export const enqueueOverdueSales = async (
  ctx: Context,
  { minAgeSeconds, key }: { minAgeSeconds: number; key: string },
): Promise<void> => {
  const before = new Date(ctx.clock.now().getTime() - minAgeSeconds * 1000);
  const { deliveries, payouts } = await listOverdue(ctx.db, { before, limit: salesAtOnce });
  const once = (itemId: string): { data: { itemId: string }; options: JobOptions } => ({
    data: { itemId },
    options: { singletonKey: `${itemId} ${key}` },
  });
  await ctx.db
    .transaction()
    .execute((trx) =>
      ctx.jobs.enqueueAll(trx, [
        ...deliveries.map((itemId) => ({ ...missDeadlineJob, ...once(itemId) })),
        ...payouts.map((itemId) => ({ ...paySellerJob, ...once(itemId) })),
      ]),
    );
};

const overdueSeconds = 900;

export const finishOverdueSales = (ctx: Context): Promise<void> =>
  enqueueOverdueSales(ctx, { minAgeSeconds: overdueSeconds, key: ctx.clock.now().toISOString() });
