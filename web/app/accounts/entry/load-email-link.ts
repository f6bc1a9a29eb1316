import type { ApiResult } from '../../platform/api-client.ts';
import { readPage } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';

type Args = Parameters<typeof readPage>[0];

/**
 * The token of a link in an email with what it is about; null for a link that doesn't work. Turns nothing off: programs that scan
 * emails open the links in them.
 */
export const loadEmailLink = async <Linked>(
  args: Args,
  find: (api: Api, token: string) => Promise<ApiResult<Linked>>,
): Promise<{ token: string; linked: Linked | null; locale: ReturnType<typeof readPage>['locale'] }> => {
  const { api, locale, url } = readPage(args);
  const token = url.searchParams.get('token') ?? '';
  const result = token === '' ? null : await find(api, token);
  if (result && !result.ok && result.error.code !== 'VALIDATION_ERROR')
    throw new Response(null, { status: 503 });
  return { token, linked: result?.ok ? result.data : null, locale };
};
