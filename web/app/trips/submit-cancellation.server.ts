import { cancelBooking } from '@golark/contract/booking/calls';
import { doneOutcome } from '../platform/page/form-outcome.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { cancelIntent } from './cancel-intent.ts';

export const submitCancellation = async (request: AccountFormRequest, bookingId: string) => {
  const params = { bookingId };
  const result = await submitForm(request, { intent: cancelIntent, call: cancelBooking, params });
  return result.ok ? doneOutcome(cancelIntent) : rejected(result.outcome);
};
