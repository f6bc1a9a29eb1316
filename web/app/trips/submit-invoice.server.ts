import { issueInvoice } from '@golark/contract/receipts/calls';
import { doneOutcome, outcomeOf } from '../platform/page/form-outcome.ts';
import { rawTextOf, textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { translatorOf } from '../platform/translations.ts';
import { invoiceIntent } from './invoice-intent.ts';
import { loadTrip } from './load-trips.ts';

/** Issues the invoice of the trip's order. Browsers send line breaks as CRLF. */
export const submitInvoice = async (request: AccountFormRequest, bookingId: string) => {
  const { api, form, locale } = request;
  const { orderId } = await loadTrip(api, bookingId);
  const result = await submitForm(request, {
    intent: invoiceIntent,
    call: issueInvoice,
    params: { orderId },
    body: {
      companyName: textOf(form, 'companyName'),
      address: rawTextOf(form, 'address')?.replaceAll('\r\n', '\n'),
      taxNumber: textOf(form, 'taxNumber') ?? null,
    },
    fields: ['companyName', 'address', 'taxNumber'],
  });
  if (result.ok) return doneOutcome(invoiceIntent);
  if (result.error?.code !== 'INVALID_STATE') return rejected(result.outcome);
  const detail = translatorOf(locale, 'invoices')('failed');
  return rejected(outcomeOf(invoiceIntent, { ...result.outcome, problem: null, detail }));
};
