import type { Locale } from '@golark/contract/locale/rules';
import type { InvoiceNumber } from '@golark/contract/receipts/rules';
import type { BusinessDetails } from '@golark/contract/receipts/schemas';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { DB } from '#platform/database/tables';

/** What an invoice keeps of what could change later. */
export interface InvoiceContent {
  buyer: BusinessDetails;
  guestName: string;
  operator: { name: string; addressLines: readonly string[] };
  /** The lines of the address of each stay. */
  addresses: Record<string, readonly string[]>;
  /** The amount that came off a balance, in a credit note for it. */
  cut?: { itemId: string; amount: number; taxAmount: number };
}

export interface InvoiceRow extends InvoiceNumber {
  order_id: string;
  refund_id: string | null;
  /** The cut of a balance that a credit note is for. */
  cut_id: string | null;
  locale: Locale;
  content: InvoiceContent;
  issued_at: Date;
  /** Cents: of the order, of the refund, or of what came off the balance. */
  amount: number;
}

export const findBusinessDetails = async (
  db: Database,
  accountId: string,
): Promise<BusinessDetails | null> => {
  const row = await db
    .selectFrom('business_details')
    .select(['company_name as companyName', 'address', 'tax_number as taxNumber'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
};

export const saveBusinessDetails = async (
  trx: Transaction<DB>,
  accountId: string,
  { companyName, address, taxNumber }: BusinessDetails,
): Promise<void> => {
  const details = { company_name: companyName, address, tax_number: taxNumber };
  await trx
    .insertInto('business_details')
    .values({ account_id: accountId, ...details })
    .onConflict((on) => on.column('account_id').doUpdateSet(details))
    .execute();
};

export const deleteBusinessDetails = async (trx: Transaction<DB>, accountId: string): Promise<void> => {
  await trx.deleteFrom('business_details').where('account_id', '=', accountId).execute();
};

const selectInvoices = async (
  db: Database,
  where: ReturnType<typeof sql<unknown>>,
): Promise<InvoiceRow[]> => {
  const { rows } = await sql<InvoiceRow>`
    SELECT n.kind, n.number, n.order_id, n.refund_id, n.cut_id, n.locale, n.content, n.issued_at,
      coalesce(r.amount, (n.content #>> '{cut,amount}')::bigint, o.total_amount) AS amount
    FROM invoices n JOIN orders o ON o.id = n.order_id LEFT JOIN refunds r ON r.id = n.refund_id
    WHERE ${where} ORDER BY n.issued_at, n.kind DESC, n.number`.execute(db);
  return rows;
};

/** Its invoice, then its credit notes. */
export const listInvoicesOfOrder = (db: Database, orderId: string): Promise<InvoiceRow[]> =>
  selectInvoices(db, sql`n.order_id = ${orderId}`);

export const listInvoicesOfAccount = (db: Database, accountId: string): Promise<InvoiceRow[]> =>
  selectInvoices(db, sql`o.account_id = ${accountId}`);

/** An invoice or credit note of an order of this account. */
export const findOwnInvoice = async (
  db: Database,
  { kind, number }: InvoiceNumber,
  accountId: string,
): Promise<InvoiceRow | undefined> =>
  (
    await selectInvoices(db, sql`n.kind = ${kind} AND n.number = ${number} AND o.account_id = ${accountId}`)
  )[0];

/** Serializes the transactions that issue invoices of an order. */
export const lockOrderForInvoices = async (trx: Transaction<DB>, orderId: string): Promise<void> => {
  await trx.selectFrom('orders').select('id').where('id', '=', orderId).forUpdate().execute();
};

export const findInvoiceOfOrder = async (db: Database, orderId: string): Promise<InvoiceRow | undefined> =>
  (await selectInvoices(db, sql`n.order_id = ${orderId} AND n.kind = 'invoice'`))[0];

export type NewInvoice = Pick<
  InvoiceRow,
  'kind' | 'order_id' | 'refund_id' | 'cut_id' | 'locale' | 'content' | 'issued_at'
>;

/** Stores an invoice with the next number of its series, which is locked until the transaction ends. */
export const insertInvoice = async (trx: Transaction<DB>, invoice: NewInvoice): Promise<void> => {
  const { kind, order_id, refund_id, cut_id, locale, content, issued_at } = invoice;
  await sql`WITH next AS (
      UPDATE invoice_series SET last_number = last_number + 1 WHERE kind = ${kind} RETURNING last_number
    )
    INSERT INTO invoices (kind, number, order_id, refund_id, cut_id, locale, content, issued_at)
    SELECT ${kind}, last_number, ${order_id}, ${refund_id}, ${cut_id}, ${locale}, ${JSON.stringify(content)}::jsonb, ${issued_at}
    FROM next`.execute(trx);
};

/** Refunds of an order without a credit note, in the order in which they were opened. */
export const listRefundsToCredit = (trx: Transaction<DB>, orderId: string): Promise<{ id: string }[]> =>
  trx
    .selectFrom('refunds')
    .innerJoin('order_items', 'order_items.id', 'refunds.item_id')
    .leftJoin('invoices', 'invoices.refund_id', 'refunds.id')
    .select('refunds.id')
    .where('order_items.order_id', '=', orderId)
    .where('invoices.number', 'is', null)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute();

/** What a refund took back, by ledger account, with the item that it is of. Taxes are `tax:…`. */
export const findRefundToCredit = async (
  db: Database,
  refundId: string,
): Promise<{ itemId: string; taxAmount: number } | undefined> => {
  const { rows } = await sql<{ itemId: string; taxAmount: number }>`
    SELECT r.item_id AS "itemId", coalesce(sum(e.amount) FILTER (WHERE e.account LIKE 'tax:%'), 0)::bigint AS "taxAmount"
    FROM refunds r LEFT JOIN ledger_transactions t ON t.cause = r.cause
      LEFT JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE r.id = ${refundId} GROUP BY r.id, r.item_id`.execute(db);
  return rows[0];
};
