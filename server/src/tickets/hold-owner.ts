import type { Caller } from '#platform/caller';
import type { HoldOwner } from './store/holds.ts';

/** As whom a caller holds: the account, or the browser of a visitor. */
export const ownerOf = ({ session, deviceId }: Pick<Caller, 'session' | 'deviceId'>): HoldOwner => ({
  accountId: session?.account.accountId ?? null,
  deviceId,
});
