import type { SignedIn } from '@golark/contract/accounts';
import type { Transaction } from 'kysely';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { presentAccount } from './present-account.ts';
import { hashOf, jwtMinutes, newSecret, sessionDays, signJwt } from './session-tokens.ts';
import { type AccountRow, insertSession } from './store.ts';

export interface StartedSession {
  sessionId: string;
  cookie: string;
  refresh: string;
}

export const startSession = async (
  ctx: Context,
  trx: Transaction<DB>,
  who: { caller: Caller; accountId: string },
): Promise<StartedSession> => {
  const now = ctx.clock.now();
  const cookie = newSecret();
  const refresh = newSecret();
  const sessionId = await insertSession(trx, {
    account_id: who.accountId,
    cookie_hash: hashOf(cookie),
    refresh_hash: hashOf(refresh),
    ip: who.caller.ip,
    user_agent: who.caller.userAgent.slice(0, 400),
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + sessionDays * 86_400_000),
  });
  return { sessionId, cookie, refresh };
};

/** What login and signup answer. */
export const presentSignedIn = async (
  ctx: Context,
  session: StartedSession,
  account: AccountRow,
): Promise<SignedIn> => {
  const now = ctx.clock.now();
  return {
    token: {
      jwt: await signJwt(ctx.secret, session.sessionId, now),
      refresh: session.refresh,
      expiresAt: new Date(now.getTime() + jwtMinutes * 60_000).toISOString(),
    },
    account: await presentAccount(ctx.db, account),
  };
};
