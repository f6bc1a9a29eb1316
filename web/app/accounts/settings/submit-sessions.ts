import { listSessions, logOutSession } from '@golark/contract/sessions/calls';
import { callApi } from '../../platform/api-client.ts';
import { doneOutcome, outcomeOfError, refused, trimmed } from '../../platform/form-outcome.ts';
import type { SettingsPost } from './submit-two-step.ts';

export const endSession = async ({ api, form, locale }: SettingsPost) => {
  const sessionId = trimmed(form, 'subject');
  const intent = 'endSession';
  const result = await callApi(api, logOutSession, { params: { sessionId } });
  if (result.ok) return doneOutcome(intent);
  return refused(outcomeOfError(result.error, { intent, locale, subject: sessionId }));
};

/** One after the other; the first refusal is told, and what has ended stays ended. */
export const endOtherSessions = async ({ api, locale }: SettingsPost) => {
  const intent = 'endOthers';
  const listed = await callApi(api, listSessions);
  if (!listed.ok) return refused(outcomeOfError(listed.error, { intent, locale }));
  for (const { id, current } of listed.data.sessions) {
    if (current) continue;
    const ended = await callApi(api, logOutSession, { params: { sessionId: id } });
    if (!ended.ok && ended.error.code !== 'NOT_FOUND')
      return refused(outcomeOfError(ended.error, { intent, locale }));
  }
  return doneOutcome(intent);
};
