import * as calls from '@golark/contract/ticket-transfers/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { acceptTickets, declineTickets } from './answer-transfer.ts';
import { getReceivedTickets, listReceivedTickets } from './received-tickets.ts';
import { sendTickets, withdrawTickets } from './send-tickets.ts';

export const registerTransferRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.sendTickets, ({ caller, params, query, body }) =>
    sendTickets(ctx, caller, { access: { ...params, ...query }, input: body }),
  );
  registerCall(app, calls.withdrawTickets, ({ caller, params: { orderId, transferId }, query }) =>
    withdrawTickets(ctx, caller, { access: { orderId, ...query }, transferId }),
  );
  registerCall(app, calls.listReceivedTickets, ({ caller }) => listReceivedTickets(ctx, caller));
  registerCall(app, calls.getReceivedTickets, ({ caller, params, query }) =>
    getReceivedTickets(ctx, caller, { ...params, ...query }),
  );
  registerCall(app, calls.acceptTickets, ({ caller, params, query }) =>
    acceptTickets(ctx, caller, { ...params, ...query }),
  );
  registerCall(app, calls.declineTickets, ({ caller, params, query }) =>
    declineTickets(ctx, caller, { ...params, ...query }),
  );
};
