import type { Guard } from './guard.ts';

export const balanceGuards: readonly Guard[] = [
  {
    name: 'balance: paid only while it is open',
    guarantee: 'The database itself rejects a second charge of a balance, and one of another amount.',
    break: { sql: 'DROP TRIGGER payments_open_balance ON payments' },
    tests: ['booking/balance/deposits.test'],
  },
  {
    name: 'balance: transition listed in the database',
    guarantee: 'A bare UPDATE cannot move a balance to a status that its states do not allow.',
    break: { sql: 'DROP TRIGGER order_balances_transition ON order_balances' },
    tests: ['state-machines'],
  },
  {
    name: 'balance: one payment at a time',
    guarantee: 'A guest who presses the button while the balance is being charged is told so.',
    break: {
      file: 'server/src/orders/balances/pay-balance.ts',
      from: 'if (order.payments.some(isLive))',
      to: 'if (order.payments.length < 0)',
    },
    tests: ['booking/balance/deposits.race'],
    group: 'postgres',
  },
  {
    name: 'balance: charged before the stay is completed',
    guarantee: 'A stay whose balance could not be charged yet is not forgotten when it is over.',
    break: {
      file: 'server/src/orders/complete-orders.ts',
      from: 'if (balance && isOpenBalance(balance.status)) return;',
      to: '',
    },
    tests: ['booking/balance/gateway-outages'],
  },
  {
    name: 'balance: a cancellation refunds what was paid alone',
    guarantee: 'A cancellation never refunds money that was not paid.',
    break: {
      file: 'server/src/orders/cancel-item.ts',
      from: '...unpaid.map(({ amount }) => -amount),',
      to: '...unpaid.map(() => 0),',
    },
    tests: ['booking/balance/deposits.test'],
  },
  {
    name: 'balance: a change knows what is unpaid',
    guarantee: 'A change that was quoted with another balance is not made with this one.',
    break: {
      file: 'server/src/orders/change-item.ts',
      from: '!== change.unpaidAmount',
      to: '=== -1',
    },
    tests: ['booking/changes/change-deposits'],
  },
  {
    name: 'balance: only its cuts change it',
    guarantee: 'The database rejects another amount of a balance than its cuts leave.',
    break: { sql: 'DROP TRIGGER order_balances_cut ON order_balances' },
    tests: ['booking/changes/change-deposits'],
  },
  {
    name: 'balance: an outdated payment is refunded',
    guarantee: 'A payment of an earlier amount that arrives late does not pay the balance.',
    break: {
      file: 'server/src/orders/balances/record-balance.ts',
      from: 'payment.amount !== balance.amount',
      to: 'payment.amount < 0',
    },
    tests: ['booking/changes/change-deposits'],
  },
  {
    name: 'balance: no more is returned than was paid',
    guarantee: 'Nights that a change gave up without paying for them refund no more than the deposit.',
    break: {
      file: 'server/src/booking/returned/refund-resold.ts',
      from: 'let left = Math.max(0, mostAmount);',
      to: 'let left = Number.MAX_SAFE_INTEGER;',
    },
    tests: ['booking/returned/resold-deposits'],
  },
  {
    name: 'balance: resold nights wait for it',
    guarantee:
      'A night that was sold with a deposit is not refunded to its first guest before the new one has paid.',
    break: {
      file: 'server/src/booking/returned/refund-resold.ts',
      from: 'unpaidOf(sale) > 0',
      to: 'unpaidOf(sale) < 0',
    },
    tests: ['booking/returned/resold-deposits'],
  },
];
