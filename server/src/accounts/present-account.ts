import type { Account } from '@golark/contract/accounts';
import type { Database } from '#platform/database/open-database';
import { type AccountRow, findMembershipStatus, listHosts } from './store.ts';

type MembershipStatus = NonNullable<Account['membershipSubscription']>['status'];

/** The account as the contract has it; no hash or key leaves the server. */
export const presentAccount = async (db: Database, row: AccountRow): Promise<Account> => {
  const [hosts, status] = await Promise.all([listHosts(db, row.id), findMembershipStatus(db, row.id)]);
  const phone = row.phone as Account['phone'];
  return {
    accountId: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phoneNumber: phone ? `+${phone.countryCallingCode}${phone.nationalNumber}` : null,
    phone,
    address: row.address as Account['address'],
    hosts: hosts.map((host) => ({ id: host.id, propertyManagerId: host.id, dataSource: host.data_source })),
    membershipSubscription: status ? { status: status as MembershipStatus } : null,
    isEmailVerified: row.email_verified_at !== null,
    isSuspended: row.suspended_at !== null,
    createdAt: row.created_at.toISOString(),
  };
};
