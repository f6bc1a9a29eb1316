import { contactPath } from '@golark/contract/paths';
import { soldTicketsPath } from '@golark/contract/selling-paths';
import { findAccount, localeOfAccount } from '#accounts';
import type { Context } from '#platform/context';
import { publicUrlOf } from '#platform/public-url';
import { findTicketOrder, writeTicketEmail } from '#tickets';
import type { SellerEmailKind } from '../sale-jobs.ts';
import { findSale, type SaleRow } from '../store/sales.ts';
import { sellerEmail } from './seller-email.ts';

/** A deadline that was moved, met or missed needs no reminder. */
const isDue = (row: SaleRow, now: Date): boolean =>
  row.status === 'DUE' && row.deliver_by !== null && row.deliver_by > now;

/** Writes one email about a sale to its seller, in the language of the account. Nothing for a deleted account. */
export const emailSeller = async (
  ctx: Context,
  { itemId, kind }: { itemId: string; kind: SellerEmailKind },
): Promise<void> => {
  const row = await findSale(ctx.db, itemId);
  const account = row && (await findAccount(ctx.db, row.sale_seller_account_id));
  if (!row || !account) return;
  if (kind === 'reminder' && !isDue(row, ctx.clock.now())) return;
  const locale = localeOfAccount(account);
  const { subject, content } = sellerEmail(
    {
      ...{ kind, row, firstName: account.first_name },
      saleUrl: publicUrlOf(ctx, soldTicketsPath()),
      helpUrl: publicUrlOf(ctx, contactPath()),
    },
    locale,
  );
  const deadline = kind === 'reminder' ? `:${row.deliver_by?.toISOString()}` : '';
  await ctx.db.transaction().execute((trx) =>
    ctx.emails.write(trx, {
      cause: `ticket-sale-${kind}:${itemId}${deadline}`,
      recipient: account.email,
      accountId: account.id,
      kind: kind === 'reminder' ? 'saleReminders' : null,
      ...{ locale, subject },
      content,
      hasSecret: false,
    }),
  );
};

/** Tells the buyer of a sale that its tickets are there. */
export const emailBuyer = async (ctx: Context, { itemId }: { itemId: string }): Promise<void> => {
  const sale = await findSale(ctx.db, itemId);
  const row = sale && (await findTicketOrder(ctx.db, { orderId: sale.order_id, accountId: null }));
  if (!row || sale.status !== 'DELIVERED') return;
  await ctx.db.transaction().execute((trx) => writeTicketEmail(ctx, trx, { kind: 'delivered', row }));
};
