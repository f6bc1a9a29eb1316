import { type Guard, replaceInFunction } from './guard.ts';

const orders = 'server/src/orders';
const raceTests = [
  'orders/payment-reports',
  'booking/book-stay.race',
  'booking/order-stays',
  'orders/late-payments',
  'partners/reservations',
];
const stateTests = [
  'state-machines',
  'orders/payment-reports',
  'booking/order-stays',
  'orders/late-payments',
];

export const orderGuards: readonly Guard[] = [
  {
    name: 'order lock',
    guarantee: 'Two changes of one order never work on the same state.',
    break: { sql: replaceInFunction('lock_order', 'FOR UPDATE', '') },
    tests: raceTests,
    group: 'postgres',
  },
  {
    name: 'order transition listed in the database',
    guarantee: 'A bare UPDATE can not move an order to a status that its state machine does not allow.',
    break: { sql: 'DROP TRIGGER orders_transition ON orders' },
    tests: stateTests,
  },
  {
    name: 'item transition listed in the database',
    guarantee: 'A bare UPDATE can not move an item to a status that its state machine does not allow.',
    break: { sql: 'DROP TRIGGER order_items_transition ON order_items' },
    tests: stateTests,
  },
  {
    name: 'payment transition listed in the database',
    guarantee: 'A bare UPDATE can not move a payment to a status that its state machine does not allow.',
    break: { sql: 'DROP TRIGGER payments_transition ON payments' },
    tests: stateTests,
  },
  {
    name: 'refund transition listed in the database',
    guarantee: 'A bare UPDATE can not move a refund to a status that its state machine does not allow.',
    break: { sql: 'DROP TRIGGER refunds_transition ON refunds' },
    tests: stateTests,
  },
  {
    name: 'order events are append-only',
    guarantee: 'The history of an order is never rewritten.',
    break: { sql: 'DROP TRIGGER order_events_append_only ON order_events' },
    tests: stateTests,
  },
  {
    name: 'order transition listed in the code',
    guarantee: 'An event that the status of an order does not accept is refused.',
    break: {
      file: `${orders}/apply-order-event.ts`,
      from: "throw new Failure('INVALID_STATE', {\n      detail: `An order that is ${order.row.status} does not accept ${event.type}.`,\n    });",
      to: 'return;',
    },
    tests: [...stateTests, 'partners/reservations', 'booking/book-stay.test'],
  },
  {
    name: 'buyer locked while ordering',
    guarantee: 'An account that is being deleted buys nothing, and one that buys is not deleted.',
    break: {
      file: `${orders}/store/orders.ts`,
      from: 'AND deleted_at IS NULL AND suspended_at IS NULL FOR SHARE',
      to: 'AND deleted_at IS NULL AND suspended_at IS NULL',
    },
    tests: ['account-data/delete-account.race', 'accounts/suspend-account'],
    group: 'postgres',
  },
  {
    name: 'buyer open while ordering',
    guarantee: 'A deleted or suspended account buys nothing.',
    break: {
      file: `${orders}/store/orders.ts`,
      from: 'AND deleted_at IS NULL AND suspended_at IS NULL FOR SHARE',
      to: 'FOR SHARE',
    },
    tests: ['account-data/delete-account', 'accounts/suspend-account'],
    group: 'postgres',
  },
  {
    name: 'one live payment per order',
    guarantee: 'An order is never charged by two payments at once.',
    break: { sql: 'DROP INDEX payments_one_live' },
    tests: stateTests,
  },
  {
    name: 'refunds within their payment',
    guarantee: 'The database rejects a refund beyond what was charged.',
    break: { sql: 'DROP TRIGGER refunds_within_payment ON refunds' },
    tests: ['orders/refund-constraints'],
  },
  {
    name: 'one refund per cause',
    guarantee: 'The database rejects a second refund of one cancellation or one late payment.',
    break: { sql: 'ALTER TABLE refunds DROP CONSTRAINT refunds_one_per_cause' },
    tests: ['orders/refund-constraints'],
  },
];
