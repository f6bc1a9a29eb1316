import { dayInBooks } from '@golark/contract/dates/rules';
import { type MembershipState, membershipStatusAt } from '@golark/contract/membership/rules';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { usd } from '@golark/contract/money/rules';
import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { findSubscription, type SubscriptionRecord } from './store/subscriptions.ts';

/** What decides the status of a stored membership. */
export const membershipStateOf = (row: SubscriptionRecord): MembershipState => ({
  status: row.status,
  endsAt: row.ends_at,
  renews: row.has_renewal_consent && !row.is_canceled,
  graceEndsAt: row.grace_ends_at,
});

/** A stored membership in the contract's format, with the status that it has now. */
export const presentSubscription = (row: SubscriptionRecord, now: Date): Subscription => {
  const state = membershipStateOf(row);
  const status = membershipStatusAt(state, now);
  return {
    status,
    planId: row.plan_id,
    startedAt: row.started_at.toISOString(),
    currentPeriodStart: row.period_starts_at.toISOString(),
    currentPeriodEnd: state.endsAt.toISOString(),
    endsOn: dayInBooks(state.endsAt),
    cancelAtPeriodEnd: row.is_canceled,
    renews: state.renews && status !== 'EXPIRED',
    renewalPrice: usd(row.renewal_amount),
    graceEndsAt: status === 'PAST_DUE' ? (state.graceEndsAt?.toISOString() ?? null) : null,
  };
};

/**
 * Throws INVALID_STATE for an account that is not a member at this instant, in the transaction that sells at the member price:
 * that has locked the account, which a refund of the membership waits for.
 */
export const assertMember = async (trx: Transaction<DB>, accountId: string, now: Date): Promise<void> => {
  const row = await findSubscription(trx, accountId);
  if (row && membershipStatusAt(membershipStateOf(row), now) === 'ACTIVE') return;
  throw new Failure('INVALID_STATE', { detail: 'Your Go+ membership has ended. Ask for a new price.' });
};
