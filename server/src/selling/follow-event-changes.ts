import type { Context } from '#platform/context';
import { deliverByOf, paysAtOf } from './rules/delivery-deadline.ts';
import { deadlineJobsOf, payoutJobOf } from './sale-jobs.ts';
import { lockSalesOfEvent, moveDates } from './store/payouts.ts';

/** Sellers of an event that was moved deliver and are paid by its new date; the move makes no deadline pass. */
export const moveSales = (ctx: Context, { eventId }: { eventId: string }): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    const now = ctx.clock.now();
    for (const sale of await lockSalesOfEvent(trx, eventId)) {
      const event = { startsAt: sale.starts_at, timeZone: sale.time_zone };
      const isDue = sale.status === 'DUE';
      const deliverBy = isDue ? deliverByOf(event, { soldAt: now, inHandOn: sale.in_hand_on }) : null;
      const paysAt = paysAtOf(event);
      await moveDates(trx, sale.item_id, { deliverBy, paysAt });
      await ctx.jobs.enqueueAll(trx, [
        ...(deliverBy ? deadlineJobsOf(sale.item_id, { soldAt: now, deliverBy }) : []),
        payoutJobOf(sale.item_id, paysAt),
      ]);
    }
  });
