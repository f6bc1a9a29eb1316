import type { Transaction } from 'kysely';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { findInvoiceOfOrder, insertInvoice, listRefundsToCredit, lockOrderForInvoices } from './store.ts';

/** A credit note for each refund that has none, of an order that is locked; nothing for one without an invoice. */
export const creditRefunds = async (ctx: Context, trx: Transaction<DB>, orderId: string): Promise<void> => {
  const invoice = await findInvoiceOfOrder(trx, orderId);
  if (!invoice) return;
  for (const { id } of await listRefundsToCredit(trx, orderId)) {
    const { content, locale } = invoice;
    const issued_at = ctx.clock.now();
    await insertInvoice(trx, {
      ...{ kind: 'credit_note', order_id: orderId, refund_id: id, locale, content, issued_at },
    });
  }
};

/** After a refund. An invoice that was issued is never changed: each refund of its order has a credit note of its own. */
export const issueCreditNotes = (ctx: Context, { orderId }: { orderId: string }): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOrderForInvoices(trx, orderId);
    await creditRefunds(ctx, trx, orderId);
  });
