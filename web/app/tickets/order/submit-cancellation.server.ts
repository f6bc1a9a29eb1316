import { ticketOrderPath } from '@golark/contract/event-paths';
import { cancelTickets } from '@golark/contract/tickets/calls';
import { redirect } from 'react-router';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import { keyOfPage } from '../../platform/page/page-key.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { cancelIntent } from './cancel-intent.ts';

/** Cancels the tickets for the refund that the page has shown; the order's page then says what was refunded. */
export const submitCancellation = async (request: FormRequest, orderId: string) => {
  const { form, locale } = request;
  const key = keyOfPage(request);
  const result = await submitForm(request, {
    ...{ intent: cancelIntent, call: cancelTickets, params: { orderId }, query: key ? { key } : {} },
    body: {
      tickets: (textOf(form, 'tickets') ?? '').split(',').map(Number),
      refundAmount: Number(textOf(form, 'refundAmount')),
    },
  });
  if (result.ok) throw redirect(ticketOrderPath(orderId));
  if (result.error?.code !== 'INVALID_STATE') return rejected(result.outcome);
  const detail = translatorOf(locale, 'ticketOrder')('cancel.changed');
  return rejected(outcomeOf(cancelIntent, { detail }));
};
