import { dayInBooks } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import { invoiceNumberText } from '@golark/contract/receipts/rules';
import type { Invoice, Invoices } from '@golark/contract/receipts/schemas';
import type { Context } from '#platform/context';
import { findBusinessDetails, type InvoiceRow, listInvoicesOfOrder } from './store.ts';

const present = (row: InvoiceRow): Invoice => ({
  number: invoiceNumberText(row),
  kind: row.kind === 'invoice' ? 'INVOICE' : 'CREDIT_NOTE',
  issuedOn: dayInBooks(row.issued_at),
  amount: usd(row.amount),
});

export const presentInvoices = async (
  ctx: Context,
  orderId: string,
  accountId: string,
): Promise<Invoices> => {
  const [details, rows] = await Promise.all([
    findBusinessDetails(ctx.db, accountId),
    listInvoicesOfOrder(ctx.db, orderId),
  ]);
  return { details, invoices: rows.map(present) };
};
