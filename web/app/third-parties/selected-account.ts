import type { Account } from '../platform/request-context.ts';

/** All that a measuring service learns of an account: no name, no address, no email, no phone. */
export const selectedFieldsOf = (account: Account): { isMember: boolean; isHost: boolean } => ({
  isMember: account.membershipSubscription?.status === 'ACTIVE',
  isHost: account.hosts.length > 0,
});
