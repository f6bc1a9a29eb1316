import { getAccount, signUp } from '@golark/contract/accounts';
import { logIn, logOutCurrent, validateSession } from '@golark/contract/sessions';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountOf } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { registerCall } from '#platform/http/register-call';
import { logIn as runLogIn } from './log-in.ts';
import { presentAccount } from './present-account.ts';
import { sessionCookieName, sessionDays } from './session-tokens.ts';
import { signUp as runSignUp } from './sign-up.ts';
import { endSession, findAccount } from './store.ts';

export const registerAccountRoutes = (app: FastifyInstance, ctx: Context): void => {
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl?.startsWith('https:') ?? false,
  } as const;
  const setCookie = (reply: FastifyReply, cookie: string): void => {
    reply.setCookie(sessionCookieName, cookie, { ...cookieOptions, maxAge: sessionDays * 86_400 });
  };

  registerCall(app, signUp, async ({ caller, body, reply }) => {
    const { answer, cookie } = await runSignUp(ctx, caller, body);
    setCookie(reply, cookie);
    return answer;
  });

  registerCall(app, logIn, async ({ caller, body, reply }) => {
    const { answer, cookie } = await runLogIn(ctx, caller, body);
    setCookie(reply, cookie);
    return answer;
  });

  registerCall(app, logOutCurrent, async ({ caller, reply }) => {
    const sessionId = caller.session?.sessionId;
    const now = ctx.clock.now();
    if (sessionId) await ctx.db.transaction().execute((trx) => endSession(trx, sessionId, now));
    reply.clearCookie(sessionCookieName, cookieOptions);
    return undefined;
  });

  registerCall(app, getAccount, async ({ caller }) => {
    const row = await findAccount(ctx.db, accountOf(caller));
    if (!row) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'This account is gone.' });
    return presentAccount(ctx.db, row);
  });

  registerCall(app, validateSession, async () => ({ valid: true as const }));
};
