import type { ErrorCode } from '@golark/contract/errors/rules';
import { joinedPath } from '@golark/contract/join-paths';
import { getMembership, joinMembership } from '@golark/contract/membership/calls';
import { listOrders } from '@golark/contract/orders/calls';
import { accountMembershipPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { type PaymentOutcome, paymentErrors, paymentOf, shownPaymentFields } from '../payments/index.ts';
import { callApi } from '../platform/api-client.ts';
import { textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { nextPathOf } from '../platform/page/same-origin.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import type { Api } from '../platform/request-context.ts';
import { storeBankReturn } from './bank-return.ts';
import { joinIntent } from './join-intent.ts';

export type JoinProblem = 'declined' | 'member' | 'running' | 'failed';

export type JoinOutcome = PaymentOutcome & { failure?: JoinProblem };

const failureOfCode: Partial<Record<ErrorCode, JoinProblem>> = {
  CARD_DECLINED: 'declined',
  INVALID_STATE: 'member',
  IDEMPOTENCY_IN_PROGRESS: 'running',
};

const fields = ['renewalConsent', 'saveCard', ...shownPaymentFields];

const orderOfPurchase = async (api: Api): Promise<string | null> => {
  const membership = await callApi(api, getMembership);
  return membership.ok ? (membership.data.invoices[0]?.orderId ?? null) : null;
};

/** The page of a purchase that is open with other terms, such as one that waits at the bank. */
const findOpenPurchase = async (api: Api, next: string): Promise<string | null> => {
  const orders = await callApi(api, listOrders, { query: { pageNumber: 1 } });
  const open = orders.ok
    ? orders.data.edges.find(
        ({ node }) =>
          node.status === 'PENDING_PAYMENT' && node.items.every(({ kind }) => kind === 'membership'),
      )
    : undefined;
  return open ? joinedPath(open.node.id, next) : null;
};

/** Joins and redirects to the confirmation; otherwise the outcome says what failed, and the form keeps its values. */
export const submitJoin = async (request: AccountFormRequest) => {
  const { api, form, now, url } = request;
  const next = nextPathOf(url);
  const code = textOf(form, 'code');
  const payment = paymentOf(form);
  const result = await submitForm(request, {
    intent: joinIntent,
    call: joinMembership,
    body: {
      planId: textOf(form, 'planId'),
      code,
      renewalConsent: form.get('renewalConsent') === 'on',
      ...payment,
    },
    errors: paymentErrors(payment, now),
    fields,
  });
  if (result.ok) {
    const orderId = await orderOfPurchase(api);
    throw redirect(orderId ? joinedPath(orderId, next) : accountMembershipPath());
  }
  const { error, outcome } = result;
  // the confirmation page explains the step at the bank and leads there
  if (error?.code === 'AUTHENTICATION_REQUIRED') {
    const { orderId } = error;
    const headers = { 'Set-Cookie': storeBankReturn(request.request, { orderId, next, code: code ?? '' }) };
    throw redirect(joinedPath(orderId, next), { headers });
  }
  const open = error?.code === 'INVALID_STATE' ? await findOpenPurchase(api, next) : null;
  if (open) throw redirect(open);
  // not as a rejection: the page has to load the price without the code
  if (outcome.errors['code']) return outcome as JoinOutcome;
  const isExplained = outcome.detail || outcome.problem === 'tooMany' || outcome.problem === 'signedOut';
  if (!error || isExplained || Object.keys(outcome.errors).length > 0) return rejected<JoinOutcome>(outcome);
  return rejected<JoinOutcome>({
    ...outcome,
    failure: failureOfCode[error.code] ?? 'failed',
    reference: error.requestId,
  });
};
