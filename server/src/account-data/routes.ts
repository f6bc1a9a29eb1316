import { deleteAccount, exportAccount } from '@golark/contract/accounts/calls';
import type { FastifyInstance } from 'fastify';
import { clearSessionCookie } from '#accounts';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { deleteAccount as runDelete } from './delete-account.ts';
import { exportAccount as runExport } from './export-account.ts';

export const registerAccountDataRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, exportAccount, async ({ caller, reply }) => {
    const response = await runExport(ctx, caller);
    reply.header('content-disposition', 'attachment; filename="golark-account.json"');
    reply.header('cache-control', 'no-store');
    return response;
  });

  registerCall(app, deleteAccount, async ({ caller, body, reply }) => {
    await runDelete(ctx, caller, body.password);
    clearSessionCookie(ctx, reply);
    return undefined;
  });
};
