import { findSubscription } from '#accounts';
import type { Context } from '#platform/context';
import { type EventListener, listenTo } from '#platform/events/event-listener';
import { jobsOfPeriod } from './announce-renewal.ts';
import { type MembershipEmailKind, writeMembershipEmail } from './emails/write-membership-email.ts';
import { writeNotConfirmedEmail } from './emails/write-not-confirmed-email.ts';
import { giveUpPeriod } from './give-up-period.ts';
import { findPeriod, listPeriodsOfOrder, type PeriodRecord } from './store/periods.ts';

const email = (
  ctx: Context,
  period: PeriodRecord,
  { kind, cause = period.id }: { kind: MembershipEmailKind; cause?: string },
): Promise<void> =>
  ctx.db
    .transaction()
    .execute((trx) =>
      writeMembershipEmail(ctx, trx, { kind, accountId: period.accountId, cause, itemId: period.id }),
    );

/** The receipt, and everything that happens until the end of the period. */
const beginPeriod = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  for (const period of await listPeriodsOfOrder(ctx.db, orderId)) {
    const { accountId, membershipNumber, periodNumber, endsAt } = period;
    if (!endsAt) continue;
    await ctx.db
      .transaction()
      .execute((trx) =>
        ctx.jobs.enqueueAll(trx, jobsOfPeriod(ctx, { accountId, membershipNumber, periodNumber }, endsAt)),
      );
    await email(ctx, period, { kind: periodNumber === 1 ? 'joined' : 'renewed' });
  }
};

/** A member who has canceled in the meantime is not charged again. */
const followUpUnpaidRenewal = async (
  ctx: Context,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<void> => {
  for (const period of await listPeriodsOfOrder(ctx.db, orderId)) {
    if (period.orderStatus !== 'PAYMENT_FAILED') continue;
    const row = await findSubscription(ctx.db, period.accountId);
    if (row?.is_canceled) await giveUpPeriod(ctx, period);
    else await email(ctx, period, { kind: 'failed', cause: paymentId });
  }
};

/** A purchase that was not completed is reported where it was made. */
const reportUnpaidEnd = async (ctx: Context, { orderId }: { orderId: string }): Promise<void> => {
  for (const period of await listPeriodsOfOrder(ctx.db, orderId))
    if (period.periodNumber > 1) await email(ctx, period, { kind: 'unpaid' });
};

const reportCancellation = async (
  ctx: Context,
  { itemId, refundAmount }: { itemId: string; refundAmount: number },
): Promise<void> => {
  const period = await findPeriod(ctx.db, itemId);
  if (period && refundAmount > 0) await email(ctx, period, { kind: 'refunded' });
  else if (period && period.periodNumber > 1) await email(ctx, period, { kind: 'ended' });
};

const reportRefundedPayment = async (
  ctx: Context,
  { orderId, refundAmount }: { orderId: string; refundAmount: number },
): Promise<void> => {
  for (const { id, accountId } of await listPeriodsOfOrder(ctx.db, orderId))
    await writeNotConfirmedEmail(ctx, { periodId: id, accountId, refundAmount });
};

export const membershipListeners: readonly EventListener[] = [
  listenTo('order.confirmed', 'membership.begin-period', beginPeriod),
  listenTo('order.scheduled-payment-failed', 'membership.follow-up-unpaid-renewal', followUpUnpaidRenewal),
  listenTo('order.expired', 'membership.report-unpaid-end', reportUnpaidEnd),
  listenTo('order.payment-refunded', 'membership.report-refunded-payment', reportRefundedPayment),
  listenTo('order.item-canceled', 'membership.report-cancellation', reportCancellation),
];
