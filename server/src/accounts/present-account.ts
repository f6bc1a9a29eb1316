import type { Account } from '@golark/contract/accounts/schemas';
import { dayInZone } from '@golark/contract/dates/rules';
import {
  type MembershipState,
  type MembershipStatus,
  membershipStatusAt,
  membershipTimeZone,
} from '@golark/contract/membership/rules';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import { usd } from '@golark/contract/money/rules';
import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import { type AccountView, findAccountView, type SubscriptionRow } from './store/accounts.ts';

const instantOf = (text: string): Date => new Date(text);

/** What decides the status of a stored membership. */
export const membershipStateOf = (row: SubscriptionRow): MembershipState => ({
  status: row.status as MembershipStatus,
  endsAt: instantOf(row.ends_at),
  renews: row.has_renewal_consent && !row.is_canceled,
  graceEndsAt: row.grace_ends_at === null ? null : instantOf(row.grace_ends_at),
});

/** A stored membership in the contract's format, with the status that it has now. */
export const presentSubscription = (row: SubscriptionRow, now: Date): Subscription => {
  const state = membershipStateOf(row);
  const status = membershipStatusAt(state, now);
  return {
    status,
    planId: row.plan_id,
    startedAt: instantOf(row.started_at).toISOString(),
    currentPeriodStart: instantOf(row.period_starts_at).toISOString(),
    currentPeriodEnd: state.endsAt.toISOString(),
    endsOn: dayInZone(state.endsAt, membershipTimeZone),
    cancelAtPeriodEnd: row.is_canceled,
    renews: state.renews && status !== 'EXPIRED',
    renewalPrice: usd(row.renewal_amount),
    graceEndsAt: status === 'PAST_DUE' ? (state.graceEndsAt?.toISOString() ?? null) : null,
  };
};

/** The account in the contract's format, which contains no hash or key. */
export const presentAccount = (row: AccountView, now: Date): Account => {
  const phone = row.phone as Account['phone'];
  return {
    accountId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNumber: phone ? `+${phone.countryCallingCode}${phone.nationalNumber}` : null,
    phone,
    address: row.address as Account['address'],
    hosts: row.hosts.map((host) => ({
      id: host.id,
      propertyManagerId: host.id,
      dataSource: host.data_source,
      role: host.role,
    })),
    membershipSubscription: row.subscription && presentSubscription(row.subscription, now),
    isEmailVerified: row.email_verified_at !== null,
    isSuspended: row.suspended_at !== null,
    createdAt: row.created_at.toISOString(),
  };
};

/** Throws UNAUTHENTICATED_ERROR for a deleted account. */
export const getAccount = async (ctx: Context, accountId: string): Promise<Account> => {
  const row = await findAccountView(ctx.db, accountId);
  if (!row) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'This account is gone.' });
  return presentAccount(row, ctx.clock.now());
};

/**
 * Throws INVALID_STATE for an account that is not a member at this instant, in the transaction that sells at the member price:
 * that has locked the account, which a refund of the membership waits for.
 */
export const assertMember = async (trx: Transaction<DB>, accountId: string, now: Date): Promise<void> => {
  const row = await findAccountView(trx, accountId);
  if (row?.subscription && presentSubscription(row.subscription, now).status === 'ACTIVE') return;
  throw new Failure('INVALID_STATE', { detail: 'Your Go+ membership has ended. Ask for a new price.' });
};
