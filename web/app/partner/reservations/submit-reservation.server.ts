import { acceptReservation, cancelReservation, declineReservation } from '@golark/contract/partners/calls';
import { doneOutcome, type FormOutcome } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';
import { translatorOf } from '../../platform/translations.ts';
import { actingAs, type HostRequest } from '../read-host-page.ts';
import { acceptIntent, cancelReservationIntent, declineIntent } from './reservation-intents.ts';

const calls = {
  [acceptIntent]: acceptReservation,
  [declineIntent]: declineReservation,
  [cancelReservationIntent]: cancelReservation,
} as const;
type Intent = keyof typeof calls;

/** Answers a request, or cancels a stay, for the host for which the page was shown. */
const submit = async (request: HostRequest & FormRequest, intent: Intent) => {
  const { form, locale, host } = request;
  const subject = textOf(form, 'subject') ?? '';
  const result = await submitForm(request, {
    intent,
    subject,
    call: calls[intent],
    params: { bookingId: subject },
    headers: actingAs(host),
    ...(intent === declineIntent ? { body: { reason: textOf(form, 'reason') } } : {}),
  });
  if (result.ok) return doneOutcome(intent);
  const isLate = result.error?.code === 'INVALID_STATE' || result.error?.code === 'NOT_FOUND';
  const detail = isLate ? translatorOf(locale, 'partner')('notNow') : result.outcome.detail;
  const outcome: FormOutcome = { ...result.outcome, detail };
  return rejected(outcome);
};

export const submitReservation = {
  [acceptIntent]: (request: HostRequest & FormRequest) => submit(request, acceptIntent),
  [declineIntent]: (request: HostRequest & FormRequest) => submit(request, declineIntent),
  [cancelReservationIntent]: (request: HostRequest & FormRequest) => submit(request, cancelReservationIntent),
};
