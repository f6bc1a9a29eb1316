import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { endSession } from './store/sessions.ts';

/** Ends a session of the account; its tokens are rejected immediately. One that has just ended stays so. */
export const logOut = async (ctx: Context, caller: AccountCaller, sessionId: string): Promise<void> => {
  const session = { sessionId, accountId: caller.accountId, now: ctx.clock.now() };
  await ctx.db.transaction().execute((trx) => endSession(trx, session));
};
