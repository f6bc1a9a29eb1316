import type { ResponseOf } from '@golark/contract/call';
import type { Locale } from '@golark/contract/locale/rules';
import type { listOrders as listCall } from '@golark/contract/orders/calls';
import type { Order } from '@golark/contract/orders/schemas';
import { pageInfoOf } from '@golark/contract/paging/rules';
import {
  assertPaid,
  continuePayment,
  countOwnOrders,
  findOwnOrder as findOwn,
  listOwnOrders,
  type OrderView,
  presentOrder,
} from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';

const ordersPerPage = 20;

export const findOwnOrder = async (
  ctx: Context,
  orderId: string,
  accountId: string,
): Promise<OrderView | undefined> => (isUuid(orderId) ? findOwn(ctx.db, { orderId, accountId }) : undefined);

/** An order of the caller as it is now. Throws NOT_FOUND. */
export const getOwnOrder = async (ctx: Context, caller: AccountCaller, orderId: string): Promise<Order> => {
  const view = await findOwnOrder(ctx, orderId, caller.accountId);
  if (!view) throw notFound('This order');
  return presentOrder(ctx, view, caller.locale);
};

/** A page of 20, the latest first. */
export const listOrderPage = async (
  ctx: Context,
  { accountId, locale }: { accountId: string; locale: Locale },
  pageNumber: number,
): Promise<ResponseOf<typeof listCall>> => {
  const offset = (pageNumber - 1) * ordersPerPage;
  const [views, totalCount] = await Promise.all([
    listOwnOrders(ctx.db, accountId, { limit: ordersPerPage, offset }),
    countOwnOrders(ctx.db, accountId),
  ]);
  return {
    edges: views.map((view) => ({ node: presentOrder(ctx, view, locale) })),
    pageInfo: pageInfoOf({ pageNumber, pageSize: ordersPerPage, totalCount }),
  };
};

/** Asks the gateway for the outcome of 3-D Secure and applies it. Throws CARD_DECLINED. */
export const confirmOrderPayment = async (
  ctx: Context,
  caller: AccountCaller,
  view: OrderView,
): Promise<{ order: Order }> => {
  const waiting = view.payments.find(({ status }) => status === 'REQUIRES_ACTION');
  const payment = waiting ? await continuePayment(ctx, waiting.id) : null;
  if (payment?.status === 'FAILED') await assertPaid(ctx, payment);
  return { order: await getOwnOrder(ctx, caller, view.id) };
};
