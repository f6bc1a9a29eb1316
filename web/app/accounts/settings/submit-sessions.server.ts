import { listSessions, logOutSession } from '@golark/contract/sessions/calls';
import { callApi } from '../../platform/api-client.ts';
import { doneOutcome } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { AccountFormRequest } from '../../platform/page/page-request.ts';
import { outcomeOfError, rejected, submitForm } from '../../platform/page/submit-form.server.ts';

export const endSession = async (request: AccountFormRequest) => {
  const subject = textOf(request.form, 'subject') ?? '';
  const intent = 'endSession';
  const params = { sessionId: subject };
  const result = await submitForm(request, { intent, subject, call: logOutSession, params });
  return result.ok ? doneOutcome(intent) : rejected(result.outcome);
};

/** Ends the other sessions one by one; stops at the first error, and sessions ended before it stay ended. */
export const endOtherSessions = async ({ api, locale }: AccountFormRequest) => {
  const intent = 'endOthers';
  const listed = await callApi(api, listSessions);
  if (!listed.ok) return rejected(outcomeOfError(listed.error, { intent, locale }));
  for (const { id, current } of listed.data.sessions) {
    if (current) continue;
    const ended = await callApi(api, logOutSession, { params: { sessionId: id } });
    if (!ended.ok && ended.error.code !== 'NOT_FOUND')
      return rejected(outcomeOfError(ended.error, { intent, locale }));
  }
  return doneOutcome(intent);
};
