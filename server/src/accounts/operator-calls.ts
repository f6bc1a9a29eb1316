import * as calls from '@golark/contract/operators/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { registerCall } from '#platform/http/register-call';
import { restoreAccount, type SuspensionChange, suspendAccount } from './suspend-account.ts';

/** The calls with which an operator suspends and restores accounts; each one is logged with its operator. */
export const registerOperatorCalls = (app: FastifyInstance, ctx: Context): void => {
  const report = (
    change: SuspensionChange,
    { accountId, operator, isSuspended }: { accountId: string; operator: string; isSuspended: boolean },
  ) => {
    if (change === 'unknown') throw notFound('This account');
    ctx.log.info({ operator, accountId, isSuspended, change }, 'suspension of an account');
    return { accountId, isSuspended };
  };

  registerCall(app, calls.suspendAccount, async ({ caller, params: { accountId }, body }) => {
    const change = await suspendAccount(ctx, { accountId }, body.reason);
    return report(change, { accountId, operator: caller.accountId, isSuspended: true });
  });

  registerCall(app, calls.restoreAccount, async ({ caller, params: { accountId } }) => {
    const change = await restoreAccount(ctx, { accountId });
    return report(change, { accountId, operator: caller.accountId, isSuspended: false });
  });
};
