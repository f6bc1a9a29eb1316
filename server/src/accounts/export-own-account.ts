import type { Account } from '@golark/contract/accounts/schemas';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { listSessions } from './list-sessions.ts';
import { getAccount } from './present-account.ts';
import { listAccountEvents } from './store/events.ts';

interface OwnAccount {
  account: Account;
  sessions: { createdAt: string }[];
  events: { at: string; what: string }[];
}

/** The part of the account export that belongs to this feature. */
export const exportOwnAccount = async (ctx: Context, caller: AccountCaller): Promise<OwnAccount> => {
  const { accountId } = caller;
  const events = await listAccountEvents(ctx.db, accountId);
  return {
    account: await getAccount(ctx.db, accountId),
    sessions: await listSessions(ctx, caller),
    events: events.map(({ at, what }) => ({ at: at.toISOString(), what })),
  };
};
