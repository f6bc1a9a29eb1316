import { cancelInsurance } from '@golark/contract/insurance/calls';
import { doneOutcome } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { cancelInsuranceIntent } from './cancel-insurance-intent.ts';

export const submitInsuranceCancellation = async (request: AccountFormRequest) => {
  const intent = cancelInsuranceIntent;
  const params = { policyId: textOf(request.form, 'policyId') ?? '' };
  const result = await submitForm(request, { intent, call: cancelInsurance, params });
  return result.ok ? doneOutcome(intent) : rejected(result.outcome);
};
