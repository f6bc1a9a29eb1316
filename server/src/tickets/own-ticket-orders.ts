import type { ResponseOf } from '@golark/contract/call';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { listTicketOrders as listCall } from '@golark/contract/tickets/calls';
import type { TicketOrder } from '@golark/contract/tickets/order-schemas';
import { assertPaid, continuePayment } from '#orders';
import type { AccountCaller, Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { isOrderKey } from './order-key.ts';
import { presentTicketOrder } from './present-ticket-order.ts';
import {
  countOwnTicketOrders,
  findTicketOrder,
  listOwnTicketOrders,
  type TicketOrderRow,
} from './store/ticket-orders.ts';

const ordersPerPage = 10;

export interface OrderAccess {
  orderId: string;
  /** Of the order's link; a signed-in buyer needs none. */
  key?: string | undefined;
}

/** The order, if the caller bought it or has its key. Throws NOT_FOUND. */
export const findAccessibleOrder = async (
  ctx: Context,
  { session }: Pick<Caller, 'session'>,
  { orderId, key }: OrderAccess,
): Promise<TicketOrderRow> => {
  const isOpen = key !== undefined && isOrderKey(ctx.secret, { orderId, key });
  const accountId = isOpen ? null : (session?.account.accountId ?? undefined);
  const row =
    isUuid(orderId) && accountId !== undefined
      ? await findTicketOrder(ctx.db, { orderId, accountId })
      : undefined;
  if (!row) throw notFound('This order');
  return row;
};

/** Throws NOT_FOUND. */
export const getTicketOrder = async (
  ctx: Context,
  caller: Caller,
  access: OrderAccess,
): Promise<{ order: TicketOrder }> => ({
  order: presentTicketOrder(ctx, await findAccessibleOrder(ctx, caller, access), caller.locale),
});

/** A page of 10: the next event first, or the latest past one. */
export const listTicketOrders = async (
  ctx: Context,
  { accountId, locale }: AccountCaller,
  { when, pageNumber }: { when: 'upcoming' | 'past'; pageNumber: number },
): Promise<ResponseOf<typeof listCall>> => {
  const now = ctx.clock.now();
  const of = { accountId, when, now };
  const offset = (pageNumber - 1) * ordersPerPage;
  const [rows, totalCount] = await Promise.all([
    listOwnTicketOrders(ctx.db, of, { limit: ordersPerPage, offset }),
    countOwnTicketOrders(ctx.db, of),
  ]);
  return {
    edges: rows.map((row) => ({ node: presentTicketOrder(ctx, row, locale) })),
    pageInfo: pageInfoOf({ pageNumber, pageSize: ordersPerPage, totalCount }),
  };
};

/** Asks the gateway for the outcome of 3-D Secure and applies it. Throws NOT_FOUND, CARD_DECLINED. */
export const confirmTicketPayment = async (
  ctx: Context,
  caller: Caller,
  access: OrderAccess,
): Promise<{ order: TicketOrder }> => {
  const row = await findAccessibleOrder(ctx, caller, access);
  const waiting = row.payments.find(({ status }) => status === 'REQUIRES_ACTION');
  const payment = waiting ? await continuePayment(ctx, waiting.id) : null;
  if (payment?.status === 'FAILED') await assertPaid(ctx, payment);
  return getTicketOrder(ctx, caller, access);
};
