import { boughtTicketsPath, ticketOrderPath } from '@golark/contract/event-paths';
import { confirmTicketPayment } from '@golark/contract/tickets/calls';
import { redirect } from 'react-router';
import { confirmPaymentIntent } from '../../payments/index.ts';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import { keyOfPage } from '../../platform/page/page-key.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected } from '../../platform/page/submit-form.server.ts';

/** Continues the payment; the order's page then shows the tickets, the decline or that the bank still decides. */
export const submitConfirmation = async (request: FormRequest, orderId: string) => {
  const { locale } = request;
  const key = keyOfPage(request);
  const params = { orderId };
  const result = await callOnce(request, confirmTicketPayment, { params, query: key ? { key } : {} });
  if (result.ok && result.data.order.status === 'CONFIRMED') throw redirect(boughtTicketsPath(orderId));
  if (result.ok && result.data.order.paymentAction)
    return rejected(outcomeOf(confirmPaymentIntent, { problem: 'unavailable' }));
  if (result.ok || result.error.code === 'CARD_DECLINED') throw redirect(ticketOrderPath(orderId));
  return rejected(outcomeOfError(result.error, { intent: confirmPaymentIntent, locale }));
};
