import * as calls from '@golark/contract/accounts/calls';
import type { FastifyInstance } from 'fastify';
import { clearSessionCookie } from '#accounts';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import type { PersonalData } from '#platform/personal-data';
import { deleteAccount } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

export const registerAccountDataRoutes = (
  app: FastifyInstance,
  ctx: Context,
  personalData: readonly PersonalData[],
): void => {
  registerCall(app, calls.exportAccount, async ({ caller, reply }) => {
    const response = await exportAccount(ctx, caller, personalData);
    reply.header('content-disposition', 'attachment; filename="golark-account.json"');
    reply.header('cache-control', 'no-store');
    return response;
  });

  registerCall(app, calls.deleteAccount, async ({ caller, body, reply }) => {
    await deleteAccount(ctx, caller, { password: body.password, personalData });
    clearSessionCookie(ctx, reply);
    return undefined;
  });
};
