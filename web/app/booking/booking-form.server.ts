import type { bookStay } from '@golark/contract/booking/calls';
import type { ErrorCode } from '@golark/contract/errors/rules';
import type { placeOrder } from '@golark/contract/orders/calls';
import { type PaymentPlan, paymentPlans } from '@golark/contract/pricing/payment-plans';
import { shownPaymentFields } from '../payments/index.ts';
import { lastNameOf, textOf } from '../platform/page/form-values.ts';
import { rejected, type SubmitResult } from '../platform/page/submit-form.server.ts';
import type { BookingOutcome, BookingProblem } from './booking-outcome.ts';

export const bookIntent = 'book';

/** Absent where there is no choice, and in the form of an order that is held. */
const paymentPlanOf = (form: FormData): PaymentPlan | undefined => {
  const chosen = textOf(form, 'paymentPlan');
  return paymentPlans.find((plan) => plan === chosen);
};

/** The stay in the form of the checkout, as the contract has it. */
export const stayOf = (form: FormData) => ({
  quoteId: textOf(form, 'quoteId'),
  guest: {
    firstName: textOf(form, 'firstName'),
    lastName: lastNameOf(form),
    email: textOf(form, 'email'),
  },
  note: textOf(form, 'note'),
  paymentPlan: paymentPlanOf(form),
});

export const shownFields = [
  ...[
    'firstName',
    'lastName',
    'oneName',
    'email',
    'note',
    'couponCode',
    'goPlus',
    'renewalConsent',
    'paymentPlan',
    'holdId',
    'insuranceQuoteId',
  ],
  ...shownPaymentFields,
];

const failureOfCode: Partial<Record<ErrorCode, BookingProblem>> = {
  CARD_DECLINED: 'declined',
  DATES_UNAVAILABLE: 'taken',
  QUOTE_EXPIRED: 'expired',
  PRICE_CHANGED: 'changed',
  INVALID_STATE: 'expired',
  IDEMPOTENCY_IN_PROGRESS: 'running',
};

type Failed = Extract<SubmitResult<typeof bookStay> | SubmitResult<typeof placeOrder>, { ok: false }>;

/** The rejection of a booking: fields that are wrong, or what failed about it. */
export const rejectedBooking = ({ error, outcome }: Failed) => {
  if (!error || outcome.detail || Object.keys(outcome.errors).length > 0)
    return rejected<BookingOutcome>(outcome);
  return rejected<BookingOutcome>({
    ...outcome,
    failure: failureOfCode[error.code] ?? 'failed',
    reference: error.requestId,
    ...(error.code === 'CARD_DECLINED' ? { heldUntil: error.holdExpiresAt } : {}),
    ...(error.code === 'PRICE_CHANGED' ? { quote: error.quote } : {}),
  });
};
