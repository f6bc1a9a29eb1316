import { ticketOrderPath } from '@golark/contract/event-paths';
import { objectToDelivery, withdrawObjection } from '@golark/contract/objections/calls';
import { objectionKinds } from '@golark/contract/objections/rules';
import { redirect } from 'react-router';
import { callOnce } from '../../platform/page/call-once.server.ts';
import { outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf, valuesOf } from '../../platform/page/form-values.ts';
import { keyOfPage } from '../../platform/page/page-key.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { objectIntent, withdrawObjectionIntent } from './objection-intents.ts';

/** Reports a problem with delivered tickets; the order's page then says what happens next. */
export const submitObjection = async (request: FormRequest, orderId: string) => {
  const { form, locale } = request;
  const t = translatorOf(locale, 'ticketOrder');
  const intent = objectIntent;
  const key = keyOfPage(request);
  const typed = textOf(form, 'kind');
  const kind = objectionKinds.find((one) => one === typed);
  const values = valuesOf(form, ['kind', 'text']);
  if (!kind) return rejected(outcomeOf(intent, { values, errors: { kind: t('objection.choose') } }));
  const result = await submitForm(request, {
    intent,
    call: objectToDelivery,
    params: { orderId },
    query: key ? { key } : {},
    body: { kind, text: textOf(form, 'text')?.trim() || null },
    fields: ['kind', 'text'],
  });
  if (result.ok) throw redirect(ticketOrderPath(orderId));
  if (result.error?.code !== 'INVALID_STATE') return rejected(result.outcome);
  return rejected(outcomeOf(intent, { values, detail: t('objection.tooLate') }));
};

/** Everything is in order after all; if it was decided in the meantime, the page shows that. */
export const submitObjectionWithdrawal = async (request: FormRequest, orderId: string) => {
  const { locale } = request;
  const key = keyOfPage(request);
  const call = { params: { orderId }, query: key ? { key } : {} };
  const result = await callOnce(request, withdrawObjection, call);
  if (result.ok || result.error.code === 'INVALID_STATE') throw redirect(ticketOrderPath(orderId));
  return rejected(outcomeOfError(result.error, { intent: withdrawObjectionIntent, locale }));
};
