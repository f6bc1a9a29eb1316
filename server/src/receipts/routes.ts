import * as calls from '@golark/contract/receipts/calls';
import { parseInvoiceNumber } from '@golark/contract/receipts/rules';
import type { FastifyInstance } from 'fastify';
import { findOwnOrder, type OrderView } from '#orders';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { registerOwnedCall } from '#platform/http/register-call';
import { sendPdf } from '#platform/http/send-file';
import { invoiceFile } from './invoice-file.ts';
import { issueInvoice } from './issue-invoice.ts';
import { presentInvoices } from './present-invoices.ts';
import { receiptFile } from './receipt-file.ts';
import { findOwnInvoice, type InvoiceRow } from './store.ts';

const what = 'This order';

const findOrder = async (ctx: Context, orderId: string, accountId: string): Promise<OrderView | undefined> =>
  isUuid(orderId) ? findOwnOrder(ctx.db, { orderId, accountId }) : undefined;

const findInvoice = async (
  ctx: Context,
  text: string,
  accountId: string,
): Promise<InvoiceRow | undefined> => {
  const number = parseInvoiceNumber(text);
  return number ? findOwnInvoice(ctx.db, number, accountId) : undefined;
};

export const registerReceiptRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerOwnedCall(app, calls.getReceiptFile, {
    what,
    load: ({ params }, accountId) => findOrder(ctx, params.orderId, accountId),
    handle: async ({ caller, resource, reply }) => sendPdf(reply, await receiptFile(ctx, caller, resource)),
  });
  registerOwnedCall(app, calls.getInvoiceFile, {
    what: 'This invoice',
    load: ({ params }, accountId) => findInvoice(ctx, params.number, accountId),
    handle: async ({ caller, resource, reply }) => sendPdf(reply, await invoiceFile(ctx, caller, resource)),
  });
  registerOwnedCall(app, calls.getInvoices, {
    what,
    load: ({ params }, accountId) => findOrder(ctx, params.orderId, accountId),
    handle: ({ caller, resource }) => presentInvoices(ctx, resource.id, caller.accountId),
  });
  registerOwnedCall(app, calls.issueInvoice, {
    what,
    load: ({ params }, accountId) => findOrder(ctx, params.orderId, accountId),
    handle: ({ caller, resource: order, body: buyer }) => issueInvoice(ctx, caller, { order, buyer }),
  });
};
