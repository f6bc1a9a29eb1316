import { type Guard, replaceInFunction } from './guard.ts';

const tests = ['booking/payment-limits'];

/** Limits on unpaid holds, declines and new cards. */
export const paymentLimitGuards: readonly Guard[] = [
  {
    name: 'payments beyond a limit refused',
    guarantee: 'An account holds at most ten unpaid orders, and a card tester gets fifteen answers an hour.',
    break: {
      file: 'server/src/orders/assert-may-pay.ts',
      from: 'if (broken) throw limitReached(broken.name, broken.retryAfterSeconds, locale);',
      to: '',
    },
    tests,
  },
  {
    name: 'payments counted under a lock',
    guarantee: 'Sixty payments at once do not exceed a limit.',
    break: {
      sql: replaceInFunction(
        'lock_payment_attempts',
        'PERFORM pg_advisory_xact_lock(hashtextextended(name, 90));',
        'NULL;',
      ),
    },
    tests,
    group: 'postgres',
  },
  {
    name: 'new cards limited',
    guarantee: 'An account tries at most twenty cards a day.',
    break: {
      file: 'server/src/payments/count-card.ts',
      from: 'if (retryAfterSeconds > 0) return { retryAfterSeconds };',
      to: '',
    },
    tests: [...tests, 'payments/stripe-cards'],
  },
  {
    name: 'new cards counted under a lock',
    guarantee: 'Sixty cards at once do not exceed the limit.',
    break: {
      file: 'server/src/payments/count-card.ts',
      from: 'await lockNames(trx, locksOf(payer));',
      to: '',
    },
    tests: ['payments/count-card.race'],
    group: 'postgres',
  },
  {
    name: 'declines of a card limited',
    guarantee: 'A card that many accounts try is declined ten times an hour.',
    break: {
      file: 'server/src/orders/rules/broken-payment-limit.ts',
      from: "check('cardDeclines', sameCard.map(endOf), limits.cardDeclinesPerHour);",
      to: '',
    },
    tests,
  },
];
