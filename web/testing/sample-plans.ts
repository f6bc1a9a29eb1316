import type { PlansResponse } from '@golark/contract/membership/schemas';
import type { Subscription } from '@golark/contract/membership/subscription-schemas';

const dollars = (amount: number) => ({ amount: amount * 100, currency: 'USD' }) as const;

/** Go+ at $79 a year, 10 % off at 4 of 5 stays. */
export const samplePlans: PlansResponse = {
  plans: [
    {
      id: 'go-plus-year',
      months: 12,
      price: dollars(79),
      firstPrice: dollars(79),
      endsOn: '2027-11-20',
      ticketFeePercentOff: 100,
      renewalConsent: 'Yes, renew.',
    },
  ],
  code: null,
  terms: { refundDays: 14, graceDays: 10, noticeDays: [30, 7] },
  discounts: { share: 0.8, percent: 10, serviceFeePercent: 10 },
};

type Code = NonNullable<PlansResponse['code']>;

/** The same plans for a code, which takes $20 off the first year if it applies. */
export const plansWithCode = ({ status = 'APPLIED', ...code }: Partial<Code>): PlansResponse => {
  const discount = status === 'APPLIED' ? 20 : 0;
  return {
    ...samplePlans,
    plans: samplePlans.plans.map((plan) => ({ ...plan, firstPrice: dollars(79 - discount) })),
    code: { code: 'GO2025', status, discount: dollars(discount), endsOn: null, ...code },
  };
};

export const sampleSubscription: Subscription = {
  status: 'ACTIVE',
  planId: 'go-plus-year',
  startedAt: '2026-02-10T18:00:00.000Z',
  currentPeriodStart: '2026-02-10T18:00:00.000Z',
  currentPeriodEnd: '2027-02-10T18:00:00.000Z',
  endsOn: '2027-02-10',
  cancelAtPeriodEnd: false,
  renews: true,
  renewalPrice: dollars(79),
  graceEndsAt: null,
};
