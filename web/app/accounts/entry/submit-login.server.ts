import type { ProblemOf } from '@golark/contract/call';
import type { FieldErrorCode } from '@golark/contract/errors/rules';
import { logIn, logInTwoStep } from '@golark/contract/sessions/calls';
import type { ApiError } from '../../platform/api-client.ts';
import { type FormOutcome, outcomeOf } from '../../platform/page/form-outcome.ts';
import { rawTextOf, textOf } from '../../platform/page/form-values.ts';
import type { FormRequest } from '../../platform/page/page-request.ts';
import { nextPathOf } from '../../platform/page/same-origin.ts';
import { rejected, rejectField, submitForm } from '../../platform/page/submit-form.server.ts';
import { completeLogin } from './complete-login.ts';

/** `challenge` is set when the password was right and the second step follows. */
export type LoginOutcome = FormOutcome & { challenge?: string };

/** The challenge of the second step, if the error asks for that step. */
export const challengeOf = (error: ApiError<ProblemOf<typeof logIn>> | null): string | null =>
  error?.code === 'TWO_STEP_REQUIRED' ? error.challenge : null;

export const submitPassword = async (request: FormRequest) => {
  const { form, url } = request;
  const result = await submitForm(request, {
    intent: 'password',
    call: logIn,
    body: { email: textOf(form, 'email'), password: rawTextOf(form, 'password') },
    fields: ['email'],
  });
  if (result.ok) return completeLogin(request.request, result, { next: nextPathOf(url), event: 'Login' });
  const challenge = challengeOf(result.error);
  if (challenge) return rejected<LoginOutcome>({ ...outcomeOf('code'), challenge });
  return rejected<LoginOutcome>(result.outcome);
};

const wrongCode: readonly string[] = ['INVALID_CREDENTIALS', 'VALIDATION_ERROR'];

/** The code of the app or a recovery code; after a wrong one the step can be repeated until the challenge expires. */
export const submitCode = async (request: FormRequest) => {
  const { form, url, locale } = request;
  const challenge = textOf(form, 'challenge');
  const result = await submitForm(request, {
    intent: 'code',
    call: logInTwoStep,
    body: { challenge, code: textOf(form, 'code') },
  });
  if (result.ok) return completeLogin(request.request, result, { next: nextPathOf(url), event: 'Login' });
  const { error, outcome } = result;
  const isChallengeOver = !challenge || error?.errors?.some(({ path }) => path === 'challenge');
  if (isChallengeOver) return rejected<LoginOutcome>(outcomeOf('over', { problem: 'stepOver' }));
  const code: FieldErrorCode | null = error && wrongCode.includes(error.code) ? 'code_wrong' : null;
  const shown = code ? rejectField('code', { path: 'code', code }, locale) : outcome;
  return rejected<LoginOutcome>({ ...shown, challenge });
};
