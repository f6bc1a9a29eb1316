import { ticketCheckoutPath } from '@golark/contract/event-paths';
import { getEvent } from '@golark/contract/events/calls';
import { loginPath } from '@golark/contract/paths';
import { findOwnHold, getTicketOrder } from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/schemas';
import { redirect } from 'react-router';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import type { PageRequest } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';

/** The order of the key in the address, or of the account: a visitor without either logs in. */
export const loadOrder = async (
  { api, account, url }: PageRequest,
  orderId: string,
): Promise<TicketOrder> => {
  assertPageId(orderId, url);
  const key = url.searchParams.get('key');
  if (!key && !account) throw redirect(loginPath(url.pathname + url.search));
  const query = key ? { key } : {};
  return dataOrThrow(await callApi(api, getTicketOrder, { params: { orderId }, query })).order;
};

/** The checkout in which this browser can pay the order with another card. */
const findPayPath = async (api: Api, order: TicketOrder): Promise<string | null> => {
  if (order.status !== 'PAYMENT_FAILED') return null;
  const eventId = order.event.id;
  const found = await callApi(api, findOwnHold, { params: { eventId } });
  const hold = found.ok ? found.data.hold : null;
  return hold?.orderId === order.id ? ticketCheckoutPath(eventId, hold.id) : null;
};

export const loadOrderPage = async (request: PageRequest, orderId: string) => {
  const order = await loadOrder(request, orderId);
  const { api, url } = request;
  const [payPath, event] = await Promise.all([
    findPayPath(api, order),
    callApi(api, getEvent, { params: { eventId: order.event.id } }),
  ]);
  return {
    order,
    payPath,
    seatMap: event.ok ? event.data.event.seatMap : null,
    isNew: url.searchParams.has('bought'),
    hasReturned: url.searchParams.get('payment') === 'returned',
  };
};

export type OrderPage = Awaited<ReturnType<typeof loadOrderPage>>;
