import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { notFound } from '#platform/failure';
import { findAccessibleOrder } from '../own-ticket-orders.ts';
import { ticketFile } from './ticket-file.ts';

const number = /^[1-9]\d?$/;

/** `/v1/tickets/orders/{orderId}/tickets/{n}`: a PDF, so it is no call of the contract. */
export const registerTicketFiles = (app: FastifyInstance, ctx: Context): void => {
  app.get<{ Params: { orderId: string; number: string }; Querystring: { key?: unknown } }>(
    '/v1/tickets/orders/:orderId/tickets/:number',
    { config: { work: 'calls' }, compress: false },
    (request, reply) =>
      app.inTurn(request, async () => {
        const { orderId, number: wanted } = request.params;
        const { key } = request.query;
        if (!number.test(wanted)) throw notFound('This ticket');
        const access = { orderId, ...(typeof key === 'string' ? { key } : {}) };
        const row = await findAccessibleOrder(ctx, await app.callerOf(request), access);
        const { name, bytes } = await ticketFile(ctx, row, Number(wanted));
        return reply
          .header('content-disposition', `attachment; filename="${name}"`)
          .header('cache-control', 'private, no-store')
          .type('application/pdf')
          .send(bytes);
      }),
  );
};
