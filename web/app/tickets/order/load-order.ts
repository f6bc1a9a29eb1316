import { ticketCheckoutPath } from '@golark/contract/event-paths';
import { getEvent } from '@golark/contract/events/calls';
import { getObjection } from '@golark/contract/objections/calls';
import type { OrderObjection } from '@golark/contract/objections/schemas';
import { loginPath } from '@golark/contract/paths';
import { listTicketCodes } from '@golark/contract/ticket-codes/calls';
import type { TicketCode } from '@golark/contract/ticket-codes/schemas';
import { findOwnHold, getTicketOrder, previewTicketCancellation } from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import type { TicketRefund } from '@golark/contract/tickets/schemas';
import { redirect } from 'react-router';
import { copySeconds } from '../../offline/index.ts';
import { loadAlsoOrdered } from '../../payments/index.ts';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { keyOfPage, moveKey } from '../../platform/page/page-key.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import type { PageRequest } from '../../platform/page/page-request.ts';
import type { Api } from '../../platform/request-context.ts';
import { staysNearPath } from '../parts/stays-near-path.ts';
import { cancelParam } from './cancel-intent.ts';

/** The order of the page's key, or of the account: a visitor without either logs in. */
export const loadOrder = async (request: PageRequest, orderId: string): Promise<TicketOrder> => {
  const { api, account, url } = request;
  assertPageId(orderId, url);
  const key = keyOfPage(request);
  if (!key && !account) throw redirect(loginPath(url.pathname + url.search));
  const query = key ? { key } : {};
  return dataOrThrow(await callApi(api, getTicketOrder, { params: { orderId }, query })).order;
};

/** The codes that open the door; tickets that a seller uploaded have it in their file. */
const loadCodes = async (api: Api, { id, key, tickets }: TicketOrder): Promise<TicketCode[]> => {
  if (!tickets.some(({ isReady }) => isReady)) return [];
  const found = await callApi(api, listTicketCodes, { params: { orderId: id }, query: { key } });
  return found.ok ? found.data.codes : [];
};

/** The checkout in which this browser can pay the order with another card. */
const findPayPath = async (api: Api, order: TicketOrder): Promise<string | null> => {
  if (order.status !== 'PAYMENT_FAILED') return null;
  const eventId = order.event.id;
  const found = await callApi(api, findOwnHold, { params: { eventId } });
  const hold = found.ok ? found.data.hold : null;
  return hold?.orderId === order.id ? ticketCheckoutPath(eventId, hold.id) : null;
};

/** What canceling the tickets in the address refunds; null without any, or if they can't be canceled any longer. */
const findRefund = async (
  { api, url }: PageRequest,
  { id, key, tickets }: TicketOrder,
): Promise<TicketRefund | null> => {
  const asked = url.searchParams.getAll(cancelParam);
  const own = tickets.filter(({ number, canCancel }) => canCancel && asked.includes(String(number)));
  if (own.length === 0) return null;
  const query = { key, tickets: own.map(({ number }) => number).join() };
  const found = await callApi(api, previewTicketCancellation, { params: { orderId: id }, query });
  return found.ok ? found.data : null;
};

/** The stay that was booked with the tickets. Who opens the order by its key doesn't see it. */
const loadOthers = ({ api, account }: PageRequest, { id, itemId, total, orderTotal }: TicketOrder) =>
  account ? loadAlsoOrdered(api, { orderId: id, itemId, isAlone: total.amount === orderTotal.amount }) : [];

/** What its buyer has said, and can say, about tickets of a seller; null if that can't be read now, too. */
const findObjection = async (
  api: Api,
  { id, key, isResale }: TicketOrder,
): Promise<OrderObjection | null> => {
  if (!isResale) return null;
  const found = await callApi(api, getObjection, { params: { orderId: id }, query: { key } });
  return found.ok ? found.data : null;
};

/** Its tickets are there, and the event has not begun. */
const isAhead = ({ status, event }: TicketOrder, now: Date): boolean =>
  status === 'CONFIRMED' && event.status !== 'CANCELED' && event.startsAt > now.toISOString();

export const loadOrderPage = async (request: PageRequest, orderId: string) => {
  const order = await loadOrder(request, orderId);
  moveKey(request);
  const { api, url, now } = request;
  const [codes, payPath, refund, objection, event, alsoOrdered] = await Promise.all([
    loadCodes(api, order),
    findPayPath(api, order),
    findRefund(request, order),
    findObjection(api, order),
    callApi(api, getEvent, { params: { eventId: order.event.id } }),
    loadOthers(request, order),
  ]);
  const hasStay = alsoOrdered.length > 0;
  return {
    order,
    codes,
    offlineSeconds: copySeconds(new Date(order.event.startsAt), now),
    staysPath:
      event.ok && !hasStay && isAhead(order, now) ? staysNearPath(event.data.event, order.quantity) : null,
    payPath,
    refund,
    objection,
    alsoOrdered,
    seatMap: event.ok ? event.data.event.seatMap : null,
    isNew: url.searchParams.has('bought'),
    hasReturned: url.searchParams.get('payment') === 'returned',
  };
};

export type OrderPage = Awaited<ReturnType<typeof loadOrderPage>>;
