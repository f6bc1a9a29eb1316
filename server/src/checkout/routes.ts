import { bookStay } from '@golark/contract/booking/calls';
import * as calls from '@golark/contract/orders/calls';
import type { FastifyInstance } from 'fastify';
import { presentOrder } from '#orders';
import type { Context } from '#platform/context';
import { registerCall, registerOwnedCall } from '#platform/http/register-call';
import { bookInsuredStay } from './book-insured-stay.ts';
import { confirmOrderPayment, findOwnOrder, listOrderPage } from './own-orders.ts';
import { placeItems } from './place-items.ts';

export const registerCheckoutRoutes = (app: FastifyInstance, ctx: Context): void => {
  const what = 'This order';

  registerCall(app, bookStay, async ({ caller, body }) => ({
    booking: await bookInsuredStay(ctx, caller, body),
  }));

  registerCall(app, calls.placeOrder, ({ caller, body }) => placeItems(ctx, caller, body));

  registerOwnedCall(app, calls.getOrder, {
    what,
    load: ({ params }, accountId) => findOwnOrder(ctx, params.orderId, accountId),
    handle: async ({ caller, resource }) => ({ order: presentOrder(ctx, resource, caller.locale) }),
  });

  registerCall(app, calls.listOrders, ({ caller, query }) => listOrderPage(ctx, caller, query.pageNumber));

  registerOwnedCall(app, calls.confirmOrderPayment, {
    what,
    load: ({ params }, accountId) => findOwnOrder(ctx, params.orderId, accountId),
    handle: ({ caller, resource }) => confirmOrderPayment(ctx, caller, resource),
  });
};
