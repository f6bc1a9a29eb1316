import * as accountCalls from '@golark/contract/accounts/calls';
import * as twoStepCalls from '@golark/contract/two-step/calls';
import type { FastifyInstance } from 'fastify';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { changeEmail, getEmailState, resendVerify } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { editAccount } from './edit-account.ts';
import { getTwoStepState } from './get-two-step.ts';
import { getAccount } from './present-account.ts';
import { confirmTwoStep, renewRecoveryCodes, startTwoStep, stopTwoStep } from './set-up-two-step.ts';

const registerTwoStep = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, twoStepCalls.getTwoStep, ({ caller }) => getTwoStepState(ctx, caller));
  registerCall(app, twoStepCalls.startTwoStep, ({ caller, body }) =>
    startTwoStep(ctx, caller, body.password),
  );
  registerCall(app, twoStepCalls.confirmTwoStep, ({ caller, body }) =>
    confirmTwoStep(ctx, caller, body.code),
  );
  registerCall(app, twoStepCalls.renewRecoveryCodes, ({ caller, body }) =>
    renewRecoveryCodes(ctx, caller, body.password),
  );
  registerCall(app, twoStepCalls.stopTwoStep, async ({ caller, body }) => {
    await stopTwoStep(ctx, caller, body.password);
    return undefined;
  });
};

/** The calls with which an account changes its own data. */
export const registerProfileCalls = (app: FastifyInstance, ctx: Context): void => {
  const ownAccount = (caller: AccountCaller) => getAccount(ctx, caller.accountId);

  registerCall(app, accountCalls.getAccount, async ({ caller }) => caller.session.account);
  registerCall(app, accountCalls.editAccount, async ({ caller, body }) => {
    await editAccount(ctx, caller, body);
    return ownAccount(caller);
  });
  registerCall(app, accountCalls.changeName, async ({ caller, body }) => {
    await editAccount(ctx, caller, { firstName: body.newFirstName, lastName: body.newLastName });
    return { account: await ownAccount(caller) };
  });
  registerCall(app, accountCalls.changePassword, async ({ caller, body }) => {
    await changePassword(ctx, caller, body);
    return { account: await ownAccount(caller) };
  });
  registerCall(app, accountCalls.changeEmail, async ({ caller, body }) => {
    await changeEmail(ctx, caller, body);
    return { account: await ownAccount(caller) };
  });
  registerCall(app, accountCalls.getEmailState, ({ caller }) => getEmailState(ctx, caller));
  registerCall(app, accountCalls.resendVerify, async ({ caller }) => {
    await resendVerify(ctx, caller);
    return {};
  });
  registerTwoStep(app, ctx);
};
