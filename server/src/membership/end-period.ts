import { dayInBooks } from '@golark/contract/dates/rules';
import type { Transaction } from 'kysely';
import {
  findAccount,
  findSubscription,
  localeOfAccount,
  membershipStateOf,
  type SubscriptionRecord,
} from '#accounts';
import { chargeNewPayment, failWithoutCard, type PreparedItem, placeOrder } from '#orders';
import { findCardOnFile } from '#payments';
import type { Context } from '#platform/context';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { jobType } from '#platform/jobs/job-queue';
import { writeMembershipEmail } from './emails/write-membership-email.ts';
import { prepareRenewal } from './prepare-membership.ts';
import { findUnpaidPeriod } from './store/periods.ts';
import { lockSubscription, moveSubscription } from './store/subscriptions.ts';

/** A period of an account: the job of an earlier one finds that another has begun. */
export interface PeriodKey {
  accountId: string;
  membershipNumber: number;
  periodNumber: number;
}

export const endPeriodJob = jobType<PeriodKey>('membership.end-period');

const dayMilliseconds = 86_400_000;

const isInPeriod = (row: SubscriptionRecord | undefined, key: PeriodKey): row is SubscriptionRecord =>
  row?.status === 'ACTIVE' &&
  row.membership_number === key.membershipNumber &&
  row.period_number === key.periodNumber;

const graceEndOf = (ctx: Context, { ends_at }: SubscriptionRecord): Date =>
  new Date(ends_at.getTime() + ctx.config.renewalGraceDays * dayMilliseconds);

/** Whether the member agreed to a renewal that can still be charged: after a long outage nothing is charged for the past. */
const isToRenew = (ctx: Context, row: SubscriptionRecord): boolean =>
  membershipStateOf(row).renews && ctx.clock.now() < graceEndOf(ctx, row);

const expire = async (ctx: Context, trx: Transaction<DB>, row: SubscriptionRecord): Promise<void> => {
  const at = ctx.clock.now();
  await moveSubscription(trx, row, { type: 'period_ended', actor: 'system', at });
  const cause = `${row.membership_number}-${row.period_number}`;
  await writeMembershipEmail(ctx, trx, { kind: 'ended', accountId: row.account_id, cause });
};

/** A suspended account is not charged; its membership ends. */
const isOpen = async (db: Database, accountId: string): Promise<boolean> => {
  const account = await findAccount(db, accountId);
  return account !== undefined && account.suspended_at === null;
};

/** Ends a membership that does not renew. Returns false if it does. */
const endUnlessRenewed = (ctx: Context, key: PeriodKey): Promise<boolean> =>
  ctx.db.transaction().execute(async (trx) => {
    const row = await lockSubscription(trx, key.accountId);
    if (!isInPeriod(row, key)) return true;
    if (isToRenew(ctx, row) && (await isOpen(trx, key.accountId))) return false;
    await expire(ctx, trx, row);
    reachStep('membership.ended.before-commit');
    return true;
  });

/** The renewal; writing it throws INVALID_STATE for a membership that was canceled or renewed in the meantime. */
const renewalOf = async (ctx: Context, row: SubscriptionRecord, key: PeriodKey): Promise<PreparedItem> => {
  const item = await prepareRenewal(ctx, {
    ...{ accountId: key.accountId, planId: row.plan_id, priceAmount: row.renewal_amount },
    ...{ membershipNumber: key.membershipNumber, periodNumber: key.periodNumber + 1 },
  });
  return {
    ...item,
    store: async (trx, code) => {
      const locked = await lockSubscription(trx, key.accountId);
      if (!isInPeriod(locked, key) || !isToRenew(ctx, locked))
        throw new Failure('INVALID_STATE', { detail: 'This membership does not renew.' });
      await item.store(trx, code);
    },
  };
};

/** Charges the card on file; without one the payment fails at once, and the member can pay with another. */
const renew = async (ctx: Context, row: SubscriptionRecord, key: PeriodKey): Promise<void> => {
  const { account_id: accountId, card_id: cardId } = row;
  const account = await findAccount(ctx.db, accountId);
  // a membership that was never paid for has no card
  if (!account || !cardId) return;
  const onFile = await findCardOnFile(ctx.db, { accountId, cardId, gateway: ctx.gateway.name });
  const charge = await placeOrder(ctx, {
    payer: { accountId, address: null, deviceId: null },
    locale: localeOfAccount(account),
    card: onFile ?? { id: cardId, gateway_token: '', fingerprint: null, customer_id: '' },
    dueOn: dayInBooks(row.ends_at),
    items: [await renewalOf(ctx, row, key)],
    scheduled: { purpose: 'renewal', heldUntil: graceEndOf(ctx, row) },
  });
  reachStep('membership.renewal.placed');
  if (onFile) await chargeNewPayment(ctx, charge);
  else await failWithoutCard(ctx, charge);
};

/**
 * Renews a membership whose period has ended, or ends it. The renewal is an order with one item, so that a repeated job finds
 * it and charges nothing again. Throws before the time, so that a queue whose clock is ahead tries again.
 */
export const endPeriod = async (ctx: Context, key: PeriodKey): Promise<void> => {
  const row = await findSubscription(ctx.db, key.accountId);
  if (!isInPeriod(row, key)) return;
  if (row.ends_at > ctx.clock.now()) throw new Error('this period has not ended yet');
  if (await endUnlessRenewed(ctx, key)) return;
  if (await findUnpaidPeriod(ctx.db, key.accountId)) return;
  await renew(ctx, row, key).catch(async (error: unknown) => {
    // renewed by another process, or canceled, since it was read
    if (!(error instanceof Failure) || error.code !== 'INVALID_STATE') throw error;
    await endUnlessRenewed(ctx, key);
  });
};
