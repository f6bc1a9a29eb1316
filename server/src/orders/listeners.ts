import { type EventListener, listenTo } from '#platform/events/event-listener';
import { scheduleMovedBalance } from './balances/open-balance.ts';
import { deleteCustomerOf } from './delete-customers.ts';

export const orderListeners: readonly EventListener[] = [
  listenTo('account.deleted', 'orders.delete-gateway-customer', (ctx, { accountId }) =>
    deleteCustomerOf(ctx, accountId),
  ),
  listenTo('booking.moved', 'orders.schedule-moved-balance', scheduleMovedBalance),
];
