import { completeVerify, resendVerify } from '@golark/contract/accounts/calls';
import { doneOutcome, type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { rejected, submitForm } from '../../platform/page/submit-form.server.ts';

export type ConfirmationState = 'ask' | 'confirmed' | 'over' | 'taken' | 'sent';
export type ConfirmationOutcome = FormOutcome & { state: ConfirmationState; email: string; token: string };

export const submitConfirmation = async (request: FormRequest) => {
  const intent = 'confirm';
  const token = textOf(request.form, 'token') ?? '';
  const answer = (state: ConfirmationState, outcome: FormOutcome): ConfirmationOutcome => ({
    ...outcome,
    state,
    token,
    email: '',
  });
  const result = await submitForm(request, { intent, call: completeVerify, body: { token } });
  if (result.ok) return { ...answer('confirmed', doneOutcome(intent)), email: result.data.account.email };
  const { error, outcome } = result;
  if (error?.code === 'EMAIL_TAKEN') return rejected(answer('taken', outcomeOf(intent)));
  const isOver = error === null || error.code === 'VALIDATION_ERROR';
  return rejected(isOver ? answer('over', outcomeOf(intent)) : answer('ask', outcome));
};

export const submitResend = async (request: FormRequest) => {
  const intent = 'resend';
  const result = await submitForm(request, { intent, call: resendVerify });
  const answer = { token: '', email: '' };
  if (result.ok) return { ...doneOutcome(intent), ...answer, state: 'sent' as ConfirmationState };
  return rejected<ConfirmationOutcome>({ ...result.outcome, ...answer, state: 'over' });
};
