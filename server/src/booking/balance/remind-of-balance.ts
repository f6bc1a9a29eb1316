import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { jobType } from '#platform/jobs/job-queue';
import { type BookingView, findBookingView } from '../views.ts';
import { writeBalanceEmail } from './balance-emails.ts';

/** Before the day of the balance. */
const reminderDays = 3;
const dayMilliseconds = 86_400_000;

export const remindOfBalanceJob = jobType<{ bookingId: string }>('booking.remind-of-balance');

/** The reminder of a balance; none for one that is due within three days, which its guest has just agreed to. */
export const scheduleBalanceReminder = async (
  ctx: Context,
  trx: Transaction<DB>,
  { id: bookingId, balance }: BookingView,
): Promise<void> => {
  if (balance?.status !== 'OPEN' || !balance.next_attempt_at) return;
  const startAfter = new Date(Date.parse(balance.next_attempt_at) - reminderDays * dayMilliseconds);
  if (startAfter <= ctx.clock.now()) return;
  const options = { startAfter, singletonKey: bookingId };
  await ctx.jobs.enqueue(trx, remindOfBalanceJob, { data: { bookingId }, options });
};

/** Emails when and how much is charged, once, unless it was paid or canceled meanwhile. */
export const remindOfBalance = async (ctx: Context, { bookingId }: { bookingId: string }): Promise<void> => {
  const booking = await findBookingView(ctx.db, bookingId);
  if (booking?.balance?.status !== 'OPEN') return;
  await ctx.db.transaction().execute((trx) => writeBalanceEmail(ctx, trx, { kind: 'reminder', booking }));
};
