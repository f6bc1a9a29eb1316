import { actingHostHeader, actingHostOf } from '@golark/contract/access/rules';
import { getPayoutAccount } from '@golark/contract/payouts/calls';
import type { HostPayouts } from '@golark/contract/payouts/schemas';
import { hostCookie } from '../platform/active-host.ts';
import { callApi, dataOrThrow } from '../platform/api-client.ts';
import { readCookie } from '../platform/cookie.ts';
import type { AccountRequest } from '../platform/page/page-request.ts';

/** The host that is paid, and where. `name` is null where the account owns no other host. */
export type Payee = HostPayouts & { hostId: string; name: string | null };

/** The host named by the provider's way back is asked about afresh; else it is the one for which the account acts. */
export const loadPayouts = async ({ api, account, request, url }: AccountRequest): Promise<Payee | null> => {
  const owned = account.hosts.filter(({ role }) => role === 'owner');
  const returned = url.searchParams.get('returned');
  const host = actingHostOf(owned, returned ?? readCookie(request, hostCookie));
  if (!host) return null;
  const payouts = await callApi(api, getPayoutAccount, {
    headers: { [actingHostHeader]: host.propertyManagerId },
    query: { refresh: returned === null ? 'false' : 'true' },
  });
  return {
    ...dataOrThrow(payouts),
    hostId: host.propertyManagerId,
    name: owned.length > 1 ? host.name : null,
  };
};
