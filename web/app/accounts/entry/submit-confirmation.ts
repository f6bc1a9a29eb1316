import { completeVerify, resendVerify } from '@golark/contract/accounts/calls';
import { callApi } from '../../platform/api-client.ts';
import {
  doneOutcome,
  type FormOutcome,
  outcomeOf,
  outcomeOfError,
  refused,
  trimmed,
} from '../../platform/form-outcome.ts';
import { apiContext } from '../../platform/request-context.ts';
import type { Posted } from './submit-login.ts';

export type ConfirmationState = 'ask' | 'confirmed' | 'over' | 'taken' | 'sent';
export type ConfirmationOutcome = FormOutcome & { state: ConfirmationState; email: string; token: string };

type Asked = Pick<Posted, 'context' | 'form' | 'locale'>;

export const submitConfirmation = async ({ context, form, locale }: Asked) => {
  const token = trimmed(form, 'token');
  const intent = 'confirm';
  const answer = (state: ConfirmationState, outcome: FormOutcome): ConfirmationOutcome => ({
    ...outcome,
    state,
    token,
    email: '',
  });
  const result = await callApi(context.get(apiContext), completeVerify, { body: { token } });
  if (result.ok) return { ...answer('confirmed', doneOutcome(intent)), email: result.data.account.email };
  const { code } = result.error;
  if (code === 'EMAIL_TAKEN') return refused(answer('taken', outcomeOf(intent)));
  if (code === 'VALIDATION_ERROR') return refused(answer('over', outcomeOf(intent)));
  return refused(answer('ask', outcomeOfError(result.error, { intent, locale })));
};

export const submitResend = async ({ context, locale }: Asked) => {
  const intent = 'resend';
  const result = await callApi(context.get(apiContext), resendVerify);
  const answer = { token: '', email: '' };
  if (result.ok) return { ...doneOutcome(intent), ...answer, state: 'sent' as ConfirmationState };
  return refused<ConfirmationOutcome>({
    ...outcomeOfError(result.error, { intent, locale }),
    ...answer,
    state: 'over',
  });
};
