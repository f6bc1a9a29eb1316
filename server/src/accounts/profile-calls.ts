import {
  changeEmail,
  changeName,
  changePassword,
  editAccount,
  getAccount,
  getEmailState,
  resendVerify,
} from '@golark/contract/accounts/calls';
import {
  confirmTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  stopTwoStep,
} from '@golark/contract/two-step/calls';
import type { FastifyInstance } from 'fastify';
import { accountOf, type Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import {
  resendVerify as resend,
  changeEmail as runChangeEmail,
  getEmailState as runGetState,
} from './change-email.ts';
import { changePassword as runChangePassword } from './change-password.ts';
import { editAccount as runEditAccount } from './edit-account.ts';
import { getTwoStepState } from './get-two-step.ts';
import { getAccount as runGetAccount } from './present-account.ts';
import {
  confirmTwoStep as runConfirm,
  renewRecoveryCodes as runRenew,
  startTwoStep as runStart,
  stopTwoStep as runStop,
} from './set-up-two-step.ts';

const registerTwoStep = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, getTwoStep, ({ caller }) => getTwoStepState(ctx, caller));
  registerCall(app, startTwoStep, ({ caller, body }) => runStart(ctx, caller, body.password));
  registerCall(app, confirmTwoStep, ({ caller, body }) => runConfirm(ctx, caller, body.code));
  registerCall(app, renewRecoveryCodes, ({ caller, body }) => runRenew(ctx, caller, body.password));
  registerCall(app, stopTwoStep, async ({ caller, body }) => {
    await runStop(ctx, caller, body.password);
    return undefined;
  });
};

/** The calls with which an account changes its own data. */
export const registerProfileCalls = (app: FastifyInstance, ctx: Context): void => {
  const ownAccount = (caller: Caller) => runGetAccount(ctx.db, accountOf(caller));

  registerCall(app, getAccount, ({ caller }) => ownAccount(caller));
  registerCall(app, editAccount, async ({ caller, body }) => {
    await runEditAccount(ctx, caller, body);
    return ownAccount(caller);
  });
  registerCall(app, changeName, async ({ caller, body }) => {
    await runEditAccount(ctx, caller, { firstName: body.newFirstName, lastName: body.newLastName });
    return { account: await ownAccount(caller) };
  });
  registerCall(app, changePassword, async ({ caller, body }) => {
    await runChangePassword(ctx, caller, body);
    return { account: await ownAccount(caller) };
  });
  registerCall(app, changeEmail, async ({ caller, body }) => {
    await runChangeEmail(ctx, caller, body.newEmail);
    return { account: await ownAccount(caller) };
  });
  registerCall(app, getEmailState, ({ caller }) => runGetState(ctx, caller));
  registerCall(app, resendVerify, async ({ caller }) => {
    await resend(ctx, caller);
    return {};
  });
  registerTwoStep(app, ctx);
};
