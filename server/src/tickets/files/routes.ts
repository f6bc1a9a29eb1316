import { listReceivedCodes, listTicketCodes } from '@golark/contract/ticket-codes/calls';
import { getReceivedTicketFile } from '@golark/contract/ticket-transfers/calls';
import { getTicketFile } from '@golark/contract/tickets/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { registerCall } from '#platform/http/register-call';
import { sendPdf } from '#platform/http/send-file';
import { findAccessibleOrder } from '../own-ticket-orders.ts';
import { findReceived } from '../transfer/received-tickets.ts';
import { orderCodes, receivedCodes } from './ticket-codes.ts';
import { receivedFile, ticketFile } from './ticket-file.ts';

const numberPattern = /^[1-9]\d?$/;

const numberOf = (text: string): number => {
  if (!numberPattern.test(text)) throw notFound('This ticket');
  return Number(text);
};

export const registerTicketFiles = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, listTicketCodes, async ({ caller, params, query }) => ({
    codes: orderCodes(ctx, await findAccessibleOrder(ctx, caller, { ...params, ...query })),
  }));
  registerCall(app, listReceivedCodes, async ({ caller, params, query }) => ({
    codes: receivedCodes(ctx, await findReceived(ctx, caller, { ...params, ...query })),
  }));
  registerCall(app, getTicketFile, async ({ caller, params: { orderId, number }, query, reply }) => {
    const wanted = numberOf(number);
    const row = await findAccessibleOrder(ctx, caller, { orderId, ...query });
    return sendPdf(reply, await ticketFile(ctx, row, wanted));
  });
  registerCall(
    app,
    getReceivedTicketFile,
    async ({ caller, params: { transferId, number }, query, reply }) => {
      const wanted = numberOf(number);
      const row = await findReceived(ctx, caller, { transferId, ...query });
      return sendPdf(reply, await receivedFile(ctx, row, wanted));
    },
  );
};
