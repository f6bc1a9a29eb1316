import type { PaymentPlan } from '@golark/contract/pricing/payment-plans';
import { Failure } from '#platform/failure';

/** An order that is held is paid as it was placed. Throws INVALID_STATE for another plan. */
export const assertSamePlan = (
  hasDeposit: boolean,
  { paymentPlan }: { paymentPlan?: PaymentPlan | undefined },
): void => {
  if (paymentPlan !== undefined && (paymentPlan === 'deposit') !== hasDeposit)
    throw new Failure('INVALID_STATE', {
      detail: 'This stay was ordered with another payment plan. Start again.',
    });
};
