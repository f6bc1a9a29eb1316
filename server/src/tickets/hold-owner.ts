import type { Caller } from '#platform/caller';
import type { HoldOwner } from './store/holds.ts';

/** As whom a caller holds: the account, or the browser of a visitor. */
export const ownerOf = ({ session, deviceId }: Pick<Caller, 'session' | 'deviceId'>): HoldOwner => ({
  accountId: session?.account.accountId ?? null,
  deviceId,
});

/**
 * A caller holds and waits under these names, the account first: a visitor who logs in keeps the hold and the place of the browser. An API
 * client without either has none, and can have many holds.
 */
export const holdersOf = ({ accountId, deviceId }: HoldOwner): string[] => [
  ...(accountId === null ? [] : [`account ${accountId}`]),
  ...(deviceId === null ? [] : [`device ${deviceId}`]),
];
