import { requestHours } from '#orders';
import type { Context } from '#platform/context';
import { jobType } from '#platform/jobs/job-queue';
import { writeHostEmail } from './emails/host-emails.ts';
import { statusOf } from './present-booking.ts';
import { reportToCalendars } from './report-to-calendars.ts';
import { findBookingView, listBookingsOfOrder } from './views.ts';

/** Before the deadline of a request. */
const reminderHours = Math.min(6, requestHours / 4);
const hourMilliseconds = 3_600_000;

export const remindHostJob = jobType<{ bookingId: string }>('booking.remind-host');

/** Emails the host of a new request, shows it in the host's calendars, and plans the reminder of its deadline. */
export const announceRequest = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  const requests = await listBookingsOfOrder(ctx.db, orderId);
  await ctx.db.transaction().execute(async (trx) => {
    await reportToCalendars(trx, requests);
    for (const booking of requests) {
      await writeHostEmail(ctx, trx, { kind: 'requested', booking });
      const endsAt = booking.hold_expires_at;
      if (!endsAt) continue;
      const startAfter = new Date(endsAt.getTime() - reminderHours * hourMilliseconds);
      const options = { startAfter, singletonKey: booking.id };
      await ctx.jobs.enqueue(trx, remindHostJob, { data: { bookingId: booking.id }, options });
    }
  });
};

/** Emails the host of a request that still waits shortly before its deadline. */
export const remindHost = async (ctx: Context, { bookingId }: { bookingId: string }): Promise<void> => {
  const booking = await findBookingView(ctx.db, bookingId);
  if (!booking || statusOf(booking) !== 'AWAITING_HOST') return;
  await ctx.db.transaction().execute((trx) => writeHostEmail(ctx, trx, { kind: 'requestEnds', booking }));
};
