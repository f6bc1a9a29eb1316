import type { Membership, PlansResponse } from '@golark/contract/membership/schemas';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';
import type { Order } from '@golark/contract/orders/schemas';
import { plansWithCode, samplePlans, sampleSubscription } from './sample-plans.ts';

const dollars = (amount: number) => ({ amount: Math.round(amount * 100), currency: 'USD' as const });

type Code = NonNullable<PlansResponse['code']>;

export const codeOf = (status: Code['status'], more: Partial<Code> = {}): Code => ({
  code: 'GO2025',
  status,
  discount: dollars(status === 'APPLIED' ? 20 : 0),
  endsOn: null,
  ...more,
});

/** The plans as the API has them for this code. */
export const plansFor = (code: Code | null): PlansResponse => (code ? plansWithCode(code) : samplePlans);

/** A member since the day of the tests, whose membership renews after a year. */
export const newSubscription: Subscription = {
  ...sampleSubscription,
  startedAt: '2026-11-20T18:00:00.000Z',
  currentPeriodStart: '2026-11-20T18:00:00.000Z',
  currentPeriodEnd: '2027-11-20T18:00:00.000Z',
  endsOn: '2027-11-20',
};

const invoice: Membership['invoices'][number] = {
  id: 'item1',
  orderId: 'order1',
  code: 'GKGOPLUS01',
  kind: 'JOINED',
  status: 'PAID',
  periodStartsOn: '2026-11-20',
  periodEndsOn: '2027-11-20',
  paidOn: '2026-11-20',
  lines: [
    { code: 'membership', label: 'Go+ for a year', amount: dollars(79) },
    { code: 'membership_code', label: 'Code GO2025', amount: dollars(-20) },
  ],
  total: dollars(59),
  refunded: dollars(0),
  card: { brand: 'visa', last4: '4242' },
};

export const sampleMembership = {
  subscription: newSubscription,
  savings: {
    current: dollars(84.2),
    total: dollars(84.2),
    fee: dollars(59),
    items: [
      {
        id: 'trip1',
        kind: 'stay',
        title: 'Olive Street cabin',
        bookedOn: '2026-11-20',
        savings: dollars(84.2),
      },
    ],
  },
  invoices: [invoice],
  renewalCard: { id: 'card1', brand: 'visa', last4: '4242' },
  refundableUntil: null,
  due: null,
} as const satisfies Membership;

/** The order of the sample membership. */
export const sampleOrder: Order = {
  id: 'order1',
  code: 'GKGOPLUS01',
  status: 'CONFIRMED',
  total: dollars(59),
  items: [
    {
      id: 'item1',
      kind: 'membership',
      status: 'CONFIRMED',
      description: 'Go+ for a year',
      lines: invoice.lines,
      total: dollars(59),
    },
  ],
  payments: [
    {
      id: 'payment1',
      purpose: 'purchase',
      amount: dollars(59),
      dueOn: '2026-11-20',
      status: 'PAID',
      failureCode: null,
      card: { brand: 'visa', last4: '4242' },
    },
  ],
  paymentAction: null,
  refunds: [],
  holdExpiresAt: null,
  createdAt: '2026-11-20T18:00:00.000Z',
};
