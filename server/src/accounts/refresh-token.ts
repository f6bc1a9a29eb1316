import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { hashOf, newSecret, sessionDays } from './session-tokens.ts';
import { presentToken } from './start-session.ts';
import { lockOpenAccount } from './store/accounts.ts';
import { insertAccountEvent } from './store/events.ts';
import {
  endSession,
  findSessionByRefresh,
  findSessionOfReplacedToken,
  replaceRefreshToken,
} from './store/sessions.ts';

const refused = (): Failure =>
  new Failure('UNAUTHENTICATED_ERROR', { detail: 'This token does not hold. Log in again.' });

/** A replaced token was used again, so it may be stolen: ends the session for both holders. */
const endStolenSession = async (ctx: Context, hash: Buffer): Promise<void> => {
  const stolen = await findSessionOfReplacedToken(ctx.db, hash);
  if (!stolen) return;
  const now = ctx.clock.now();
  await ctx.db.transaction().execute(async (trx) => {
    const { id: sessionId, account_id: accountId } = stolen;
    if (await endSession(trx, { sessionId, accountId, now }))
      await insertAccountEvent(trx, { accountId, at: now, what: 'session_stolen' });
  });
};

/**
 * Returns a new JWT and refresh token for the current one. Of two simultaneous requests one succeeds; the other is
 * rejected without ending the session, because its token was still current. Throws UNAUTHENTICATED_ERROR, ACCOUNT_SUSPENDED.
 */
export const refreshToken = async (ctx: Context, token: string): Promise<{ token: LoginResult['token'] }> => {
  const now = ctx.clock.now();
  const oldHash = hashOf(token);
  const session = await findSessionByRefresh(ctx.db, oldHash, now);
  if (!session) {
    await endStolenSession(ctx, oldHash);
    throw refused();
  }
  const refresh = newSecret();
  const expiresAt = new Date(now.getTime() + sessionDays * 86_400_000);
  const { session_id: sessionId, id: accountId } = session;
  const isReplaced = await ctx.db.transaction().execute(async (trx) => {
    await lockOpenAccount(trx, accountId, 'share');
    return replaceRefreshToken(trx, { id: sessionId, oldHash, newHash: hashOf(refresh), now, expiresAt });
  });
  if (!isReplaced) throw refused();
  return { token: await presentToken(ctx, { sessionId, refresh }) };
};
