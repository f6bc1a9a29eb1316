import { loginPath } from '@golark/contract/paths';
import { listReceivedCodes } from '@golark/contract/ticket-codes/calls';
import type { TicketCode } from '@golark/contract/ticket-codes/schemas';
import { getReceivedTickets } from '@golark/contract/ticket-transfers/calls';
import type { ReceivedTickets } from '@golark/contract/ticket-transfers/schemas';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { keyOfPage } from '../../platform/page/page-key.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import type { PageRequest } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';

/** Tickets by the page's key, or those of the account: a visitor without either logs in. */
export const loadReceived = async (request: PageRequest, transferId: string): Promise<ReceivedTickets> => {
  const { api, account, url } = request;
  assertPageId(transferId, url);
  const key = keyOfPage(request);
  if (!key && !account) throw redirect(loginPath(url.pathname + url.search));
  const query = key ? { key } : {};
  return dataOrThrow(await callApi(api, getReceivedTickets, { params: { transferId }, query })).transfer;
};

/** The codes that open the door, once the tickets are accepted. */
export const loadReceivedCodes = async (
  api: Api,
  { id, key, tickets }: ReceivedTickets,
): Promise<TicketCode[]> => {
  if (!tickets.some(({ isReady }) => isReady)) return [];
  const found = await callApi(api, listReceivedCodes, { params: { transferId: id }, query: { key } });
  return found.ok ? found.data.codes : [];
};
