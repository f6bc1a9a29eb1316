import { exportAccount } from '@golark/contract/accounts/calls';
import { apiContext, clockContext } from '../../platform/request-context.ts';
import { requireAccount } from '../../platform/require-account.ts';
import type { Route } from './+types/export-file.ts';

/** `/account/export`: everything kept of the account, handed through as it comes. */
export const loader = async ({ url, context }: Route.LoaderArgs) => {
  requireAccount(context, url);
  const answer = await context.get(apiContext).fetch(new Request(new URL(exportAccount.path, url)));
  if (!answer.ok) throw new Response(null, { status: answer.status });
  const day = context.get(clockContext).now().toISOString().slice(0, 10);
  return new Response(answer.body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="golark-account-${day}.json"`,
      'Cache-Control': 'no-store',
    },
  });
};
