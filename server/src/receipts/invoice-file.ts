import { booksTimeZone } from '@golark/contract/brand';
import { invoiceNumberText } from '@golark/contract/receipts/rules';
import { findOwnOrder } from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { formatDayOf, formatUsd } from '#platform/format';
import type { PdfFile } from '#platform/http/send-file';
import { translatorOf } from '#platform/translator-of';
import { itemSections, loadOrderFacts, type OrderFacts, paymentRows } from './order-facts.ts';
import { type Paper, receiptPdf } from './receipt-pdf.ts';
import { findInvoiceOfOrder, findRefundToCredit, type InvoiceRow } from './store.ts';

const partiesOf = ({ content, locale }: InvoiceRow): Paper['parties'] => {
  const t = translatorOf(locale, 'receipts');
  const { buyer, guestName, operator } = content;
  return [
    {
      heading: t('invoice.billedTo'),
      lines: [
        buyer.companyName,
        ...buyer.address.split('\n'),
        ...(buyer.taxNumber ? [t('invoice.taxNumber', { number: buyer.taxNumber })] : []),
        t('invoice.traveler', { name: guestName }),
      ],
    },
    { heading: t('operator'), lines: [operator.name, ...operator.addressLines] },
  ];
};

/** The price and what was paid for it, as at purchase: refunds have credit notes of their own. */
const invoiceSections = (ctx: Context, row: InvoiceRow, facts: OrderFacts): Paper['sections'] => {
  const { locale } = row;
  const t = translatorOf(locale, 'receipts');
  return [
    ...itemSections(ctx, facts, locale),
    {
      heading: t('invoice.totalOfOrder'),
      lines: [],
      rows: [
        { label: t('invoice.total'), value: formatUsd(row.amount, locale), isStrong: true },
        ...paymentRows({ ...facts.order, timeZone: facts.timeZone }, locale),
      ],
    },
  ];
};

const creditSections = async (
  ctx: Context,
  row: InvoiceRow,
  facts: OrderFacts,
): Promise<Paper['sections']> => {
  const { locale, amount, refund_id, content } = row;
  const t = translatorOf(locale, 'receipts');
  const credited = refund_id ? await findRefundToCredit(ctx.db, refund_id) : content.cut;
  const section = itemSections(ctx, facts, locale)[
    facts.order.items.findIndex(({ id }) => id === credited?.itemId)
  ];
  const taxes = credited?.taxAmount ?? 0;
  return [
    {
      heading: section?.heading ?? t('invoice.totalOfOrder'),
      lines: section?.lines ?? [],
      rows: [
        {
          label: t(content.cut ? 'creditNote.offBalance' : 'creditNote.refund'),
          value: formatUsd(taxes - amount, locale),
        },
        ...(taxes > 0 ? [{ label: t('creditNote.taxes'), value: formatUsd(-taxes, locale) }] : []),
        { label: t('creditNote.total'), value: formatUsd(-amount, locale), isStrong: true },
      ],
    },
  ];
};

const referenceOf = async (ctx: Context, row: InvoiceRow): Promise<string[]> => {
  if (row.kind === 'invoice') return [];
  const invoice = await findInvoiceOfOrder(ctx.db, row.order_id);
  if (!invoice) throw new Error(`a credit note of order ${row.order_id} has no invoice`);
  const number = invoiceNumberText(invoice);
  return [translatorOf(row.locale, 'receipts')('creditNote.of', { number })];
};

/** The same whenever it is downloaded, in the language in which it was issued. Throws NOT_FOUND. */
export const invoiceFile = async (ctx: Context, caller: AccountCaller, row: InvoiceRow): Promise<PdfFile> => {
  const order = await findOwnOrder(ctx.db, { orderId: row.order_id, accountId: caller.accountId });
  if (!order) throw notFound('This invoice');
  const { locale, issued_at, content } = row;
  const t = translatorOf(locale, 'receipts');
  const facts = { ...(await loadOrderFacts(ctx, order)), addresses: content.addresses };
  const number = invoiceNumberText(row);
  const isInvoice = row.kind === 'invoice';
  const paper: Paper = {
    brand: content.operator.name,
    title: t(isInvoice ? 'invoice.title' : 'creditNote.title', { number }),
    facts: [
      ...(await referenceOf(ctx, row)),
      t('invoice.issued', { day: formatDayOf(issued_at, { timeZone: booksTimeZone, locale }) }),
      t('order', { code: order.code }),
      t('ordered', { day: formatDayOf(order.created_at, { timeZone: facts.timeZone, locale }) }),
    ],
    parties: partiesOf(row),
    sections: isInvoice ? invoiceSections(ctx, row, facts) : await creditSections(ctx, row, facts),
    notes: [t(isInvoice ? 'invoice.note' : 'creditNote.note')],
  };
  return { name: `golark-${number}.pdf`, bytes: await receiptPdf(paper, issued_at) };
};
