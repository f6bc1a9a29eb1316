import * as accountCalls from '@golark/contract/accounts/calls';
import * as emailCalls from '@golark/contract/email-preferences/calls';
import * as resetCalls from '@golark/contract/password-reset/calls';
import * as sessionCalls from '@golark/contract/sessions/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { completePasswordReset, isResetTokenValid } from './complete-password-reset.ts';
import { completeVerify } from './complete-verify.ts';
import {
  getEmailPreferences,
  setEmailPreference,
  unsubscribe,
  validateUnsubscribeToken,
} from './email-preferences.ts';
import { listSessions } from './list-sessions.ts';
import { logIn } from './log-in.ts';
import { logInTwoStep } from './log-in-two-step.ts';
import { logOut } from './log-out.ts';
import { registerOneClick } from './one-click.ts';
import { registerOperatorCalls } from './operator-calls.ts';
import { getAccount } from './present-account.ts';
import { registerProfileCalls } from './profile-calls.ts';
import { refreshToken } from './refresh-token.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { clearSessionCookie, setSessionCookie } from './session-cookie.ts';
import { signUp } from './sign-up.ts';
import { findOwnSession } from './store/sessions.ts';
import { undoEmailChange } from './undo-email-change.ts';

const registerEntries = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, accountCalls.signUp, async ({ caller, body, reply }) =>
    setSessionCookie(ctx, reply, await signUp(ctx, caller, body)),
  );
  registerCall(app, sessionCalls.logIn, async ({ caller, body, reply }) =>
    setSessionCookie(ctx, reply, await logIn(ctx, caller, body)),
  );
  registerCall(app, sessionCalls.logInTwoStep, async ({ caller, body, reply }) =>
    setSessionCookie(ctx, reply, await logInTwoStep(ctx, caller, body)),
  );
  registerCall(app, sessionCalls.refreshToken, ({ body }) => refreshToken(ctx, body.refresh));
};

const registerEmailLinks = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, resetCalls.requestPasswordReset, async ({ caller, body }) => {
    await requestPasswordReset(ctx, caller, body.email);
    return {};
  });
  registerCall(app, resetCalls.validateResetToken, async ({ body }) => ({
    valid: await isResetTokenValid(ctx, body.token),
  }));
  registerCall(app, resetCalls.completePasswordReset, async ({ caller, body, reply }) =>
    setSessionCookie(ctx, reply, await completePasswordReset(ctx, caller, body)),
  );
  registerCall(app, accountCalls.completeVerify, async ({ body }) => ({
    account: await getAccount(ctx, await completeVerify(ctx, body.token)),
  }));
  registerCall(app, accountCalls.undoEmailChange, ({ body }) => undoEmailChange(ctx, body.token));
};

const registerEmailPreferences = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, emailCalls.getEmailPreferences, ({ caller }) => getEmailPreferences(ctx, caller));
  registerCall(app, emailCalls.setEmailPreference, ({ caller, body }) =>
    setEmailPreference(ctx, caller, body),
  );
  registerCall(app, emailCalls.validateUnsubscribeToken, ({ body }) =>
    validateUnsubscribeToken(ctx, body.token),
  );
  registerCall(app, emailCalls.unsubscribe, ({ body }) => unsubscribe(ctx, body));
  registerOneClick(app, ctx);
};

const registerSessions = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, sessionCalls.validateSession, async () => ({ valid: true as const }));
  registerCall(app, sessionCalls.listSessions, async ({ caller }) => ({
    sessions: await listSessions(ctx, caller),
  }));
  registerOwnedCall(app, sessionCalls.logOutSession, {
    what: 'This session',
    load: async ({ params: { sessionId } }, accountId) =>
      isUuid(sessionId) ? findOwnSession(ctx.db, { sessionId, accountId }) : undefined,
    handle: async ({ caller, resource, reply }) => {
      await logOut(ctx, caller, resource.id);
      if (resource.id === caller.session.sessionId) clearSessionCookie(ctx, reply);
      return undefined;
    },
  });
  registerCall(app, sessionCalls.logOutCurrent, async ({ caller, reply }) => {
    await logOut(ctx, caller, caller.session.sessionId);
    clearSessionCookie(ctx, reply);
    return undefined;
  });
};

export const registerAccountRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerEntries(app, ctx);
  registerSessions(app, ctx);
  registerEmailLinks(app, ctx);
  registerEmailPreferences(app, ctx);
  registerProfileCalls(app, ctx);
  registerOperatorCalls(app, ctx);
};
