import * as calls from '@golark/contract/receipts/calls';
import { parseInvoiceNumber } from '@golark/contract/receipts/rules';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findOwnOrder, type OrderView } from '#orders';
import { type AccountCaller, admit, type Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { notFound } from '#platform/failure';
import { registerOwnedCall } from '#platform/http/register-call';
import { invoiceFile } from './invoice-file.ts';
import { issueInvoice } from './issue-invoice.ts';
import { presentInvoices } from './present-invoices.ts';
import { type PdfFile, receiptFile } from './receipt-file.ts';

const what = 'This order';

const findOrder = async (ctx: Context, orderId: string, accountId: string): Promise<OrderView | undefined> =>
  isUuid(orderId) ? findOwnOrder(ctx.db, { orderId, accountId }) : undefined;

const sendFile = (reply: FastifyReply, { name, bytes }: PdfFile) =>
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .type('application/pdf')
    .send(bytes);

const options = { config: { work: 'calls' }, compress: false } as const;
const withAccount = (caller: Caller): AccountCaller => admit('account', caller, null) as AccountCaller;

/** `/v1/orders/{orderId}/receipt` and `/v1/invoices/{number}`: PDFs, so they are no calls of the contract. */
const registerFiles = (app: FastifyInstance, ctx: Context): void => {
  app.get<{ Params: { orderId: string } }>('/v1/orders/:orderId/receipt', options, (request, reply) =>
    app.inTurn(request, async () => {
      const caller = withAccount(await app.callerOf(request));
      const order = await findOrder(ctx, request.params.orderId, caller.accountId);
      if (!order) throw notFound(what);
      return sendFile(reply, await receiptFile(ctx, caller, order));
    }),
  );
  app.get<{ Params: { number: string } }>('/v1/invoices/:number', options, (request, reply) =>
    app.inTurn(request, async () => {
      const caller = withAccount(await app.callerOf(request));
      const number = parseInvoiceNumber(request.params.number);
      if (!number) throw notFound('This invoice');
      return sendFile(reply, await invoiceFile(ctx, caller, number));
    }),
  );
};

export const registerReceiptRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerFiles(app, ctx);
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
