import { accountOf, type Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { endSession } from './store/sessions.ts';

/** Ends one of the account's sessions; its tokens are rejected immediately. Throws NOT_FOUND, also for another account's session. */
export const logOut = async (ctx: Context, caller: Caller, sessionId: string): Promise<void> => {
  const session = { sessionId, accountId: accountOf(caller), now: ctx.clock.now() };
  const isEnded =
    isUuid(sessionId) && (await ctx.db.transaction().execute((trx) => endSession(trx, session)));
  if (!isEnded) throw notFound('This session');
};
