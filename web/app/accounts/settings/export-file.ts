import { exportAccount } from '@golark/contract/accounts/calls';
import { dayInBooks } from '@golark/contract/dates/rules';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { readAccountPage } from '../../platform/page/page-request.ts';
import type { Route } from './+types/export-file.ts';

/** `/account/export/`: the export of the account as a file. */
export const loader = async (args: Route.LoaderArgs) => {
  const { api, now, url } = readAccountPage(args);
  const response = await api.fetch(new Request(new URL(exportAccount.path, url)));
  if (!response.ok) throw new Response(null, { status: response.status });
  const day = dayInBooks(now);
  return new Response(response.body, {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="golark-account-${day}.json"`,
      ...personalHeaders(),
    },
  });
};
