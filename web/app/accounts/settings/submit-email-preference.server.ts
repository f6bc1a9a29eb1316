import { setEmailPreference } from '@golark/contract/email-preferences/calls';
import { doneOutcome } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { AccountFormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';

const intent = 'emails';

/** Says what is wanted, not that it is to be turned over: pressed twice, it is the same. */
export const submitEmailPreference = async (request: AccountFormRequest) => {
  const subject = textOf(request.form, 'subject') ?? '';
  const body = { kind: subject, isMuted: textOf(request.form, 'isMuted') === 'true' };
  const result = await submitForm(request, { intent, subject, call: setEmailPreference, body });
  return result.ok ? doneOutcome(intent) : rejected(result.outcome);
};
