import type { Account } from '@golark/contract/accounts/schemas';
import { phoneUri } from '@golark/contract/phone/rules';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { presentSubscription } from './present-subscription.ts';
import { type AccountView, findAccountView } from './store/accounts.ts';
import { parseSubscription } from './store/subscriptions.ts';

/** The account in the contract's format, which contains no hash or key. */
export const presentAccount = (row: AccountView, now: Date): Account => {
  const phone = row.phone as Account['phone'];
  return {
    accountId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNumber: phone && phoneUri(phone),
    phone,
    address: row.address as Account['address'],
    hosts: row.hosts.map((host) => ({
      id: host.id,
      propertyManagerId: host.id,
      name: host.name,
      dataSource: host.data_source,
      role: host.role,
    })),
    membershipSubscription: row.subscription && presentSubscription(parseSubscription(row.subscription), now),
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
