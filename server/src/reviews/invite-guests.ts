import { tripPath } from '@golark/contract/paths';
import { reviewDays } from '@golark/contract/reviews/rules';
import type { Transaction } from 'kysely';
import {
  type BookingView,
  checkOutOf,
  findBookingView,
  listBookingsOfOrder,
  localeOfBooking,
  statusOf,
} from '#booking';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { formatInstant } from '#platform/format';
import { type JobRequest, jobType } from '#platform/jobs/job-queue';
import { publicUrlOf } from '#platform/public-url';
import { translatorOf } from '#platform/translator-of';
import { isWithin, reviewWindowOf } from './rules/review-window.ts';
import { findReviewsOfBooking, listStaysToInvite } from './store.ts';

export const inviteGuestJob = jobType<{ bookingId: string }>('reviews.invite-guest');

const requestOf = (bookingId: string, startAfter: Date): JobRequest => ({
  ...inviteGuestJob,
  data: { bookingId },
  options: { startAfter, singletonKey: bookingId },
});

/** An invitation to review each stay of an order at its check-out. */
export const scheduleInvitations = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  const stays = await listBookingsOfOrder(ctx.db, orderId);
  const requests = stays.map((view) => requestOf(view.id, checkOutOf(view)));
  await ctx.db.transaction().execute((trx) => ctx.jobs.enqueueAll(trx, requests));
};

const writeInvitation = async (ctx: Context, trx: Transaction<DB>, view: BookingView): Promise<void> => {
  const locale = localeOfBooking(view);
  const t = translatorOf(locale, 'reviewEmails');
  const { snapshot, guest } = view;
  const { closesAt } = reviewWindowOf(checkOutOf(view));
  const stay = snapshot.title[locale];
  const content = {
    locale,
    title: t('title', { stay }),
    paragraphs: [
      t('lead', { firstName: guest.firstName, host: snapshot.hostName, days: reviewDays }),
      t('note'),
    ],
    rows: [
      { label: t('rows.stay'), value: stay },
      { label: t('rows.until'), value: formatInstant(closesAt, { timeZone: snapshot.timeZone, locale }) },
    ],
    action: { label: t('button'), url: `${publicUrlOf(ctx, tripPath(view.id))}#review` },
    footer: t('footer'),
  };
  await ctx.emails.write(trx, {
    cause: `review-invitation:${view.id}`,
    recipient: guest.email,
    accountId: view.account_id,
    kind: 'reviewInvitations',
    locale,
    subject: t('subject', { stay }),
    content,
  });
};

/**
 * Emails the guest of a stay that is over, once, unless it was canceled or is reviewed. Throws before check-out, so that a
 * queue whose clock is ahead tries again.
 */
export const inviteGuest = async (ctx: Context, { bookingId }: { bookingId: string }): Promise<void> => {
  const view = await findBookingView(ctx.db, bookingId);
  if (!view) return;
  const status = statusOf(view);
  if (status !== 'CONFIRMED' && status !== 'COMPLETED') return;
  const window = reviewWindowOf(checkOutOf(view));
  const now = ctx.clock.now();
  if (now < window.opensAt) throw new Error('it is too early for this invitation');
  const { of_stay } = await findReviewsOfBooking(ctx.db, bookingId);
  if (of_stay || !isWithin(window, now)) return;
  await ctx.db.transaction().execute((trx) => writeInvitation(ctx, trx, view));
};

/** A safety net, also for stays that were confirmed by a release without reviews. */
export const enqueueInvitations = async (ctx: Context): Promise<void> => {
  const now = ctx.clock.now();
  const requests: JobRequest[] = [];
  for (const bookingId of await listStaysToInvite(ctx.db, now)) {
    const view = await findBookingView(ctx.db, bookingId);
    if (view) requests.push(requestOf(bookingId, checkOutOf(view)));
  }
  await ctx.db.transaction().execute((trx) => ctx.jobs.enqueueAll(trx, requests));
};
