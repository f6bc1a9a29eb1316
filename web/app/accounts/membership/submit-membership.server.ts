import type { Call } from '@golark/contract/call';
import { fieldError } from '@golark/contract/errors/field-errors';
import { joinedPath } from '@golark/contract/join-paths';
import {
  cancelMembership,
  getMembership,
  payRenewal,
  refundMembership,
  reinstateMembership,
} from '@golark/contract/membership/calls';
import { confirmOrderPayment } from '@golark/contract/orders/calls';
import { accountMembershipPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import {
  confirmPaymentIntent,
  type PaymentOutcome,
  paymentErrors,
  paymentOf,
  shownPaymentFields,
} from '../../payments/index.ts';
import { callApi, dataOrThrow } from '../../platform/api-client.ts';
import { doneOutcome } from '../../platform/page/form-outcome.ts';
import { type AccountFormRequest, runIntent } from '../../platform/page/page-request.ts';
import { rejected, type SubmitResult, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { membershipIntents } from './membership-intents.ts';

const { cancel, keep, pay, refund, renew } = membershipIntents;

export type MembershipOutcome = PaymentOutcome & {
  /** Cents that a refund gives back. */
  amount?: number;
};

type Failed<C extends Call> = Extract<SubmitResult<C>, { ok: false }>;

/** An action that is no longer possible is reported on the page as it is now; other failures are rejections of the form. */
const failure = <C extends Call>({ error, outcome }: Failed<C>, { locale }: AccountFormRequest) => {
  if (error?.code !== 'INVALID_STATE') return rejected<MembershipOutcome>(outcome);
  const detail = translatorOf(locale, 'ownMembership')('problems.state');
  return { ...outcome, problem: null, detail } satisfies MembershipOutcome;
};

const submitCancel = async (request: AccountFormRequest) => {
  const result = await submitForm(request, { intent: cancel, call: cancelMembership });
  return result.ok ? (doneOutcome(cancel) as MembershipOutcome) : failure(result, request);
};

const submitKeep = async (request: AccountFormRequest) => {
  const result = await submitForm(request, { intent: keep, call: reinstateMembership, body: {} });
  return result.ok ? (doneOutcome(keep) as MembershipOutcome) : failure(result, request);
};

const submitRenew = async (request: AccountFormRequest) => {
  const isAgreed = request.form.get('renewalConsent') === 'on';
  const result = await submitForm(request, {
    intent: renew,
    call: reinstateMembership,
    body: { renewalConsent: true },
    errors: isAgreed ? [] : [fieldError('renewalConsent', 'required')],
  });
  return result.ok ? (doneOutcome(renew) as MembershipOutcome) : failure(result, request);
};

const submitRefund = async (request: AccountFormRequest) => {
  const result = await submitForm(request, { intent: refund, call: refundMembership });
  if (!result.ok) return failure(result, request);
  return { ...doneOutcome(refund), amount: result.data.refund.amount } satisfies MembershipOutcome;
};

const submitPay = async (request: AccountFormRequest) => {
  const payment = paymentOf(request.form);
  const result = await submitForm(request, {
    intent: pay,
    call: payRenewal,
    body: payment,
    errors: paymentErrors(payment, request.now),
    fields: shownPaymentFields,
  });
  if (result.ok) return doneOutcome(pay) as MembershipOutcome;
  const { error, outcome } = result;
  if (error?.code === 'AUTHENTICATION_REQUIRED')
    throw redirect(joinedPath(error.orderId, accountMembershipPath()));
  if (error?.code !== 'CARD_DECLINED') return failure(result, request);
  const declined = { failure: 'declined', reference: error.requestId };
  return rejected<MembershipOutcome>({ ...outcome, ...declined });
};

/** Checks the payment after 3-D Secure, for a gateway that does not redirect the buyer to a page of its own. */
const submitConfirmation = async (request: AccountFormRequest): Promise<MembershipOutcome> => {
  const { due } = dataOrThrow(await callApi(request.api, getMembership));
  if (due) await callApi(request.api, confirmOrderPayment, { params: { orderId: due.orderId } });
  throw redirect(accountMembershipPath());
};

export const submitMembership = (request: AccountFormRequest) =>
  runIntent<AccountFormRequest, MembershipOutcome | ReturnType<typeof rejected<MembershipOutcome>>>(request, {
    [cancel]: submitCancel,
    [keep]: submitKeep,
    [renew]: submitRenew,
    [refund]: submitRefund,
    [pay]: submitPay,
    [confirmPaymentIntent]: submitConfirmation,
  });
