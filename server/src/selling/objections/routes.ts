import * as calls from '@golark/contract/objections/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#platform/context';
import { registerCall } from '#platform/http/register-call';
import { objectToDelivery } from './object-to-delivery.ts';
import { getObjection } from './order-objection.ts';
import { withdrawObjection } from './withdraw-objection.ts';

/** The calls of buyers; a seller answers with a call of the sale. */
export const registerObjectionRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerCall(app, calls.getObjection, ({ caller, params, query }) =>
    getObjection(ctx, caller, { ...params, ...query }),
  );
  registerCall(app, calls.objectToDelivery, ({ caller, params, query, body }) =>
    objectToDelivery(ctx, caller, { access: { ...params, ...query }, input: body }),
  );
  registerCall(app, calls.withdrawObjection, ({ caller, params, query }) =>
    withdrawObjection(ctx, caller, { ...params, ...query }),
  );
};
