import { deleteAccount, exportAccount } from '@golark/contract/accounts/calls';
import type { FastifyInstance } from 'fastify';
import { clearSessionCookie } from '#accounts';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import type { PersonalData } from '#platform/personal-data';
import { deleteAccount as runDelete } from './delete-account.ts';
import { exportAccount as runExport } from './export-account.ts';

export const registerAccountDataRoutes = (
  app: FastifyInstance,
  ctx: Context,
  personalData: readonly PersonalData[],
): void => {
  registerCall(app, exportAccount, async ({ caller, reply }) => {
    const response = await runExport(ctx, caller, personalData);
    reply.header('content-disposition', 'attachment; filename="golark-account.json"');
    reply.header('cache-control', 'no-store');
    return response;
  });

  registerCall(app, deleteAccount, async ({ caller, body, reply }) => {
    await runDelete(ctx, caller, { password: body.password, personalData });
    clearSessionCookie(ctx, reply);
    return undefined;
  });
};
