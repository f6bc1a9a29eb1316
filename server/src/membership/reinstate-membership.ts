import type { Locale } from '@golark/contract/locale/rules';
import type { Transaction } from 'kysely';
import type { SubscriptionRecord } from '#accounts';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { consentWording } from './consent-wording.ts';
import { writeMembershipEmail } from './emails/write-membership-email.ts';
import { type MembershipResult, membershipResult } from './membership-result.ts';
import { findPlan } from './store/plans.ts';
import {
  insertMembershipEvent,
  lockSubscription,
  statusOf,
  updateSubscription,
} from './store/subscriptions.ts';

const storeConsent = async (
  ctx: Context,
  trx: Transaction<DB>,
  { row, locale }: { row: SubscriptionRecord; locale: Locale },
): Promise<void> => {
  const plan = await findPlan(trx, row.plan_id);
  const months = plan?.months ?? 12;
  const wording = consentWording(ctx, { priceAmount: row.renewal_amount, months }, locale);
  await insertMembershipEvent(trx, {
    ...{ accountId: row.account_id, type: 'renewal_consent', actor: 'member', at: ctx.clock.now() },
    data: { wording, locale, renewalAmount: row.renewal_amount },
  });
};

/**
 * Undoes a cancellation before the period has ended, and turns renewal on for a member who agrees to it; without a change
 * nothing happens. Throws INVALID_STATE without an active membership.
 */
export const reinstateMembership = async (
  ctx: Context,
  caller: AccountCaller,
  { renewalConsent = false }: { renewalConsent?: boolean | undefined },
): Promise<MembershipResult> => {
  const { accountId, locale } = caller;
  await ctx.db.transaction().execute(async (trx) => {
    const at = ctx.clock.now();
    const row = await lockSubscription(trx, accountId);
    if (!row || statusOf(row, at) !== 'ACTIVE')
      throw new Failure('INVALID_STATE', { detail: 'This Go+ membership has ended. Join again instead.' });
    const isNewConsent = renewalConsent && !row.has_renewal_consent;
    if (!row.is_canceled && !isNewConsent) return;
    if (renewalConsent) await storeConsent(ctx, trx, { row, locale });
    await updateSubscription(trx, accountId, {
      is_canceled: false,
      has_renewal_consent: row.has_renewal_consent || renewalConsent,
    });
    await insertMembershipEvent(trx, { accountId, type: 'reinstated', actor: 'member', at });
    await writeMembershipEmail(ctx, trx, { kind: 'reinstated', accountId, cause: at.toISOString() });
  });
  return membershipResult(ctx, accountId);
};
