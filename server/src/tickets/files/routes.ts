import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { findAccessibleOrder } from '../own-ticket-orders.ts';
import { findReceived } from '../transfer/received-tickets.ts';
import { receivedFile, ticketFile } from './ticket-file.ts';

const numberPattern = /^[1-9]\d?$/;

const numberOf = (text: string): number => {
  if (!numberPattern.test(text)) throw notFound('This ticket');
  return Number(text);
};

const keyIn = ({ key }: { key?: unknown }): { key?: string } => (typeof key === 'string' ? { key } : {});

const sendFile = (reply: FastifyReply, { name, bytes }: { name: string; bytes: Buffer }) =>
  reply
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .type('application/pdf')
    .send(bytes);

const options = { config: { work: 'calls' }, compress: false } as const;
type Asked<Id extends string> = { Params: Record<Id | 'number', string>; Querystring: { key?: unknown } };

/**
 * `/v1/tickets/orders/{orderId}/tickets/{n}` for the buyer and `/v1/tickets/transfers/{transferId}/tickets/{n}` for whom a ticket
 * was given to: PDFs, so they are no calls of the contract.
 */
export const registerTicketFiles = (app: FastifyInstance, ctx: Context): void => {
  app.get<Asked<'orderId'>>('/v1/tickets/orders/:orderId/tickets/:number', options, (request, reply) =>
    app.inTurn(request, async () => {
      const { orderId, number } = request.params;
      const wanted = numberOf(number);
      const access = { orderId, ...keyIn(request.query) };
      const row = await findAccessibleOrder(ctx, await app.callerOf(request), access);
      return sendFile(reply, await ticketFile(ctx, row, wanted));
    }),
  );
  app.get<Asked<'transferId'>>(
    '/v1/tickets/transfers/:transferId/tickets/:number',
    options,
    (request, reply) =>
      app.inTurn(request, async () => {
        const { transferId, number } = request.params;
        const wanted = numberOf(number);
        const access = { transferId, ...keyIn(request.query) };
        const row = await findReceived(ctx, await app.callerOf(request), access);
        return sendFile(reply, await receivedFile(ctx, row, wanted));
      }),
  );
};
