import type { Account } from '@golark/contract/accounts/schemas';
import type { Database } from '#platform/database/open-database';
import { Failure } from '#platform/failure';
import { type AccountView, findAccountView } from './store/accounts.ts';

type MembershipStatus = NonNullable<Account['membershipSubscription']>['status'];

/** The account in the contract's format, which contains no hash or key. */
export const presentAccount = (row: AccountView): Account => {
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
    membershipSubscription: row.membership_status
      ? { status: row.membership_status as MembershipStatus }
      : null,
    isEmailVerified: row.email_verified_at !== null,
    isSuspended: row.suspended_at !== null,
    createdAt: row.created_at.toISOString(),
  };
};

/** Throws UNAUTHENTICATED_ERROR for a deleted account. */
export const getAccount = async (db: Database, accountId: string): Promise<Account> => {
  const row = await findAccountView(db, accountId);
  if (!row) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'This account is gone.' });
  return presentAccount(row);
};
