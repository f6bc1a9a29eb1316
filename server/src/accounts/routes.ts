import { completeVerify, signUp } from '@golark/contract/accounts/calls';
import {
  completePasswordReset,
  requestPasswordReset,
  validateResetToken,
} from '@golark/contract/password-reset/calls';
import {
  listSessions,
  logIn,
  logInTwoStep,
  logOutCurrent,
  logOutSession,
  refreshToken,
  validateSession,
} from '@golark/contract/sessions/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { isResetTokenValid, completePasswordReset as runCompleteReset } from './complete-password-reset.ts';
import { completeVerify as runCompleteVerify } from './complete-verify.ts';
import { listSessions as runListSessions } from './list-sessions.ts';
import { logIn as runLogIn } from './log-in.ts';
import { logInTwoStep as runLogInTwoStep } from './log-in-two-step.ts';
import { logOut } from './log-out.ts';
import { getAccount } from './present-account.ts';
import { registerProfileCalls } from './profile-calls.ts';
import { refreshToken as runRefreshToken } from './refresh-token.ts';
import { requestPasswordReset as runRequestReset } from './request-password-reset.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { signUp as runSignUp } from './sign-up.ts';

const registerEntries = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, signUp, async ({ caller, body, reply }) =>
    setSessionCookie(ctx, reply, await runSignUp(ctx, caller, body)),
  );
  registerCall(app, logIn, async ({ caller, body, reply }) =>
    setSessionCookie(ctx, reply, await runLogIn(ctx, caller, body)),
  );
  registerCall(app, logInTwoStep, async ({ caller, body, reply }) =>
    setSessionCookie(ctx, reply, await runLogInTwoStep(ctx, caller, body)),
  );
  registerCall(app, refreshToken, ({ body }) => runRefreshToken(ctx, body.refresh));
};

const registerEmailLinks = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, requestPasswordReset, async ({ caller, body }) => {
    await runRequestReset(ctx, caller, body.email);
    return {};
  });
  registerCall(app, validateResetToken, async ({ body }) => ({
    valid: await isResetTokenValid(ctx, body.token),
  }));
  registerCall(app, completePasswordReset, async ({ caller, body, reply }) =>
    setSessionCookie(ctx, reply, await runCompleteReset(ctx, caller, body)),
  );
  registerCall(app, completeVerify, async ({ body }) => ({
    account: await getAccount(ctx.db, await runCompleteVerify(ctx, body.token)),
  }));
};

const registerSessions = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, validateSession, async () => ({ valid: true as const }));
  registerCall(app, listSessions, async ({ caller }) => ({ sessions: await runListSessions(ctx, caller) }));
  registerCall(app, logOutSession, async ({ caller, params, reply }) => {
    await logOut(ctx, caller, params.sessionId);
    if (params.sessionId === caller.session?.sessionId) clearSessionCookie(ctx, reply);
    return undefined;
  });
  registerCall(app, logOutCurrent, async ({ caller, reply }) => {
    await logOut(ctx, caller, caller.session?.sessionId ?? '');
    clearSessionCookie(ctx, reply);
    return undefined;
  });
};

export const registerAccountRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerEntries(app, ctx);
  registerSessions(app, ctx);
  registerEmailLinks(app, ctx);
  registerProfileCalls(app, ctx);
};
