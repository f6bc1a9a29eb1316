import { operator } from '@golark/contract/brand';
import type { BusinessDetails, Invoices } from '@golark/contract/receipts/schemas';
import type { OrderView } from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { creditRefunds } from './issue-credit-notes.ts';
import { guestNameOf, isPaid, loadOrderFacts } from './order-facts.ts';
import { presentInvoices } from './present-invoices.ts';
import {
  findInvoiceOfOrder,
  type InvoiceContent,
  insertInvoice,
  lockOrderForInvoices,
  saveBusinessDetails,
} from './store.ts';

const contentOf = async (
  ctx: Context,
  caller: AccountCaller,
  { order, buyer }: { order: OrderView; buyer: BusinessDetails },
): Promise<InvoiceContent> => {
  const facts = await loadOrderFacts(ctx, order);
  const { addresses } = facts;
  return { buyer, guestName: guestNameOf(facts, caller.session.account), operator, addresses };
};

/**
 * Stores the details with the account and issues the invoice of an order, unless it has one, with a credit note for each refund.
 * Throws INVALID_STATE for an order that was never paid.
 */
export const issueInvoice = async (
  ctx: Context,
  caller: AccountCaller,
  { order, buyer }: { order: OrderView; buyer: BusinessDetails },
): Promise<Invoices> => {
  if (!isPaid(order)) throw new Failure('INVALID_STATE', { detail: 'Nothing was paid for this order.' });
  const content = await contentOf(ctx, caller, { order, buyer });
  await ctx.db.transaction().execute(async (trx) => {
    await lockOrderForInvoices(trx, order.id);
    await saveBusinessDetails(trx, caller.accountId, buyer);
    if (await findInvoiceOfOrder(trx, order.id)) return;
    await insertInvoice(trx, {
      kind: 'invoice',
      order_id: order.id,
      refund_id: null,
      cut_id: null,
      locale: caller.locale,
      content,
      issued_at: ctx.clock.now(),
    });
    await creditRefunds(ctx, trx, order.id);
  });
  return presentInvoices(ctx, order.id, caller.accountId);
};
