import type { Guard } from './guard.ts';

const store = 'server/src/receipts/store.ts';
const tests = ['receipts/receipts.test'];
const races = ['receipts/invoices.race.test'];

export const receiptGuards: readonly Guard[] = [
  {
    name: 'own receipts only',
    guarantee: 'The receipt of an order is for its buyer alone.',
    break: {
      file: 'server/src/orders/store/order-views.ts',
      from: 'WHERE o.id = ${orderId} AND o.account_id = ${accountId}',
      to: 'WHERE o.id = ${orderId}',
    },
    tests,
  },
  {
    name: 'invoices of an order wait for each other',
    guarantee: 'Whoever asks for the invoice of an order several times at once gets one.',
    break: { file: store, from: ".where('id', '=', orderId).forUpdate()", to: ".where('id', '=', orderId)" },
    tests: races,
    group: 'postgres',
  },
  {
    name: 'invoices are final',
    guarantee: 'An issued invoice is neither changed nor deleted.',
    break: { sql: 'DROP TRIGGER invoices_final ON invoices' },
    tests,
  },
];
