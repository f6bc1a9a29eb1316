import type { Guard } from './guard.ts';

const insurance = 'server/src/insurance';
const tests = ['insurance/insurance'];

export const insuranceGuards: readonly Guard[] = [
  {
    name: 'insured for the price that is paid',
    guarantee: 'An insurance that was quoted for another price of the stay is not sold.',
    break: {
      file: `${insurance}/prepare-insurance.ts`,
      from: 'quote.insured_amount === stay.totalAmount',
      to: 'quote.insured_amount > 0',
    },
    tests,
  },
  {
    name: 'policy not returned after its loss',
    guarantee: 'A guest does not get the premium back for a policy that pays for a canceled stay.',
    break: {
      file: `${insurance}/present-policy.ts`,
      from: '!policy.has_loss && now',
      to: 'policy.has_loss !== null && now',
    },
    tests,
  },
  {
    name: 'insured for the dates that are booked',
    guarantee: 'An insurance that was quoted for other dates is not sold.',
    break: {
      file: `${insurance}/prepare-insurance.ts`,
      from: 'quote.depart_day === stay.departDay',
      to: 'quote.depart_day > stay.arriveDay',
    },
    tests,
  },
  {
    name: 'expired insurance quote not sold',
    guarantee: 'The premium of a quote holds for 30 minutes.',
    break: {
      file: `${insurance}/prepare-insurance.ts`,
      from: 'if (quote.expires_at <= now)',
      to: 'if (!quote.id)',
    },
    tests,
  },
  {
    name: 'a stay insured once',
    guarantee: 'One order does not sell two insurances for the same stay.',
    break: {
      file: 'server/src/checkout/prepare-items.ts',
      from: 'itemId !== insurance.stayItemId',
      to: "itemId !== ''",
    },
    tests,
  },
  {
    name: 'insurance of one’s own',
    guarantee: 'Nobody cancels the insurance of another account.',
    break: {
      file: `${insurance}/store.ts`,
      from: 'WHERE p.id = ${id} AND p.account_id = ${accountId}`',
      to: "WHERE p.id = ${id} AND ${accountId} <> ''`",
    },
    tests,
  },
  {
    name: 'insurance refunded in time only',
    guarantee: 'A premium is not refunded after 10 days, or once the stay has begun.',
    break: {
      file: `${insurance}/present-policy.ts`,
      from: 'now < refundableUntilOf(policy)',
      to: 'now.getTime() > 0',
    },
    tests,
  },
  {
    name: 'policy kept for a stay that is not refunded in full',
    guarantee: 'A guest who loses a part of the price keeps the insurance that pays for it.',
    break: {
      file: `${insurance}/listeners.ts`,
      from: '|| !isRefundedInFull) return;',
      to: '|| (isRefundedInFull && itemId === orderId)) return;',
    },
    tests,
  },
  {
    name: 'an insurance quote is ordered once',
    guarantee:
      'Two orders at once with the same insurance are one order; the other is refused with an explanation.',
    break: {
      file: 'server/src/checkout/place-items.ts',
      from: "isViolationOf(error, 'order_items_pkey') || isViolationOf(error, 'order_lines_pkey')",
      to: "isViolationOf(error, 'no such constraint')",
    },
    tests,
    group: 'postgres',
  },
  {
    name: 'policy with a loss kept, wherever its stay was moved',
    guarantee: 'An insurer who does not cover new days ends no policy that has to pay for a loss.',
    break: {
      file: `${insurance}/settle-policy.ts`,
      from: 'if (has_loss) return;',
      to: 'if (has_loss === null) return;',
    },
    tests: ['insurance/moved-stays'],
  },
];
