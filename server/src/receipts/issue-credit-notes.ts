import type { Transaction } from 'kysely';
import { listCuts } from '#orders';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import {
  findInvoiceOfOrder,
  insertInvoice,
  listInvoicesOfOrder,
  listRefundsToCredit,
  lockOrderForInvoices,
  type NewInvoice,
} from './store.ts';

type Correction = Pick<NewInvoice, 'refund_id' | 'cut_id'> & Pick<NewInvoice['content'], 'cut'>;

/** The amounts that came off the balance of an order and have no credit note. */
const listCutsToCredit = async (trx: Transaction<DB>, orderId: string): Promise<Correction[]> => {
  const cuts = await listCuts(trx, orderId);
  if (cuts.length === 0) return [];
  const credited = new Set((await listInvoicesOfOrder(trx, orderId)).map(({ cut_id }) => cut_id));
  return cuts
    .filter(({ id }) => !credited.has(id))
    .map(({ id, itemId, amount, taxAmount }) => ({
      refund_id: null,
      cut_id: id,
      cut: { itemId, amount, taxAmount },
    }));
};

/**
 * A credit note for each refund of a locked order, and for all that came off its balance, that has none. Nothing for an order without an
 * invoice.
 */
export const creditRefunds = async (ctx: Context, trx: Transaction<DB>, orderId: string): Promise<void> => {
  const invoice = await findInvoiceOfOrder(trx, orderId);
  if (!invoice) return;
  const refunds = await listRefundsToCredit(trx, orderId);
  const corrections: Correction[] = [
    ...refunds.map(({ id }) => ({ refund_id: id, cut_id: null })),
    ...(await listCutsToCredit(trx, orderId)),
  ];
  for (const { refund_id, cut_id, cut } of corrections)
    await insertInvoice(trx, {
      kind: 'credit_note',
      order_id: orderId,
      refund_id,
      cut_id,
      locale: invoice.locale,
      content: { ...invoice.content, ...(cut ? { cut } : {}) },
      issued_at: ctx.clock.now(),
    });
};

/**
 * After a refund, or a cut of a balance. An invoice that was issued is never changed: each of them has a credit note of its own.
 */
export const issueCreditNotes = (ctx: Context, { orderId }: { orderId: string }): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockOrderForInvoices(trx, orderId);
    await creditRefunds(ctx, trx, orderId);
  });
