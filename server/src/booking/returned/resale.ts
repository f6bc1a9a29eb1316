import { lockRoomTypes } from '#calendars';
import type { Context } from '#platform/context';
import { type JobRequest, jobType } from '#platform/jobs/job-queue';
import type { BookingView } from '../views.ts';
import { listBookingsOfOrder } from '../views.ts';
import { listDueResales, listNightsBoughtBy, listRoomsToMatch, markSold, type Resale } from './store.ts';

export const refundResoldJob = jobType<Resale>('booking.refund-resold-nights');

/** A cancellation that began before the deadline may still be at work. */
const marginMinutes = 5;

/** From when the nights of a new booking are no longer refunded to its guest; now if they never were. */
export const nightsAreFinalFrom = ({ cancellation }: Pick<BookingView, 'cancellation'>, now: Date): Date => {
  const last = cancellation.schedule.findLast(({ kind }) => kind === 'all' || kind === 'half')?.until;
  const finalAt = last ? new Date(new Date(last).getTime() + marginMinutes * 60_000) : now;
  return finalAt > now ? finalAt : now;
};

const requestOf = (resale: Resale, startAfter: Date): JobRequest => ({
  ...refundResoldJob,
  data: resale,
  options: { startAfter, singletonKey: `${resale.bookingId} ${resale.saleId} ${startAfter.toISOString()}` },
});

/** Finds the returned nights that a confirmed booking bought, and schedules their refunds. */
export const matchSale = async (ctx: Context, sale: BookingView): Promise<void> => {
  const rooms = await listRoomsToMatch(ctx.db, sale.id);
  if (rooms.length === 0) return;
  await ctx.db.transaction().execute(async (trx) => {
    // nobody books or frees nights of these room types until the transaction ends
    await lockRoomTypes(trx, rooms);
    const nights = await listNightsBoughtBy(trx, sale.id);
    const dueAt = nightsAreFinalFrom(sale, ctx.clock.now());
    await markSold(trx, nights, { saleId: sale.id, dueAt });
    const bookingIds = [...new Set(nights.map(({ bookingId }) => bookingId))];
    await ctx.jobs.enqueueAll(
      trx,
      bookingIds.map((bookingId) => requestOf({ bookingId, saleId: sale.id }, dueAt)),
    );
  });
};

/** After the confirmation, so that a sale never waits for it or fails with it. */
export const matchSalesOfOrder = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  for (const sale of await listBookingsOfOrder(ctx.db, orderId)) await matchSale(ctx, sale);
};

/** A safety net for refunds whose job was lost. */
export const enqueueDueResales = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  const due = await listDueResales(ctx.db, now);
  await ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueueAll(
      trx,
      due.map((resale) => requestOf(resale, now)),
    ),
  );
};
