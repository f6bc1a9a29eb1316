import { setArrivalTime } from '@golark/contract/booking/calls';
import { doneOutcome } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { arrivalTimeIntent } from './arrival-time-intent.ts';

/** The choice of "I don't know yet" is an empty value. */
export const submitArrivalTime = async (request: AccountFormRequest, bookingId: string) => {
  const arrivalTime = textOf(request.form, 'arrivalTime') ?? null;
  const result = await submitForm(request, {
    intent: arrivalTimeIntent,
    call: setArrivalTime,
    params: { bookingId },
    body: { arrivalTime },
    fields: ['arrivalTime'],
  });
  return result.ok ? doneOutcome(arrivalTimeIntent) : rejected(result.outcome);
};
