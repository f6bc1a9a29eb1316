import type { Guard } from './guard.ts';

const tests = ['ledger/', 'booking/order-stays', 'orders/late-payments'];

export const ledgerGuards: readonly Guard[] = [
  {
    name: 'ledger sums to zero',
    guarantee: 'A transaction of the ledger always sums to zero.',
    break: { sql: 'DROP TRIGGER ledger_entries_sum ON ledger_entries' },
    tests,
  },
  {
    name: 'ledger entries are append-only',
    guarantee: 'An entry of the ledger is never changed or deleted.',
    break: { sql: 'DROP TRIGGER ledger_entries_append_only ON ledger_entries' },
    tests,
  },
  {
    name: 'ledger transactions are append-only',
    guarantee: 'A transaction of the ledger is never changed or deleted.',
    break: { sql: 'DROP TRIGGER ledger_transactions_append_only ON ledger_transactions' },
    tests,
  },
  {
    name: 'each cause posted once',
    guarantee: 'The same payment or refund is never posted twice.',
    break: {
      file: 'server/src/ledger/post-transaction.ts',
      from: '${posting.cause}, ${posting.orderId}',
      to: '${posting.cause + Math.random()}, ${posting.orderId}',
    },
    tests,
  },
  {
    name: 'ledger accounts are named by kind',
    guarantee: 'Every entry names its account by kind and party.',
    break: { sql: 'ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_named' },
    tests,
  },
];
