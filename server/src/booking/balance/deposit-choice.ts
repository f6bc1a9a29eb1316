import type { PaymentPlan } from '@golark/contract/pricing/payment-plans';
import { Failure } from '#platform/failure';

/** How a deposit is paid: its balance is charged to a card that was saved for it. */
export const depositCardOf = <Choice extends { saveCard?: boolean | undefined }>(
  choice: Choice,
  hasDeposit: boolean,
): Choice => ({ ...choice, saveCard: choice.saveCard || hasDeposit });

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
