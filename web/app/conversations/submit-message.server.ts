import { askHost, messageHost, replyToHost } from '@golark/contract/conversations/calls';
import { askHostPath, conversationPath } from '@golark/contract/host-paths';
import { loginPath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { doneOutcome } from '../platform/page/form-outcome.ts';
import { textOf } from '../platform/page/form-values.ts';
import type { AccountFormRequest, FormRequest } from '../platform/page/page-request.ts';
import { rejected, submitForm } from '../platform/page/submit-form.server.ts';
import { messageIntent } from './message-intent.ts';
import { forgetQuestion, keepQuestion } from './question-draft.server.ts';

const common = { intent: messageIntent, fields: ['text'] } as const;

/** A question to a host leads to its conversation; a visitor logs in first and finds the text again. */
export const submitQuestion = async (request: FormRequest, stayId: string) => {
  const text = textOf(request.form, 'text');
  const result = await submitForm(request, {
    ...common,
    call: askHost,
    params: { globalId: stayId },
    body: { text },
  });
  if (result.ok) {
    const headers = { 'Set-Cookie': forgetQuestion(request.request, stayId) };
    throw redirect(conversationPath(result.data.conversation.id), { status: 303, headers });
  }
  if (result.error?.code === 'UNAUTHENTICATED_ERROR') {
    const headers = { 'Set-Cookie': keepQuestion(request.request, stayId, text ?? '') };
    throw redirect(loginPath(askHostPath(stayId)), { status: 303, headers });
  }
  const isOwn = result.error?.code === 'INVALID_STATE';
  return rejected({ ...result.outcome, isOwn });
};

export const submitReply = async (request: AccountFormRequest, conversationId: string) => {
  const result = await submitForm(request, {
    ...common,
    call: replyToHost,
    params: { conversationId },
    body: { text: textOf(request.form, 'text') },
  });
  return result.ok ? doneOutcome(messageIntent) : rejected(result.outcome);
};

export const submitTripMessage = async (request: AccountFormRequest, bookingId: string) => {
  const result = await submitForm(request, {
    ...common,
    call: messageHost,
    params: { bookingId },
    body: { text: textOf(request.form, 'text') },
  });
  return result.ok ? doneOutcome(messageIntent) : rejected(result.outcome);
};
