import { instantInZone } from '@golark/contract/dates/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { type JobRequest, jobType } from '#platform/jobs/job-queue';
import { writeBookingEmail } from './emails/write-booking-email.ts';
import { findArrivalFor, stayOf } from './get-arrival.ts';
import { localeOfBooking } from './present-booking.ts';
import { accessFromOf } from './rules/arrival-stages.ts';
import { listStaysToRemind } from './store.ts';
import { type BookingView, findBookingView } from './views.ts';

export const remindGuestJob = jobType<{ bookingId: string }>('booking.remind-guest');

/** A stay that was changed has another reminder: that of its earlier dates may be waiting still. */
const requestOf = (
  { bookingId, changeNumber }: { bookingId: string; changeNumber: number },
  startAfter: Date,
): JobRequest => ({
  ...remindGuestJob,
  data: { bookingId },
  options: { startAfter, singletonKey: changeNumber > 0 ? `${bookingId} ${changeNumber}` : bookingId },
});

/** The reminder of a confirmed stay; none within 48 hours of check-in, when the trip's page shows how to get in already. */
export const scheduleReminder = async (
  ctx: Context,
  trx: Transaction<DB>,
  booking: BookingView,
): Promise<void> => {
  const startAfter = accessFromOf(stayOf(booking));
  const stay = { bookingId: booking.id, changeNumber: booking.change_number };
  if (startAfter > ctx.clock.now()) await ctx.jobs.enqueueAll(trx, [requestOf(stay, startAfter)]);
};

/**
 * Emails how to get in, once, to the guest of a stay that is still confirmed and has not begun. Throws before the time, so
 * that a queue whose clock is ahead tries again.
 */
export const remindGuest = async (ctx: Context, { bookingId }: { bookingId: string }): Promise<void> => {
  const booking = await findBookingView(ctx.db, bookingId);
  if (!booking) return;
  const arrival = await findArrivalFor(ctx, booking, localeOfBooking(booking));
  const { arriveDay, checkInUntil, timeZone } = stayOf(booking);
  if (!arrival || ctx.clock.now() > instantInZone(arriveDay, checkInUntil, timeZone)) return;
  // the reminder of earlier dates; that of the new ones follows
  if (arrival.stage === 'BEFORE' && booking.change_number > 0) return;
  if (arrival.stage === 'BEFORE') throw new Error('it is too early for this reminder');
  await ctx.db
    .transaction()
    .execute((trx) => writeBookingEmail(ctx, trx, { kind: 'reminder', booking, arrival }));
};

/** A safety net, also for stays that were confirmed by a release without reminders. */
export const enqueueReminders = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  const soon = await listStaysToRemind(ctx.db, now);
  await ctx.db.transaction().execute((trx) =>
    ctx.jobs.enqueueAll(
      trx,
      soon
        .map((stay) => ({ ...stay, accessFrom: accessFromOf(stay) }))
        // a stay that was booked later than this has no reminder
        .filter(({ accessFrom, bookedAt }) => bookedAt < accessFrom)
        .map(({ accessFrom, ...stay }) => requestOf(stay, accessFrom)),
    ),
  );
};
