import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { jobType } from '#platform/jobs/job-queue';
import { type BookingView, findBookingView } from '../views.ts';
import { writeBalanceEmail } from './balance-emails.ts';

/** Before the day of the balance. */
const reminderDays = 3;
const dayMilliseconds = 86_400_000;
/** The clock of the queue may be ahead. */
const marginMilliseconds = 3_600_000;

export const remindOfBalanceJob = jobType<{ bookingId: string }>('booking.remind-of-balance');

const reminderOf = (chargeAt: string): Date =>
  new Date(Date.parse(chargeAt) - reminderDays * dayMilliseconds);

/** The reminder of a balance; none for one that is due within three days, which its guest has just agreed to. */
export const scheduleBalanceReminder = async (
  ctx: Context,
  trx: Transaction<DB>,
  { id: bookingId, balance, change_number: changeNumber }: BookingView,
): Promise<void> => {
  if (balance?.status !== 'OPEN' || !balance.next_attempt_at) return;
  const startAfter = reminderOf(balance.next_attempt_at);
  if (startAfter <= ctx.clock.now()) return;
  // the reminder of its earlier day may be waiting still
  const singletonKey = changeNumber > 0 ? `${bookingId} ${changeNumber}` : bookingId;
  const options = { startAfter, singletonKey };
  await ctx.jobs.enqueue(trx, remindOfBalanceJob, { data: { bookingId }, options });
};

/** Emails when and how much is charged, once for each day of it, unless it was paid, canceled or moved to a later day meanwhile. */
export const remindOfBalance = async (ctx: Context, { bookingId }: { bookingId: string }): Promise<void> => {
  const booking = await findBookingView(ctx.db, bookingId);
  const { status, next_attempt_at: chargeAt } = booking?.balance ?? {};
  if (!booking || status !== 'OPEN') return;
  // a change moved it; the reminder of its new day follows
  if (chargeAt && reminderOf(chargeAt).getTime() - marginMilliseconds > ctx.clock.now().getTime()) return;
  const number = booking.change_number + 1;
  await ctx.db
    .transaction()
    .execute((trx) => writeBalanceEmail(ctx, trx, { kind: 'reminder', booking, number }));
};
