import type { ResponseOf } from '@golark/contract/call';
import { usd } from '@golark/contract/money/rules';
import { pageInfoOf } from '@golark/contract/paging/rules';
import type { listTicketSales as listCall } from '@golark/contract/selling/calls';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { presentSale } from './present-sale.ts';
import { findOwnSale, listOwnSales, type SaleRow, sumOwnSales } from './store/sales.ts';

const salesPerPage = 10;

export const loadOwnSale = async (
  ctx: Context,
  orderId: string,
  accountId: string,
): Promise<SaleRow | undefined> =>
  isUuid(orderId) ? findOwnSale(ctx.db, { orderId, accountId }) : undefined;

/** A page of 10 sales, those to deliver first, with what is held and was paid in all. */
export const listSales = async (
  ctx: Context,
  { accountId, locale }: AccountCaller,
  { pageNumber }: { pageNumber: number },
): Promise<ResponseOf<typeof listCall>> => {
  const [rows, { count, held, paid }] = await Promise.all([
    listOwnSales(ctx.db, accountId, { limit: salesPerPage, offset: (pageNumber - 1) * salesPerPage }),
    sumOwnSales(ctx.db, accountId),
  ]);
  return {
    edges: rows.map((row) => ({ node: presentSale(ctx, row, locale) })),
    pageInfo: pageInfoOf({ pageNumber, pageSize: salesPerPage, totalCount: count }),
    held: usd(held),
    paid: usd(paid),
  };
};
