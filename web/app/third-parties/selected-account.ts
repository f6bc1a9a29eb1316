import type { Account } from '../platform/request-context.ts';

/** The account fields that analytics receives: no name, no address, no email, no phone. */
export const selectedFieldsOf = (account: Account): { isMember: boolean; isHost: boolean } => ({
  isMember: account.membershipSubscription?.status === 'ACTIVE',
  isHost: account.hosts.length > 0,
});
