import { joinedPath } from '@golark/contract/join-paths';
import { confirmOrderPayment } from '@golark/contract/orders/calls';
import { redirect } from 'react-router';
import { confirmPaymentIntent } from '../payments/index.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';

/** Continues the payment; the page then shows the membership, the decline or that the outcome is pending. */
export const submitConfirmation = async (request: AccountFormRequest, next: string) => {
  const orderId = request.url.searchParams.get('order') ?? '';
  const result = await submitForm(request, {
    intent: confirmPaymentIntent,
    call: confirmOrderPayment,
    params: { orderId },
  });
  if (result.ok || result.error?.code === 'CARD_DECLINED') throw redirect(joinedPath(orderId, next));
  return rejected(result.outcome);
};
