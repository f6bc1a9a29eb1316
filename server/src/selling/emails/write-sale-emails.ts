import { contactPath } from '@golark/contract/paths';
import { soldTicketsPath } from '@golark/contract/selling-paths';
import { findAccount, localeOfAccount } from '#accounts';
import type { Context } from '#platform/context';
import { publicUrlOf } from '#platform/public-url';
import { emailTicketBuyer } from '#tickets';
import { latestObjection } from '../rules/objecting.ts';
import type { BuyerEmailKind, SellerEmailKind } from '../sale-jobs.ts';
import { findSale, type SaleRow } from '../store/sales.ts';
import { isAboutObjection, sellerEmail } from './seller-email.ts';

/** A deadline that was moved, met or missed needs no reminder. */
const isDue = (row: SaleRow, now: Date): boolean =>
  row.status === 'DUE' && row.deliver_by !== null && row.deliver_by > now;

/** Distinguishes emails of a kind about one sale: a deadline moves, and there can be several objections. */
const occasionOf = (kind: SellerEmailKind, row: SaleRow): string => {
  if (kind === 'reminder') return `:${row.deliver_by?.toISOString()}`;
  return isAboutObjection(kind) ? `:${latestObjection(row)?.id}` : '';
};

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
  await ctx.db.transaction().execute((trx) =>
    ctx.emails.write(trx, {
      cause: `ticket-sale-${kind}:${itemId}${occasionOf(kind, row)}`,
      recipient: account.email,
      accountId: account.id,
      kind: kind === 'reminder' ? 'saleReminders' : null,
      ...{ locale, subject },
      content,
      hasSecret: false,
    }),
  );
};

type BuyerEmail = Omit<Parameters<typeof emailTicketBuyer>[2], 'kind'>;

const buyerEmailOf = (row: SaleRow, kind: BuyerEmailKind): BuyerEmail => {
  const objection = latestObjection(row);
  if (kind === 'delivered' || !objection) return {};
  const { id, answer_count: answers, reason } = objection;
  const isAnswer = kind === 'deliveredAgain' || kind === 'objectionAnswered';
  return isAnswer ? { cause: `${id}:${answers}` } : { cause: id, decisionReason: reason ?? '' };
};

/** A sale that was canceled before its email was written has no tickets that are there. */
const isStale = (row: SaleRow, kind: BuyerEmailKind): boolean =>
  (kind === 'delivered' || kind === 'deliveredAgain') && row.status !== 'DELIVERED';

/** Writes one email about a sale of a seller to its buyer; jobs that were stored before there were kinds are deliveries. */
export const emailBuyer = async (
  ctx: Context,
  { itemId, kind = 'delivered' }: { itemId: string; kind?: BuyerEmailKind },
): Promise<void> => {
  const row = await findSale(ctx.db, itemId);
  if (!row || isStale(row, kind)) return;
  await emailTicketBuyer(ctx, row.order_id, { kind, ...buyerEmailOf(row, kind) });
};
