import { loginPath } from '@golark/contract/paths';
import { getReceivedTickets } from '@golark/contract/ticket-transfers/calls';
import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import type { PageRequest } from '../../platform/page/page-request.ts';

/** Tickets by the key in the address, or those of the account: a visitor without either logs in. */
export const loadReceived = async (
  { api, account, url }: PageRequest,
  transferId: string,
): Promise<ReceivedTickets> => {
  assertPageId(transferId, url);
  const key = url.searchParams.get('key');
  if (!key && !account) throw redirect(loginPath(url.pathname + url.search));
  const query = key ? { key } : {};
  return dataOrThrow(await callApi(api, getReceivedTickets, { params: { transferId }, query })).transfer;
};
