import type { Transaction } from 'kysely';
import type { SubscriptionRecord } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { writeMembershipEmail } from './emails/write-membership-email.ts';
import { giveUpPeriod } from './give-up-period.ts';
import { type MembershipResult, membershipResult } from './membership-result.ts';
import { findUnpaidPeriod, type PeriodRecord } from './store/periods.ts';
import {
  insertMembershipEvent,
  lockSubscription,
  statusOf,
  updateSubscription,
} from './store/subscriptions.ts';

const noMembership = (): Failure =>
  new Failure('INVALID_STATE', { detail: 'This account has no Go+ membership that could be canceled.' });

/** Cancels an unpaid renewal, which ends the membership, because its period is over. False for one that is paid, or being paid. */
const endsUnpaid = async (ctx: Context, renewal: PeriodRecord): Promise<boolean> => {
  try {
    await giveUpPeriod(ctx, renewal);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === 'INVALID_STATE') return false;
    throw error;
  }
};

const requestEnd = async (ctx: Context, trx: Transaction<DB>, row: SubscriptionRecord): Promise<void> => {
  const accountId = row.account_id;
  const at = ctx.clock.now();
  await updateSubscription(trx, accountId, { is_canceled: true });
  await insertMembershipEvent(trx, { accountId, type: 'cancel_requested', actor: 'member', at });
  await writeMembershipEmail(ctx, trx, { kind: 'canceled', accountId, cause: at.toISOString() });
};

/**
 * Cancels the caller's membership at the end of its paid period; a second time changes nothing. An unpaid renewal is given
 * up at once. Throws INVALID_STATE without a membership.
 */
export const cancelMembership = async (ctx: Context, caller: AccountCaller): Promise<MembershipResult> => {
  const { accountId } = caller;
  const renewal = await findUnpaidPeriod(ctx.db, accountId);
  if (renewal && renewal.periodNumber > 1 && (await endsUnpaid(ctx, renewal)))
    return membershipResult(ctx, accountId);
  await ctx.db.transaction().execute(async (trx) => {
    const row = await lockSubscription(trx, accountId);
    const status = statusOf(row, ctx.clock.now());
    if (!row || status === 'EXPIRED') throw noMembership();
    if (!row.is_canceled) await requestEnd(ctx, trx, row);
  });
  return membershipResult(ctx, accountId);
};
