import { type EventListener, listenTo } from '#platform/events/event-listener';
import { deleteCustomerOf } from './delete-customers.ts';

export const orderListeners: readonly EventListener[] = [
  listenTo('account.deleted', 'orders.delete-gateway-customer', (ctx, { accountId }) =>
    deleteCustomerOf(ctx, accountId),
  ),
];
